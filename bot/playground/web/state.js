// What this window knows: who it is, the channels, the people, the messages; and the words it uses.

import { hasSentence, say as sayIn } from "./strings.js";

export const EPHEMERAL = 64;
export const THINKING = 128;
const THREADS = new Set([10, 11, 12]);

export const state = {
  me: null,
  people: new Map(),
  channels: new Map(),
  commands: [],
  bot: null,
  guild: { name: "" },
  share: null,
  cdn: "",
  here: null,
  messages: new Map(),
  more: new Map(),
  unread: new Map(),
  pings: new Map(),
  busy: new Set(),
  failed: new Map(),
};

/** A sentence of the page in this person's language. */
export const say = (key, vars) => sayIn(state.me?.lang || browserLang(), key, vars);

/** What to say about an error the playground answered with. */
export function problem({ code, text }) {
  const key = `error-${code}`;
  return hasSentence(key) ? say(key) : say("error", { text: text || code });
}

/** The language the browser asks for. */
export const browserLang = () => navigator.language || "";

/** Takes over the lists that a welcome carries. */
export function learn(welcome) {
  Object.assign(state, { me: welcome.me, commands: welcome.commands, bot: welcome.bot, guild: welcome.guild, roles: welcome.roles || [], share: welcome.share, cdn: welcome.cdn });
  setPeople(welcome.people);
  setChannels(welcome.channels);
}

export function setPeople(people) {
  state.people = new Map(people.map((p) => [p.id, p]));
}

export function setChannels(channels) {
  state.channels = new Map(channels.map((c) => [c.id, c]));
}

export const isThread = (channel) => Boolean(channel) && THREADS.has(channel.type);

/** A role's name, as it is mentioned. */
export function roleName(id) {
  return (state.roles || []).find((r) => r.id === id)?.name.replace(/^@/, "") || "?";
}

/** A person's name, or the bot's. */
export function userName(id) {
  if (state.bot && id === state.bot.id) return state.bot.name;
  return state.people.get(id)?.name || "?";
}

export const channelName = (id) => state.channels.get(id)?.name || "";

/** The visible messages of a channel, oldest first. */
export function messagesOf(channel) {
  if (!state.messages.has(channel)) state.messages.set(channel, new Map());
  return state.messages.get(channel);
}

/** Order of two ids: they are numbers of up to twenty digits, older ones smaller. */
export function byId(a, b) {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}

/** Whether a message calls this person. */
export const callsMe = (message) => Boolean(state.me) && (message.mentions || []).some((u) => u.id === state.me.id);

/** A name or description of a command in this person's language. */
export function local(thing, field) {
  const table = thing[`${field}_localizations`] || {};
  return table[state.me?.locale] || thing[field] || "";
}
