// Building elements by hand: text always goes in as text, never as markup.

/** An element. `props`: attributes, `on*` listeners, `class`, `dataset`, `style` (text). Children: nodes, strings, arrays, null. */
export function h(tag, props = {}, ...children) {
  const el = document.createElement(tag);
  for (const [key, value] of Object.entries(props || {})) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith("on")) el.addEventListener(key.slice(2), value);
    else if (key === "dataset") Object.assign(el.dataset, value);
    else if (key === "value") el.value = value;
    else el.setAttribute(key, value === true ? "" : value);
  }
  el.append(...children.flat(Infinity).filter((c) => c !== null && c !== undefined && c !== false));
  return el;
}

const SHAPES = {
  hash: "M5 9h15M4 15h15M10 4 8 20M16 4l-2 16",
  thread: "M5 5h14v10H11l-4 4v-4H5z",
  people: "M9 11a3.2 3.2 0 1 0 0-6.4A3.2 3.2 0 0 0 9 11zM3 19c.6-3.4 3-5 6-5s5.4 1.6 6 5M16 11a2.6 2.6 0 1 0-1-5M17.5 14.2c1.9.7 3.1 2.3 3.5 4.8",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6 6 18",
  send: "M4 12 20 4l-5 16-3.5-6.5z",
  eye: "M2.5 12S6 6 12 6s9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6zM12 14.6a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2z",
  down: "M6 9.5l6 6 6-6",
  plus: "M12 5v14M5 12h14",
  check: "M5 12.5l4.5 4.5L19 7.5",
  window: "M4 5h16v14H4zM4 9h16",
  link: "M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.5 1.5M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.5-1.5",
  swap: "M4 8h13l-3-3M20 16H7l3 3",
  file: "M7 3h7l4 4v14H7zM14 3v4h4",
  alert: "M12 4 2.8 20h18.4zM12 10v5M12 17.6v.1",
  out: "M14 5h5v5M19 5l-9 9M17 14v5H5V7h5",
};

/** A small line drawing; decorative, so hidden from screen readers. */
export function icon(name, size = 20) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  for (const [k, v] of Object.entries({ viewBox: "0 0 24 24", width: size, height: size, class: "icon", "aria-hidden": "true" })) {
    svg.setAttribute(k, v);
  }
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", SHAPES[name]);
  svg.append(path);
  return svg;
}

/** A stable hue (0-359) for an id or a name. */
export function hue(text) {
  let sum = 5;
  for (const c of String(text)) sum = (sum * 33 + c.codePointAt(0)) % 65521;
  return Math.round((sum * 137.508) % 360);
}

/** A round sign with the first letters of a name. */
export function avatar(person, size = "") {
  const letters = [...(person.name || "?").trim()].slice(0, 1).join("").toUpperCase() || "?";
  const el = h("span", { class: `avatar ${size} ${person.bot ? "avatar-bot" : ""}`, "aria-hidden": "true" });
  el.style.setProperty("--hue", hue(person.name || person.id));
  el.append(person.bot ? emblem() : letters);
  return el;
}

/** The emblem: a die with a roof. */
export function emblem() {
  return h("img", { class: "emblem", src: "/web/icon.svg", alt: "" });
}
