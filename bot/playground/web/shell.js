// The frame of the page: channels and threads at the left, people at the right, the head in between.

import { avatar, emblem, h, icon } from "./dom.js";
import { byId, isThread, say, state } from "./state.js";
import { LANGUAGES } from "./strings.js";

export class Shell {
  /** `acts`: open(channel), leave(), language(lang). `log`, `composer`: the parts in the middle. */
  constructor(acts, log, composer) {
    this.acts = acts;
    this.channels = h("nav", { class: "channels" });
    this.me = h("div", { class: "me-card" });
    this.sidebar = h("aside", { class: "sidebar", id: "sidebar" }, h("div", { class: "brand" }, emblem(), h("span", { class: "brand-name" })), this.channels, this.me);
    this.people = h("aside", { class: "people", id: "people" });
    this.title = h("h1", { class: "channel-title" });
    this.burger = h("button", { class: "icon-button narrow-only", type: "button", "aria-controls": "sidebar", onclick: () => this.drawer("left") }, icon("menu"), h("span", { class: "burger-dot", hidden: true }));
    this.toggle = h("button", { class: "icon-button", type: "button", "aria-controls": "people", onclick: () => this.drawer("right") }, icon("people"));
    this.banner = h("div", { class: "banner", role: "status", hidden: true });
    this.toasts = h("div", { class: "toasts", role: "status" });
    const veil = h("div", { class: "veil", onclick: () => this.drawer("") });
    const main = h("main", { class: "main" }, h("header", { class: "head" }, this.burger, this.title, this.toggle), this.banner, log.el, this.toasts, composer.el);
    this.skip = h("a", { class: "skip", href: "#composer" });
    this.el = h("div", { class: "shell" }, this.skip, this.sidebar, main, this.people, veil);
    this.el.addEventListener("keydown", (e) => e.key === "Escape" && this.el.dataset.drawer && this.drawer(""));
  }

  drawer(side) {
    this.el.dataset.drawer = this.el.dataset.drawer === side ? "" : side;
    this.burger.setAttribute("aria-expanded", String(this.el.dataset.drawer === "left"));
    this.toggle.setAttribute("aria-expanded", String(this.el.dataset.drawer === "right"));
  }

  /** Draws all that depends on the state: names, lists, badges, language. */
  refresh() {
    this.skip.textContent = say("skip");
    this.burger.setAttribute("aria-label", say("openMenu"));
    this.toggle.setAttribute("aria-label", say("showPeople"));
    this.channels.setAttribute("aria-label", say("channels"));
    this.people.setAttribute("aria-label", say("people"));
    this.sidebar.querySelector(".brand-name").textContent = state.guild.name || "Quartier";
    this.drawTitle();
    this.drawChannels();
    this.drawPeople();
    this.drawMe();
    const pings = [...state.pings.values()].reduce((a, b) => a + b, 0);
    const here = state.channels.get(state.here)?.name;
    document.title = `${pings ? `(${pings}) ` : ""}${here ? `${here} · ` : ""}${say("title")}`;
    document.documentElement.lang = state.me.locale;
    this.burger.querySelector(".burger-dot").hidden = !pings;
  }

  drawTitle() {
    const channel = state.channels.get(state.here);
    const thread = isThread(channel);
    const parent = thread && state.channels.get(channel.parent_id);
    this.title.replaceChildren(...[
      icon(thread ? "thread" : "hash", 20),
      h("span", { class: "title-name" }, channel?.name || ""),
      parent && h("button", { class: "title-parent", type: "button", onclick: () => this.acts.open(parent.id) }, `# ${parent.name}`),
      channel?.topic && h("span", { class: "title-topic" }, channel.topic),
    ].filter(Boolean));
  }

  drawChannels() {
    const all = [...state.channels.values()].sort((a, b) => (a.position ?? 0) - (b.position ?? 0) || byId(a.id, b.id));
    const roots = all.filter((c) => !isThread(c));
    const rows = roots.map((c) => {
      const threads = all.filter((t) => isThread(t) && t.parent_id === c.id && (!t.thread_metadata?.archived || t.id === state.here));
      return [this.channelRow(c), threads.length > 0 && h("div", { class: "threads", role: "group", "aria-label": say("threads") }, threads.reverse().map((t) => this.channelRow(t)))];
    });
    this.channels.replaceChildren(h("h2", { class: "side-title" }, say("channels")), ...rows.flat().filter(Boolean));
  }

