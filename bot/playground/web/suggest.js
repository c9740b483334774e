// The list above the composer: lines to pick with arrows, Enter, Tab or a tap.

import { avatar, h } from "./dom.js";
import { say } from "./state.js";

export class Suggest {
  constructor() {
    this.lines = [];
    this.at = -1;
    this.title = h("div", { class: "popover-title" });
    this.list = h("div", { class: "list", role: "listbox", id: "suggestions" });
    this.el = h("div", { class: "suggest", hidden: true }, this.title, this.list);
    this.el.addEventListener("pointerdown", (e) => e.preventDefault());
  }

  get open() {
    return !this.el.hidden;
  }

  /** Shows lines [{label, hint, tag, person, take()}]; `note` when there are none; `first`: whether the first is chosen at once. */
  show(title, lines, { note = "", first = true } = {}) {
    this.lines = lines;
    this.title.textContent = title;
    const nodes = lines.map((line, i) => this.node(line, i));
    this.list.setAttribute("aria-label", title);
    this.list.replaceChildren(...nodes, ...(lines.length || !note ? [] : [h("p", { class: "small pad" }, note)]));
    this.el.hidden = !lines.length && !note;
    this.mark(first && lines.length ? 0 : -1);
  }

  node(line, i) {
    return h(
      "div",
      { class: "line", role: "option", id: `suggestion-${i}`, onclick: () => line.take() },
      line.person && avatar(line.person, "tiny"),
      h("span", { class: "line-text" }, h("span", { class: "line-label" }, line.label), line.hint && h("span", { class: "line-hint" }, line.hint)),
      line.tag && h("span", { class: "line-tag" }, line.tag),
    );
  }

  mark(i) {
    this.at = i;
    [...this.list.children].forEach((el, n) => el.setAttribute("aria-selected", String(n === i)));
    this.list.children[i]?.scrollIntoView({ block: "nearest" });
    this.input?.setAttribute("aria-activedescendant", i >= 0 ? `suggestion-${i}` : "");
  }

  close() {
    this.lines = [];
    this.el.hidden = true;
    this.input?.setAttribute("aria-expanded", "false");
    this.input?.removeAttribute("aria-activedescendant");
  }

  /** Names the field the list belongs to. */
  own(input) {
    this.input = input;
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-controls", "suggestions");
    input.setAttribute("aria-autocomplete", "list");
    input.setAttribute("aria-expanded", "true");
  }

  /** Handles a key of its field; true when it was for the list. */
  key(event) {
    if (!this.open) return false;
    const n = this.lines.length;
    if (event.key === "ArrowDown" && n) this.mark((this.at + 1) % n);
    else if (event.key === "ArrowUp" && n) this.mark((this.at - 1 + n) % n);
    else if ((event.key === "Enter" || event.key === "Tab") && !event.shiftKey && this.at >= 0) this.lines[this.at].take();
    else if (event.key === "Escape") this.close();
    else return false;
    event.preventDefault();
    return true;
  }
}

/** Lines of which the label or the hint holds the typed text, those that begin with it first. */
export function fitting(lines, typed) {
  const wanted = plain(typed);
  const score = (l) => (plain(l.label).startsWith(wanted) ? 0 : plain(l.label).includes(wanted) ? 1 : plain(l.hint || "").includes(wanted) ? 2 : 3);
  return lines.map((l, i) => [score(l), i, l]).filter(([s]) => s < 3).sort((a, b) => a[0] - b[0] || a[1] - b[1]).map(([, , l]) => l);
}

const plain = (text) => text.toLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/g, "");

/** The two words for true and false. */
export const yesNo = () => [
  { name: say("yes"), value: true },
  { name: say("no"), value: false },
];
