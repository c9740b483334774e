// The page's composition: the line to the playground, this window's person, and what each thing does.

import { Composer } from "./composer.js";
import { h } from "./dom.js";
import { door } from "./entry.js";
import { openForm } from "./forms.js";
import { Link } from "./link.js";
import { closeMenu } from "./menus.js";
import { Log, textContext, threadCard } from "./messages.js";
import { Shell } from "./shell.js";
import { pageLang, setLanguages } from "./strings.js";
import { browserLang, byId, callsMe, isThread, learn, local, messagesOf, problem, say, setChannels, setPeople, state } from "./state.js";
import { setClock, tick } from "./times.js";

const root = document.getElementById("app");
const params = new URLSearchParams(location.search);
const FOLLOW = 8000;
let people = [];
let commandAt = 0;

const acts = { press, dismiss, openChannel: open, useCommand: (path) => composer.open(path), earlier };
const log = new Log(acts);
const composer = new Composer({
  say: (content) => link.ask("say", { channel: state.here, content }).then(complain),
  command: runCommand,
  autocomplete,
});
const shell = new Shell({ open, leave, language }, log, composer);
const link = new Link({ people: onPeople, channels: onChannels, commands: onCommands, bot: onBot, message: onMessage, gone: onGone }, onLine);

async function onLine(up) {
  if (!up) {
    shell.warn(state.me ? say("offlineBanner") : "");
    return;
  }
  const greeting = await link.ask("hello");
  setClock(greeting.now);
  setLanguages(greeting.languages);
  people = greeting.people;
  const asked = params.get("person");
  if (params.get("new")) sessionStorage.removeItem("person");
  const kept = sessionStorage.getItem("person");
  if (kept && people.some((p) => p.id === kept)) await enter("be", { person: kept });
  else if (asked) await byName(asked);
  else showDoor();
}

async function byName(asked) {
  const known = people.find((p) => p.id === asked || p.name.toLowerCase() === asked.toLowerCase());
  if (known) await enter("be", { person: known.id });
  else await enter("make", { name: asked, lang: pageLang(params.get("lang") || browserLang()) });
}

function showDoor() {
  state.me = null;
  door(root, people, { be: (person) => enter("be", { person }), make: (name, lang) => enter("make", { name, lang }) });
}

async function enter(t, body) {
  const answer = await link.ask(t, body);
  if (answer.t !== "welcome") return showDoor();
  learn(answer);
  sessionStorage.setItem("person", state.me.id);
  if (params.get("new")) history.replaceState(null, "", "/");
  params.delete("new");
  if (!root.contains(shell.el)) root.replaceChildren(shell.el);
  warnAboutBot();
  const first = [...state.channels.values()].filter((c) => !isThread(c)).sort((a, b) => byId(a.id, b.id))[0];
  const kept = sessionStorage.getItem("channel");
  return open(state.channels.has(kept) ? kept : first?.id);
}

function leave() {
  sessionStorage.removeItem("person");
  sessionStorage.removeItem("channel");
  location.assign("/");
}

async function language(lang) {
  const answer = await link.ask("language", { lang });
  if (answer.t !== "welcome") return complain(answer);
  learn(answer);
  return open(state.here);
}

function warnAboutBot() {
  shell.warn(state.bot && !state.bot.online ? say("botAway") : "");
}

async function open(channel) {
  if (!channel) return shell.refresh();
  closeMenu();
  state.here = channel;
  sessionStorage.setItem("channel", channel);
  state.unread.delete(channel);
  state.pings.delete(channel);
  shell.hush(channel);
  shell.el.dataset.drawer = "";
  shell.refresh();
  composer.refresh();
  const answer = await link.ask("look", { channel });
  if (answer.t !== "messages") return complain(answer);
  state.messages.set(channel, new Map(answer.messages.map((m) => [m.id, m])));
  state.more.set(channel, answer.more);
  if (state.here === channel) log.show(channel, intro(channel));
  return undefined;
}

async function earlier() {
  const channel = state.here;
  const first = [...messagesOf(channel).keys()].sort(byId)[0];
  const answer = await link.ask("look", { channel, before: first });
  if (answer.t !== "messages") return complain(answer);
  answer.messages.forEach((m) => messagesOf(channel).set(m.id, m));
  state.more.set(channel, answer.more);
  const height = log.scroll.scrollHeight;
  log.sync();
  log.scroll.scrollTop += log.scroll.scrollHeight - height;
  return undefined;
}

