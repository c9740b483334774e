// A form the bot opens (modal): labels, texts to type, choices; checked before it goes.

import { avatar, h, icon } from "./dom.js";
import { menuEntries } from "./components.js";
import { markdown } from "./markdown.js";
import { problem, say, state } from "./state.js";

let serial = 0;

/** Opens `modal` (custom_id, title, components). `send(fields)` gives an answer of the line; `ctx` is a text context. */
export function openForm(modal, ctx, send) {
  const fields = [];
  const error = h("p", { class: "failed", role: "alert", hidden: true });
  const ok = h("button", { class: "button primary", type: "submit" }, say("submit"));
  const title = `form-${(serial += 1)}`;
  const form = h(
    "form",
    { method: "dialog", novalidate: true },
    h("div", { class: "form-fields" }, (modal.components || []).map((c) => part(c, ctx, fields))),
    error,
    h("div", { class: "form-foot" }, h("button", { class: "button plain", type: "button", onclick: () => dialog.close() }, say("cancel")), ok),
  );
  const dialog = h(
    "dialog",
    { class: "form", "aria-labelledby": title },
    h("header", {}, h("h2", { id: title }, modal.title), h("button", { class: "icon-button", type: "button", "aria-label": say("close"), onclick: () => dialog.close() }, icon("close"))),
    form,
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const wrong = fields.filter((f) => !f.check());
    if (wrong.length) return wrong[0].focus();
    ok.disabled = true;
    ok.classList.add("busy");
    const answer = await send(Object.fromEntries(fields.map((f) => [f.key, f.value()])));
    ok.disabled = false;
    ok.classList.remove("busy");
    if (answer.t === "done") return dialog.close();
    error.textContent = answer.t === "failed" ? say("failedForm") : problem(answer);
    error.hidden = false;
    return undefined;
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  (fields[0]?.focus || ok.focus.bind(ok))();
  return dialog;
}

function part(c, ctx, fields) {
  if (c.type === 10) return h("div", { class: "text" }, markdown(c.content, ctx));
  if (c.type === 1) return c.components.map((inner) => part({ type: 18, label: inner.label, component: inner }, ctx, fields));
  if (c.type === 18) return labelled(c, fields);
  return null;
}

function labelled(c, fields) {
  const inner = c.component;
  const id = `field-${(serial += 1)}`;
  const note = h("p", { class: "field-note", id: `${id}-note`, role: "alert" });
  const hint = c.description && h("p", { class: "field-hint", id: `${id}-hint` }, c.description);
  const made = (INPUTS[inner.type] || choices)(inner, id, c.label);
  const needed = inner.required !== false && inner.type !== 23;
  const star = needed && h("span", { class: "star", "aria-hidden": "true" }, " *");
  made.named.setAttribute("aria-describedby", `${id}-note${hint ? ` ${id}-hint` : ""}`);
  fields.push({
    key: inner.custom_id,
    value: made.value,
    focus: made.focus,
    check: () => {
      const wrong = made.wrong(needed);
      note.textContent = wrong || "";
      made.named.setAttribute("aria-invalid", String(Boolean(wrong)));
      return !wrong;
    },
  });
  const name = made.group ? h("span", { class: "field-name", id: `${id}-name` }, c.label, star) : h("label", { class: "field-name", for: id }, c.label, star);
  return h("div", { class: "field" }, name, hint, made.el, note);
}

const INPUTS = { 4: textInput, 23: checkbox };

function textInput(c, id) {
  const long = c.style === 2;
  const limits = { id, placeholder: c.placeholder, maxlength: c.max_length, value: c.value || "", autocomplete: "off" };
  const el = long ? h("textarea", { ...limits, rows: 5 }) : h("input", { ...limits, type: "text" });
  return {
    el,
    named: el,
    value: () => el.value,
    focus: () => {
      el.focus();
      el.select();
    },
    wrong: (needed) => {
      if (needed && !el.value.trim()) return say("fieldRequired");
      if (el.value && c.min_length && el.value.length < c.min_length) return say("tooShort", { n: c.min_length });
      return "";
    },
  };
}

function checkbox(c, id, label) {
  const el = h("input", { type: "checkbox", id, checked: Boolean(c.default) });
  return { el: h("span", { class: "check-line" }, el, label), named: el, value: () => el.checked, focus: () => el.focus(), wrong: () => "" };
}

/** Radio groups, checkbox groups and menus: all lines in sight, as radio buttons or boxes. */
function choices(c, id) {
  const listed = c.type === 21 || c.type === 22;
  const entries = listed
    ? c.options.map((o) => ({ label: o.label, value: o.value, hint: o.description || "", chosen: Boolean(o.default) }))
    : menuEntries(c, { people: () => [...state.people.values()], channels: () => [...state.channels.values()], roles: () => state.roles });
  const high = c.type === 21 ? 1 : (c.max_values ?? (c.type === 22 ? entries.length : 1));
  const low = c.type === 21 ? 1 : (c.min_values ?? 1);
  const boxes = [];
  const el = h("div", { class: `choices ${entries.length > 6 ? "long" : ""}`, role: high === 1 ? "radiogroup" : "group", "aria-labelledby": `${id}-name` }, entries.map((e) => choice(e, id, high === 1 && low > 0, boxes)));
  const picked = () => boxes.filter((b) => b.checked).map((b) => b.value);
  el.addEventListener("change", (event) => {
    if (high === 1 && event.target.checked) boxes.forEach((b) => b !== event.target && (b.checked = false));
    const full = high > 1 && picked().length >= high;
    boxes.forEach((b) => (b.disabled = full && !b.checked));
  });
  return {
    el,
    named: el,
    group: true,
    value: () => (c.type === 21 ? (picked()[0] ?? null) : picked()),
    focus: () => (boxes.find((b) => b.checked) || boxes[0])?.focus(),
    wrong: (needed) => {
      const n = picked().length;
      if (!n && !needed) return "";
      if (n < Math.max(low, needed ? 1 : 0)) return high > 1 ? say("chooseUpTo", { low, high }) : say("fieldRequired");
      return "";
    },
  };
}

function choice(entry, id, single, boxes) {
  const box = h("input", { type: single ? "radio" : "checkbox", name: id, value: entry.value, checked: entry.chosen });
  boxes.push(box);
  return h(
    "label",
    { class: "choice" },
    box,
    entry.person && avatar(entry.person, "tiny"),
    h("span", { class: "line-text" }, h("span", { class: "line-label" }, entry.label), entry.hint && h("span", { class: "line-hint" }, entry.hint)),
  );
}
