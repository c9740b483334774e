// A slash command being filled in: its name as a chip, a field per option, help from the bot while typing.

import { h, icon } from "./dom.js";
import { local, say, state } from "./state.js";
import { fitting, yesNo } from "./suggest.js";

const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const MENTIONABLE = 9;
const NUMBER = 10;
const ATTACHMENT = 11;
/** Bytes of a file that a window passes on. */
const LARGEST = 256 * 1024;
const PAUSE = 120;

/** All commands one can type, subcommands on their own: {id, path, label, hint, options}. */
export function entries(commands) {
  return commands.filter((c) => (c.type ?? 1) === 1).flatMap((c) => branch(c, [c.name], local(c, "name"), c.id));
}

function branch(node, path, label, id) {
  const subs = (node.options || []).filter((o) => o.type === 1 || o.type === 2);
  if (!subs.length) return [{ id, path, label, hint: local(node, "description"), options: node.options || [] }];
  return subs.flatMap((s) => branch(s, [...path, s.name], `${label} ${local(s, "name")}`, id));
}

export class Filling {
  /** `acts`: ask(path, options, focused) -> choices; suggest; done(); cancel(); error(text). */
  constructor(entry, acts) {
    this.entry = entry;
    this.acts = acts;
    this.fields = [];
    this.row = h("div", { class: "filling-fields" });
    this.el = h("div", { class: "filling", role: "group", "aria-label": `/${entry.label}` }, h("span", { class: "chip" }, `/${entry.label}`), this.row);
    entry.options.filter((o) => o.required).forEach((o) => this.add(o, false));
    this.spare();
  }

  /** Chips for the options that may be added. */
  spare() {
    this.row.querySelectorAll(".add-option").forEach((el) => el.remove());
    const used = new Set(this.fields.map((f) => f.option.name));
    for (const option of this.entry.options.filter((o) => !used.has(o.name))) {
      const name = local(option, "name");
      const add = h("button", { class: "add-option", type: "button", title: local(option, "description"), "aria-label": say("addOption", { name }), onclick: () => this.add(option, true) }, icon("plus", 13), name);
      this.row.append(add);
    }
  }

  add(option, focus) {
    const name = local(option, "name");
    const numeric = option.type === INTEGER || option.type === NUMBER;
    if (option.type === ATTACHMENT) return this.addFile(option, focus);
    const input = h("input", { type: "text", class: "option-input", "aria-label": name, autocomplete: "off", spellcheck: "false", inputmode: numeric ? "numeric" : null, placeholder: local(option, "description") });
    const field = { option, input, value: undefined, name };
    input.addEventListener("input", () => {
      field.value = undefined;
      this.help(field);
    });
    input.addEventListener("focus", () => this.help(field));
    input.addEventListener("blur", () => this.acts.suggest.close());
    input.addEventListener("keydown", (e) => this.key(e, field));
    return this.place(field, focus);
  }

  /** A field for a file of this computer: the browser's own way to choose one. */
  addFile(option, focus) {
    const name = local(option, "name");
    const input = h("input", { type: "file", class: "option-input", "aria-label": name, title: local(option, "description") });
    const field = { option, input, value: undefined, name };
    input.addEventListener("change", () => this.enclose(field));
    input.addEventListener("keydown", (e) => e.key === "Escape" && this.acts.cancel());
    return this.place(field, focus);
  }

  /** Reads the chosen file; what is too large is refused here, as the client does. */
  async enclose(field) {
    const [file] = field.input.files;
    field.value = undefined;
    if (!file) return;
    if (file.size > LARGEST) {
      field.input.value = "";
      this.acts.error(say("fileTooLarge"));
      return;
    }
    const bytes = new Uint8Array(await file.arrayBuffer());
    let text = "";
    for (const byte of bytes) text += String.fromCharCode(byte);
    field.value = { name: file.name, type: file.type, data: btoa(text) };
  }

  /** Puts a field into the row, with a button to take it out again. */
  place(field, focus) {
    const { option, input, name } = field;
    const drop = option.required ? null : h("button", { class: "icon-button tiny", type: "button", "aria-label": say("removeOption", { name }), onclick: () => this.remove(field) }, icon("close", 13));
    field.el = h("label", { class: "option" }, h("span", { class: "option-name" }, name), input, drop);
    this.fields.push(field);
    this.row.insertBefore(field.el, this.row.querySelector(".add-option"));
    this.spare();
    if (focus) input.focus();
    return field;
  }

  remove(field) {
    field.el.remove();
    this.fields = this.fields.filter((f) => f !== field);
    this.spare();
    this.focus();
  }

  /** Sets an option by its name, adding its field if needed; `text` is what is shown. */
  set(name, value, text = String(value)) {
    const option = this.entry.options.find((o) => o.name === name);
    if (!option) return;
    const field = this.fields.find((f) => f.option === option) || this.add(option, false);
    field.value = value;
    field.input.value = text;
  }

