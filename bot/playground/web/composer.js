// The line at the bottom: words to everybody, or a slash command with its fields.

import { h, icon } from "./dom.js";
import { Filling, entries } from "./options.js";
import { channelName, problem, say, state } from "./state.js";
import { Suggest, fitting } from "./suggest.js";

export class Composer {
  /** `acts`: say(text), command(path, options) -> answer, autocomplete(path, options, focused, text) -> choices. */
  constructor(acts) {
    this.acts = acts;
    this.filling = null;
    this.suggest = new Suggest();
    this.input = h("textarea", { rows: "1", class: "composer-text", id: "composer", maxlength: "2000", autocomplete: "off", enterkeyhint: "send" });
    this.send = h("button", { class: "icon-button send", type: "submit" }, icon("send", 22));
    this.slash = h("button", { class: "icon-button slash", type: "button", onclick: () => this.listAll() }, "/");
    this.note = h("div", { class: "composer-note", role: "alert", hidden: true });
    this.room = h("div", { class: "composer-room" }, this.input);
    this.el = h("form", { class: "composer" }, this.suggest.el, this.note, h("div", { class: "composer-line" }, this.slash, this.room, this.send));
    this.suggest.own(this.input);
    this.input.addEventListener("input", () => this.typed());
    this.input.addEventListener("keydown", (e) => this.key(e));
    this.input.addEventListener("blur", () => this.suggest.close());
    this.el.addEventListener("submit", (e) => {
      e.preventDefault();
      this.go();
    });
  }

  /** New channel or language: names anew. */
  refresh() {
    this.input.placeholder = matchMedia("(max-width: 760px)").matches ? say("composerShort") : say("composer", { channel: channelName(state.here) });
    this.input.setAttribute("aria-label", say("composer", { channel: channelName(state.here) }));
    this.send.setAttribute("aria-label", say("send"));
    this.slash.setAttribute("aria-label", say("commands"));
  }

  /** A calm sentence above the line, gone after a while or with the next key. */
  tell(text) {
    this.note.textContent = text;
    this.note.hidden = !text;
    clearTimeout(this.noteTimer);
    if (text) this.noteTimer = setTimeout(() => (this.note.hidden = true), 8000);
  }

  focus() {
    if (this.filling) this.filling.focus();
    else this.input.focus();
  }

  listAll() {
    if (this.filling) this.cancel();
    if (!this.input.value.startsWith("/")) this.input.value = "/";
    this.input.focus();
    this.typed();
  }

  typed() {
    this.tell("");
    this.input.style.height = "auto";
    this.input.style.height = `${Math.min(this.input.scrollHeight, 160)}px`;
    const text = this.input.value;
    if (!text.startsWith("/") || text.includes("\n")) return this.suggest.close();
    const found = text.endsWith(" ") || / \S/.test(text) ? this.exact(text.slice(1)) : null;
    if (found) return this.fill(found.entry, found.rest);
    this.suggest.own(this.input);
    const lines = entries(state.commands).map((e) => ({ label: `/${e.label}`, hint: e.hint, tag: state.bot?.name, take: () => this.fill(e, "") }));
    const note = state.commands.length ? say("noCommand") : say("noCommands");
    return this.suggest.show(say("commands"), fitting(lines, text.trimEnd()), { note });
  }

  /** The command whose whole name was typed, followed by a space. */
  exact(text) {
    const names = entries(state.commands).flatMap((e) => [[e.label, e], [e.path.join(" "), e]]);
    const hits = names.filter(([name]) => text.toLowerCase().startsWith(`${name.toLowerCase()} `));
    const [name, entry] = hits.sort((a, b) => b[0].length - a[0].length)[0] || [];
    return entry ? { entry, rest: text.slice(name.length + 1).trim() } : null;
  }

  /** Changes to the fields of a command. */
  fill(entry, rest) {
    this.suggest.close();
    this.input.value = "";
    this.filling = new Filling(entry, {
      suggest: this.suggest,
      ask: (...args) => this.acts.autocomplete(...args),
      done: () => this.go(),
      cancel: () => this.cancel(),
      error: (text) => this.tell(text),
      changed: () => this.filling && !this.filling.fields.some((f) => !f.input.value) && this.send.focus(),
    });
    this.filling.begin(rest);
    this.room.replaceChildren(this.filling.el, h("button", { class: "icon-button tiny", type: "button", "aria-label": say("cancelCommand"), onclick: () => this.cancel() }, icon("close", 16)));
    if (this.filling.fields.length) this.filling.focus();
    else this.send.focus();
    return this.filling;
  }

  /** Opens the fields of a command by its path ("play"), its options set; null when the bot has none of that name. */
  open(path, options = {}) {
    const entry = entries(state.commands).find((e) => e.path.join(" ") === path);
    if (!entry) return null;
    const filling = this.fill(entry, "");
    for (const [name, [value, text]] of Object.entries(options)) filling.set(name, value, text);
    return filling;
  }

  cancel() {
    this.filling = null;
    this.suggest.close();
    this.input.value = "";
    this.room.replaceChildren(this.input);
    if (!matchMedia("(pointer: coarse)").matches) this.input.focus();
  }

  key(event) {
    if (this.suggest.key(event)) return;
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      this.go();
    }
  }

  async go() {
    if (this.filling) return this.run();
    const text = this.input.value.trim();
    if (!text) return undefined;
    if (text.startsWith("/")) {
      const found = this.exact(`${text.slice(1)} `);
      if (!found) return this.tell(state.commands.length ? say("noCommand") : say("noCommands"));
      this.fill(found.entry, found.rest);
      return found.entry.options.some((o) => o.required) ? undefined : this.run();
    }
    this.input.value = "";
    this.input.style.height = "auto";
    return this.acts.say(text);
  }

  async run() {
    const { filling } = this;
    if (this.send.disabled) return;
    const options = filling.values(true);
    if (!options) return;
    this.el.classList.add("busy");
    this.send.disabled = true;
    const answer = await this.acts.command(filling.entry.path, options);
    this.el.classList.remove("busy");
    this.send.disabled = false;
    if (this.filling === filling && answer.t !== "error") this.cancel();
    if (answer.t === "failed") this.tell(say("failed"));
    else if (answer.t === "error") this.tell(problem(answer));
  }
}
