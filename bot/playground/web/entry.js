// The door: who plays in this window, with a name and a language, new or known.

import { avatar, emblem, h } from "./dom.js";
import { LANGUAGES, pageLang, say } from "./strings.js";
import { browserLang } from "./state.js";

/** Shows the door over `root`. `people`: those known; `be(id)` and `make(name, lang)` go in. */
export function door(root, people, { be, make }) {
  let lang = pageLang(browserLang());
  const draw = (name = "") => root.replaceChildren(card(people, lang, name, { be, make, turn: (to, typed) => draw(typed, (lang = to)) }));
  draw();
}

function card(people, lang, typed, acts) {
  const name = h("input", { id: "name", class: "field-input", type: "text", maxlength: "32", required: true, autocomplete: "off", placeholder: say(lang, "nameHint"), value: typed });
  const pick = (code, label) => h("button", { class: "lang wide", type: "button", "aria-pressed": String(lang === code), lang: code, onclick: () => acts.turn(code, name.value) }, label);
  const form = h(
    "form",
    { class: "door-form" },
    h("div", { class: "langs", role: "group", "aria-label": say(lang, "language") }, Object.entries(LANGUAGES).map(([code, { name }]) => pick(code, name))),
    h("label", { class: "field-name", for: "name" }, say(lang, "yourName")),
    name,
    h("button", { class: "button primary large", type: "submit" }, say(lang, "enter")),
  );
  form.addEventListener("submit", (e) => {
    e.preventDefault();
    if (name.value.trim()) acts.make(name.value.trim(), lang);
    else name.focus();
  });
  document.documentElement.lang = lang;
  document.title = say(lang, "title");
  requestAnimationFrame(() => name.focus());
  return h(
    "main",
    { class: "door" },
    h(
      "div",
      { class: "door-card" },
      h("div", { class: "door-brand" }, emblem(), h("div", {}, h("h1", {}, "Quartier"), h("p", {}, say(lang, "tagline")))),
      h("h2", {}, say(lang, "whoAreYou")),
      form,
      people.length > 0 && known(people, lang, acts.be),
      h("p", { class: "small" }, say(lang, "windowHint")),
    ),
  );
}

function known(people, lang, be) {
  const rows = people.map((p) =>
    h("button", { class: "known", type: "button", onclick: () => be(p.id) }, h("span", { class: "with-dot" }, avatar(p, "small"), h("span", { class: `dot ${p.online ? "on" : ""}` })), p.name),
  );
  return h("div", { class: "door-known" }, h("h3", {}, say(lang, "orContinue")), h("div", { class: "known-list" }, rows));
}