  /** The first field is there at once, with the words typed after the command's name: what is typed next has a place. */
  begin(text) {
    const option = this.entry.options.find((o) => o.type !== ATTACHMENT);
    if (!this.fields.length && option) this.add(option, false);
    const field = this.fields.find((f) => f.option.type !== ATTACHMENT);
    if (text && field) field.input.value = text;
  }

  focus() {
    const empty = this.fields.find((f) => f.value === undefined && !f.input.value) || this.fields[this.fields.length - 1];
    (empty?.input || this.row.querySelector(".add-option"))?.focus();
  }

  key(event, field) {
    if (this.acts.suggest.key(event)) return;
    if (event.key === "Enter") {
      event.preventDefault();
      this.forget(field);
      this.acts.done();
    } else if (event.key === "Escape" && field.pending) {
      event.preventDefault();
      this.forget(field);
    } else if (event.key === "Escape" || (event.key === "Backspace" && !field.input.value && field === this.fields[0])) {
      event.preventDefault();
      this.acts.cancel();
    }
  }

  /** Drops the question that was asked for a field. */
  forget(field) {
    field.pending = false;
    field.turn = (field.turn || 0) + 1;
  }

  /** Shows what may be chosen for a field: its choices, people, channels, yes or no, or what the bot proposes. */
  async help(field) {
    const { option, input } = field;
    const { suggest } = this.acts;
    suggest.own(input);
    const typed = field.value === undefined ? input.value : "";
    const known = ownChoices(option);
    if (known) return this.offer(field, fitting(known.map((c) => this.line(field, c)), typed), Boolean(typed) || option.required);
    if (!option.autocomplete) return suggest.close();
    const turn = (field.turn = (field.turn || 0) + 1);
    field.pending = true;
    await new Promise((r) => setTimeout(r, PAUSE));
    if (turn !== field.turn || document.activeElement !== input) return undefined;
    const found = await this.acts.ask(this.entry.path, this.values(false), option.name, input.value);
    if (turn !== field.turn || document.activeElement !== input) return undefined;
    field.pending = false;
    const typedWell = option.type !== 3 && input.value && parse(option, input.value) !== undefined;
    return this.offer(field, found.map((c) => this.line(field, { ...c, name: local(c, "name") })), !typedWell);
  }

  offer(field, lines, first) {
    this.acts.suggest.show(field.name, lines, { note: say("noChoice"), first });
  }

  line(field, choice) {
    return {
      label: choice.name,
      person: choice.person,
      take: () => {
        field.value = choice.value;
        field.input.value = choice.name;
        this.acts.suggest.close();
        const next = this.fields.find((f) => f.value === undefined && !f.input.value);
        if (next) next.input.focus();
        this.acts.changed?.();
      },
    };
  }

  /** The options as the bot will read them; `strict` also checks them and gives null after telling what is wrong. */
  values(strict) {
    const out = {};
    for (const field of this.fields) {
      const { option, input, name } = field;
      if (option.type === ATTACHMENT) {
        if (strict && input.files.length && !field.value) return this.wrong(field, say("fileReading"));
        if (strict && field.value) out[option.name] = field.value;
        else if (strict && option.required) return this.wrong(field, say("required", { name }));
        continue;
      }
      const raw = field.value === undefined ? input.value.trim() : field.value;
      if (raw === "") {
        if (strict && option.required) return this.wrong(field, say("required", { name }));
        continue;
      }
      const value = field.value === undefined ? parse(option, raw) : raw;
      if (value === undefined) {
        if (strict) return this.wrong(field, option.type === INTEGER ? say("needsNumber", { name }) : say("noChoice"));
        continue;
      }
      out[option.name] = value;
    }
    return out;
  }

  wrong(field, text) {
    field.input.focus();
    this.acts.error(text);
    return null;
  }
}

function ownChoices(option) {
  if (option.choices?.length) return option.choices.map((c) => ({ name: local(c, "name"), value: c.value }));
  if (option.type === BOOLEAN) return yesNo();
  if (option.type === USER || option.type === MENTIONABLE) return [...state.people.values()].map((p) => ({ name: p.name, value: p.id, person: p }));
  if (option.type === CHANNEL) return [...state.channels.values()].map((c) => ({ name: c.name, value: c.id }));
  return null;
}

/** Typed text as the option's type; undefined when it is none. */
function parse(option, text) {
  const known = ownChoices(option);
  if (known) {
    const hit = known.find((c) => c.name.toLowerCase() === text.toLowerCase() || String(c.value) === text);
    return hit ? hit.value : undefined;
  }
  if (option.type === INTEGER) return /^-?\d[\d\s\u202f\u00a0]*$/.test(text) ? Number(text.replace(/\s/g, "")) : undefined;
  if (option.type === NUMBER) return Number.isFinite(Number(text.replace(",", "."))) ? Number(text.replace(",", ".")) : undefined;
  return text;
}