/** What stands above the first message of a channel; in an ordinary one the way to a first game. */
function intro(id) {
  const channel = state.channels.get(id);
  if (isThread(channel)) return [h("h2", {}, channel.name)];
  const play = state.commands.find((c) => c.name === "play");
  const [before, after] = say("firstHint", { command: "\u0000" }).split("\u0000");
  const name = play ? `/${local(play, "name")}` : say("playCommand");
  return [
    h("h2", {}, say("welcome", { channel: channel?.name || "" })),
    h("p", {}, before, h("button", { class: "mention", type: "button", onclick: () => composer.open("play") }, name), after),
    h("button", { class: "button primary large start", type: "button", disabled: !play, onclick: startGame }, say("startGame")),
    h("p", { class: "small" }, play ? say("hintSeat") : say("noCommands")),
    ...openTables(id),
  ];
}

/** The threads of a channel that are open, each a way in. */
function openTables(id) {
  const threads = [...state.channels.values()].filter((c) => isThread(c) && c.parent_id === id && !c.thread_metadata?.archived);
  return threads.length ? [h("h3", {}, say("tables")), h("div", { class: "tables" }, threads.map((t) => threadCard(t, open)))] : [];
}

/** Writes `/play` with a robot as company, what is required by its first choice, and sends it; the bot asks for the game. */
async function startGame() {
  const play = state.commands.find((c) => c.name === "play");
  const filled = {};
  for (const option of play.options || []) {
    const first = option.required && option.choices?.[0];
    if (first) filled[option.name] = [first.value, local(first, "name")];
    else if (option.name === "robots") filled[option.name] = [1, "1"];
  }
  if (composer.open("play", filled)) await composer.run();
}

async function runCommand(path, options) {
  commandAt = Date.now();
  const answer = await link.ask("command", { channel: state.here, path, options });
  openIfForm(answer);
  return answer;
}

async function autocomplete(path, options, focused, text) {
  const answer = await link.ask("autocomplete", { channel: state.here, path, options, focused, text });
  return answer.t === "choices" ? answer.choices : [];
}

async function press(message, custom, kind, values) {
  const key = `${message.id}|${custom}`;
  if (state.busy.has(key)) return;
  state.busy.add(key);
  state.failed.delete(message.id);
  log.sync();
  const answer = await link.ask("press", { message: message.id, channel: message.channel_id, custom_id: custom, values });
  state.busy.delete(key);
  openIfForm(answer);
  if (answer.t === "failed") state.failed.set(message.id, say("failed"));
  // What was pressed twice is gone by the second time: the changed message is on its way, and says enough.
  else if (answer.t === "error" && answer.code !== "outdated") state.failed.set(message.id, problem(answer));
  log.sync();
}

function dismiss(message) {
  messagesOf(message.channel_id).delete(message.id);
  log.sync();
  link.ask("dismiss", { message: message.id, channel: message.channel_id });
}

function complain(answer) {
  if (answer.t === "error") composer.tell(problem(answer));
}

function onPeople(message) {
  people = message.people;
  if (!state.me) return root.querySelector("#name")?.value ? undefined : showDoor();
  setPeople(people);
  shell.refresh();
  return undefined;
}

function onChannels(message) {
  const before = new Set(state.channels.keys());
  setChannels(message.channels);
  const born = message.channels.filter((c) => !before.has(c.id) && isThread(c) && c.parent_id === state.here);
  const [thread] = born;
  if (thread && Date.now() - commandAt < FOLLOW) open(thread.id);
  else if (!state.channels.has(state.here)) open(message.channels[0]?.id);
  else shell.refresh();
  if (!state.here) return;
  log.intro.replaceChildren(...intro(state.here));
  log.sync();
}

function onCommands(message) {
  state.commands = message.commands;
  if (state.here) log.intro.replaceChildren(...intro(state.here));
}

function onBot(message) {
  state.bot = message.bot;
  warnAboutBot();
  shell.refresh();
}

function onMessage({ message }) {
  const channel = message.channel_id;
  const known = messagesOf(channel).has(message.id);
  messagesOf(channel).set(message.id, message);
  if (channel === state.here) {
    log.sync();
    if (!known && (log.stuck || message.author.id === state.me.id)) log.toBottom();
  }
  const away = channel !== state.here || document.hidden;
  if (known || !away || message.author.id === state.me.id) return;
  state.unread.set(channel, true);
  if (callsMe(message)) {
    state.pings.set(channel, (state.pings.get(channel) || 0) + 1);
    if (channel !== state.here) shell.callTo(channel);
  }
  shell.refresh();
}

function onGone({ channel, message }) {
  messagesOf(channel).delete(message);
  if (channel === state.here) log.sync();
}

function openIfForm({ form }) {
  if (form) openForm(form, textContext(acts), (fields) => link.ask("submit", { form: form.id, fields }));
}

document.addEventListener("visibilitychange", () => {
  if (document.hidden || !state.here || !state.me) return;
  state.unread.delete(state.here);
  state.pings.delete(state.here);
  shell.refresh();
});
document.addEventListener("keydown", (event) => {
  const busy = event.target.closest?.("input, textarea, select, dialog, [role=listbox]");
  if (event.key === "/" && !busy && state.me && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    composer.listAll();
  }
});
setInterval(tick, 250);
