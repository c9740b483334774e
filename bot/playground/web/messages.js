// The log of a channel: its messages drawn, edited in place without a jump, kept at the bottom while new ones come.

import { avatar, h, icon } from "./dom.js";
import { draw } from "./components.js";
import { markdown } from "./markdown.js";
import { closeOrphan } from "./menus.js";
import { pictureFrame } from "./pictures.js";
import { headTime } from "./times.js";
import { EPHEMERAL, THINKING, byId, callsMe, channelName, local, messagesOf, roleName, say, state, userName } from "./state.js";

const NEAR = 30;
/** What Discord itself writes, by the kind of message. */
const SYSTEM = { 1: "addedPerson", 4: "renamedThread", 18: "startedThread", 21: "startedHere" };
const TOGETHER = 5 * 60 * 1000;

export class Log {
  /** `acts`: press(message, custom_id, type, values), dismiss(message), openChannel(id), useCommand(name), earlier(). */
  constructor(acts) {
    this.acts = acts;
    this.items = new Map();
    this.list = h("div", { class: "messages", role: "log", "aria-live": "polite", "aria-relevant": "additions" });
    this.more = h("button", { class: "button plain earlier", type: "button", hidden: true, onclick: () => acts.earlier() });
    this.intro = h("div", { class: "intro" });
    this.scroll = h("div", { class: "scroll", tabindex: "-1", id: "messages" }, h("div", { class: "spring" }), this.intro, this.more, this.list);
    this.pill = h("button", { class: "new-pill", type: "button", hidden: true, onclick: () => this.toBottom() });
    this.el = h("div", { class: "log" }, this.scroll, this.pill);
    this.stuck = true;
    this.scroll.addEventListener("scroll", () => this.scrolled());
    new ResizeObserver(() => this.stuck && this.toBottom()).observe(this.list);
    new ResizeObserver(() => this.stuck && this.toBottom()).observe(this.scroll);
  }

  scrolled() {
    const s = this.scroll;
    this.stuck = s.scrollHeight - s.scrollTop - s.clientHeight < NEAR;
    if (this.stuck) this.pill.hidden = true;
  }

  toBottom() {
    this.scroll.scrollTop = this.scroll.scrollHeight;
    this.stuck = true;
    this.pill.hidden = true;
  }

  /** Shows a channel from what the window knows of it. */
  show(channel, intro) {
    this.channel = channel;
    this.items.clear();
    this.list.replaceChildren();
    this.list.setAttribute("aria-label", say("messagesOf", { channel: channelName(channel) }));
    this.intro.replaceChildren(...intro);
    this.pill.replaceChildren(say("newMessages"), icon("down", 16));
    this.more.textContent = say("earlier");
    this.sync();
    this.toBottom();
  }

  /** Brings the list in line with the state: new ones in, gone ones out, changed ones redrawn. */
  sync() {
    const messages = [...messagesOf(this.channel).values()].sort((a, b) => byId(a.id, b.id));
    const known = new Set(messages.map((m) => m.id));
    for (const [id, el] of this.items) {
      if (!known.has(id)) {
        el.remove();
        this.items.delete(id);
      }
    }
    this.more.hidden = !state.more.get(this.channel);
    let before = null;
    let at = this.list.firstElementChild;
    for (const message of messages) {
      const el = this.item(message);
      if (el === at) at = at.nextElementSibling;
      else this.list.insertBefore(el, at);
      el.classList.toggle("follow", together(before, message));
      before = message;
    }
  }

  item(message) {
    const old = this.items.get(message.id);
    if (old && old.source === message && old.mark === this.mark(message)) return old;
    const el = old || h("article", { class: "message", dataset: { id: message.id } });
    this.fill(el, message);
    if (!old && !this.stuck) this.pill.hidden = false;
    this.items.set(message.id, el);
    return el;
  }

  mark(message) {
    const busy = [...state.busy].filter((k) => k.startsWith(`${message.id}|`)).join();
    return `${busy}/${state.failed.get(message.id) || ""}/${state.channels.get(message.id)?.name || ""}`;
  }