  channelRow(c) {
    const pings = state.pings.get(c.id) || 0;
    const here = c.id === state.here;
    return h(
      "button",
      {
        class: `channel ${isThread(c) ? "thread" : ""} ${here ? "here" : ""} ${state.unread.get(c.id) ? "unread" : ""}`,
        type: "button",
        "aria-current": here ? "page" : null,
        dataset: { channel: c.id },
        onclick: () => this.acts.open(c.id),
      },
      icon(isThread(c) ? "thread" : "hash", 17),
      h("span", { class: "channel-name" }, c.name),
      c.thread_metadata?.locked && h("span", { class: "small" }, say("closed")),
      pings > 0 && h("span", { class: "ping-count" }, String(pings)),
    );
  }

  drawPeople() {
    const people = [...state.people.values()].sort((a, b) => a.name.localeCompare(b.name));
    const group = (title, list) => list.length > 0 && [h("h2", { class: "side-title" }, `${title} · ${list.length}`), h("ul", { class: "people-list" }, list.map((p) => this.personRow(p)))];
    const bot = state.bot && { ...state.bot, bot: true };
    this.people.replaceChildren(
      ...[
        group(say("online"), [...(bot?.online ? [bot] : []), ...people.filter((p) => p.online)]),
        group(say("offline"), [...(bot && !bot.online ? [bot] : []), ...people.filter((p) => !p.online)]),
        this.inviteBox(),
      ].flat().filter(Boolean),
    );
  }

  personRow(p) {
    const self = p.id === state.me.id;
    return h(
      "li",
      { class: `person ${p.online ? "" : "away"}` },
      h("span", { class: "with-dot" }, avatar(p, "small"), h("span", { class: `dot ${p.online ? "on" : ""}` })),
      h("span", { class: "person-name" }, p.name),
      p.bot && h("span", { class: "badge" }, say("robot")),
      self && h("span", { class: "small" }, say("you")),
      !p.bot && !self && p.lang && h("span", { class: "small lang-tag" }, p.lang.toUpperCase()),
    );
  }

  inviteBox() {
    return h(
      "div",
      { class: "invite" },
      h("a", { class: "button plain", href: "/?new=1", target: "_blank", rel: "noopener" }, icon("window", 17), say("secondWindow")),
      state.share && h("button", { class: "text-button share", type: "button", onclick: (e) => copy(state.share, e.currentTarget) }, icon("link", 15), h("span", {}, `${say("share")}: ${state.share}`)),
    );
  }

  drawMe() {
    const option = ([code, { name }]) => h("option", { value: code, lang: code, selected: state.me.lang === code }, name);
    const languages = h("select", { class: "lang-menu", "aria-label": say("language"), onchange: (e) => this.acts.language(e.target.value) }, Object.entries(LANGUAGES).map(option));
    this.me.replaceChildren(
      avatar(state.me, "small"),
      h("span", { class: "me-name" }, state.me.name),
      languages,
      h("button", { class: "icon-button", type: "button", title: say("changePerson"), "aria-label": say("changePerson"), onclick: () => this.acts.leave() }, icon("swap", 18)),
    );
  }

  /** The strip under the head: what is wrong with the line or the bot; empty text hides it. */
  warn(text) {
    this.banner.textContent = text;
    this.banner.hidden = !text;
  }

  /** A card that says this person is called elsewhere, with the way there. */
  callTo(channel) {
    const name = state.channels.get(channel)?.name || "";
    const toast = h(
      "div",
      { class: "toast", dataset: { channel } },
      h("span", {}, say("pinged", { channel: name })),
      h("button", { class: "button primary", type: "button", onclick: () => this.acts.open(channel) }, say("go")),
      h("button", { class: "icon-button tiny", type: "button", "aria-label": say("close"), onclick: () => toast.remove() }, icon("close", 15)),
    );
    this.hush(channel);
    this.toasts.append(toast);
    setTimeout(() => toast.remove(), 15000);
  }

  /** Takes away the cards of a channel that is being read now. */
  hush(channel) {
    this.toasts.querySelectorAll(`[data-channel="${CSS.escape(channel)}"]`).forEach((t) => t.remove());
  }
}

function copy(text, button) {
  navigator.clipboard?.writeText(text).then(() => {
    button.lastElementChild.textContent = say("copied");
    setTimeout(() => (button.lastElementChild.textContent = `${say("share")}: ${text}`), 1500);
  });
}