  fill(el, message) {
    const frames = [...el.querySelectorAll(".picture")];
    const focused = el.contains(document.activeElement) ? document.activeElement.dataset.press : null;
    el.source = message;
    el.mark = this.mark(message);
    el.className = `message ${message.flags & EPHEMERAL ? "ephemeral" : ""} ${callsMe(message) ? "calls-me" : ""}`;
    // Taking out what had the focus makes the browser measure the emptied message, and clamp the scroll to it.
    const at = this.scroll.scrollTop;
    el.replaceChildren(...this.parts(message, frames));
    if (this.scroll.scrollTop !== at) this.scroll.scrollTop = at;
    if (focused) el.querySelector(`[data-press="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
    closeOrphan();
  }

  parts(message, frames) {
    const author = { id: message.author.id, name: nameOf(message.author), bot: message.author.bot };
    return [
      usedLine(message),
      avatar(author),
      h(
        "div",
        { class: "message-main" },
        h(
          "header",
          { class: "message-head" },
          h("strong", { class: "author" }, author.name),
          author.bot && h("span", { class: "badge" }, say("robot")),
          h("span", { class: "when" }, headTime(message.timestamp, state.me.locale)),
        ),
        this.body(message, frames, author),
        this.foot(message),
      ),
    ].filter(Boolean);
  }

  body(message, frames, author) {
    if (message.flags & THINKING) {
      const dots = h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"));
      return h("div", { class: "body thinking", role: "status" }, dots, say("thinking", { name: author.name }));
    }
    const told = SYSTEM[message.type];
    if (told) return h("div", { class: "body system" }, icon("thread", 16), say(told, { name: author.name, title: message.content, who: (message.mentions || []).map(nameOf).join(", ") }));
    const ctx = this.context(message, frames);
    const edited = message.edited_timestamp && !message.components?.length && message.content;
    return h(
      "div",
      { class: "body" },
      message.content && h("div", { class: "text" }, markdown(message.content, ctx.text), edited && h("span", { class: "small" }, ` (${say("edited")})`)),
      (message.embeds || []).map((e) => embed(e, ctx)),
      (message.components || []).map((c) => draw(c, ctx)),
      message.components?.length ? null : (message.attachments || []).map((a) => attachment(a)),
    );
  }

  context(message, frames) {
    return {
      text: textContext(this.acts),
      message,
      frames,
      used: [],
      press: (custom, type, values) => this.acts.press(message, custom, type, values),
      busy: (custom) => state.busy.has(`${message.id}|${custom}`),
      people: () => [...state.people.values()],
      channels: () => [...state.channels.values()],
      roles: () => state.roles,
    };
  }

  foot(message) {
    const failed = state.failed.get(message.id);
    const notes = [];
    // A thread that hangs on a message has its id.
    if (state.channels.has(message.id)) notes.push(threadCard(state.channels.get(message.id), this.acts.openChannel));
    if (failed) notes.push(h("div", { class: "failed", role: "alert" }, icon("alert", 16), failed));
    if (message.flags & EPHEMERAL) {
      notes.push(
        h(
          "div",
          { class: "only-you" },
          icon("eye", 16),
          say("onlyYou"),
          " · ",
          h("button", { class: "text-button", type: "button", onclick: () => this.acts.dismiss(message) }, say("dismiss")),
        ),
      );
    }
    return notes;
  }
}

/** The way into a thread. */
export function threadCard(thread, open) {
  return h("button", { class: "thread-card", type: "button", onclick: () => open(thread.id) }, icon("thread", 18), h("span", {}, thread.name), icon("out", 14));
}

/** What markdown needs to know of the world around it. */
export function textContext(acts) {
  return {
    lang: state.me.locale,
    me: state.me.id,
    userName,
    roleName,
    channelName,
    openChannel: acts.openChannel,
    useCommand: acts.useCommand,
    commandName: (name) => commandName(name),
    emojiUrl: (id) => `${state.cdn}/emojis/${id}.png`,
    say,
  };
}

function nameOf(author) {
  const known = userName(author.id);
  return known === "?" ? author.global_name || author.username || "?" : known;
}

function commandName(path) {
  const [first, ...rest] = path.split(" ");
  const command = state.commands.find((c) => c.name === first);
  return [command ? local(command, "name") : first, ...rest].join(" ");
}

function together(before, message) {
  if (!before || before.author.id !== message.author.id || usedLine(message)) return false;
  if ((before.flags ^ message.flags) & EPHEMERAL || SYSTEM[before.type] || callsMe(message)) return false;
  return new Date(message.timestamp) - new Date(before.timestamp) < TOGETHER;
}

/** "Léa used /play" above the answer to a command. */
function usedLine(message) {
  const by = message.interaction_metadata;
  const name = by?.name || message.interaction?.name;
  if (!by || by.type !== 2 || !name) return null;
  const who = nameOf(by.user || { username: userName(by.user_id) });
  return h("div", { class: "used" }, h("span", { class: "used-text" }, say("used", { name: who, command: `/${commandName(name)}` })));
}

function embed(e, ctx) {
  const el = h(
    "div",
    { class: "container edged" },
    e.title && h("h4", { class: "h3" }, e.title),
    e.description && h("div", { class: "text" }, markdown(e.description, ctx.text)),
    (e.fields || []).map((f) => h("div", { class: "text" }, h("strong", {}, f.name), markdown(f.value, ctx.text))),
  );
  if (e.color) el.style.setProperty("--edge", `#${e.color.toString(16).padStart(6, "0")}`);
  return el;
}

function attachment(a) {
  if (/^image\//.test(a.content_type || "") || /\.(png|jpe?g|webp|gif)$/i.test(a.filename)) {
    return h("div", { class: "gallery gallery-1" }, pictureFrame({ url: a.url, width: a.width, height: a.height, alt: a.description }));
  }
  return h("a", { class: "file", href: a.url, download: a.filename }, icon("file", 26), h("span", { class: "file-name" }, a.filename));
}
