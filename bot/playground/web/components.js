// Discord's Components V2 as elements: containers, texts, sections, galleries, rows, buttons, menus, files.

import { h, icon } from "./dom.js";
import { markdown } from "./markdown.js";
import { openMenu } from "./menus.js";
import { pictureFrame } from "./pictures.js";
import { say } from "./state.js";

const STYLE = { 1: "primary", 2: "plain", 3: "good", 4: "bad", 5: "link", 6: "primary" };

/** The elements of a component. `ctx`: text (for markdown), message, press, busy(custom_id), frames (pictures taken over), people, channels. */
export function draw(component, ctx) {
  const make = KINDS[component.type];
  return make ? make(component, ctx) : null;
}

const all = (list, ctx) => (list || []).map((c) => draw(c, ctx));

const KINDS = {
  1: (c, ctx) => h("div", { class: `row ${c.components?.[0]?.type === 2 ? "" : "row-menu"}` }, all(c.components, ctx)),
  2: button,
  3: menu,
  5: menu,
  6: menu,
  7: menu,
  8: menu,
  9: section,
  10: (c, ctx) => h("div", { class: "text" }, markdown(c.content, ctx.text)),
  11: (c, ctx) => h("div", { class: "thumb" }, media(c.media, c.description, ctx)),
  12: gallery,
  13: file,
  14: (c) => h(c.divider === false ? "div" : "hr", { class: `divider ${c.spacing === 2 ? "wide" : ""}` }),
  17: container,
};

/** Rows of controls beyond which the words beside a board get more room. */
const MANY = 5;

function container(c, ctx) {
  const el = h("div", { class: `container ${c.spoiler ? "hidden-until-tap" : ""}` }, besideBoard(c.components || [], ctx) || all(c.components, ctx));
  const beside = Boolean(el.querySelector(":scope > .words"));
  el.classList.toggle("with-board", beside);
  const wide = beside ? null : largePicture(c.components || []);
  el.classList.toggle("pictured", Boolean(wide));
  if (wide) el.style.setProperty("--shape", wide.width / wide.height);
  el.classList.toggle("many", el.querySelectorAll(".row").length > MANY);
  if (c.accent_color !== null && c.accent_color !== undefined) {
    el.style.setProperty("--edge", `#${c.accent_color.toString(16).padStart(6, "0")}`);
    el.classList.add("edged");
  }
  if (c.spoiler) el.addEventListener("click", () => el.classList.remove("hidden-until-tap"), { once: true });
  return el;
}

/** Pixels from which a picture is worth more room than words need. */
const LARGE = 600;

/** The size of the first large picture, for which the message is made wider; nothing without one. */
function largePicture(components) {
  const galleries = components.filter((c) => c.type === 12 && c.items.length === 1);
  return galleries.map((c) => c.items[0].media).find((m) => m.width >= LARGE);
}

/** Where there is room, a picture that is higher than wide stands beside the words and controls; else in its place between them. */
function besideBoard(components, ctx) {
  const tall = (c) => c.type === 12 && c.items.length === 1 && c.items[0].media.height * 1.1 > c.items[0].media.width;
  const at = components.findIndex(tall);
  if (at < 0 || components.filter((c) => c.type === 12).length > 1) return null;
  const drawn = all(components, ctx);
  drawn[at].classList.add("board");
  drawn.slice(at + 1).forEach((el) => el?.classList.add("after-board"));
  return [h("div", { class: "words" }, drawn.filter((_, i) => i !== at)), drawn[at]];
}

function section(c, ctx) {
  return h("div", { class: "section" }, h("div", { class: "section-text" }, all(c.components, ctx)), c.accessory && draw(c.accessory, ctx));
}

function gallery(c, ctx) {
  const items = c.items || [];
  return h("div", { class: `gallery gallery-${Math.min(items.length, 3)}` }, items.map((i) => media(i.media, i.description, ctx)));
}

function media(item, description, ctx) {
  if ((item.content_type || "").startsWith("video/")) {
    return h("video", { class: "film", src: item.url, controls: true, playsinline: true, preload: "metadata", "aria-label": description });
  }
  const old = ctx.frames.shift();
  const frame = pictureFrame({ url: item.url, width: item.width, height: item.height, alt: description }, old);
  ctx.used.push(frame);
  return frame;
}

function file(c) {
  const name = c.name || c.file.url.split("/").pop().split("?")[0];
  const size = c.size ? `${Math.max(1, Math.round(c.size / 1024))} kB` : "";
  return h(
    "a",
    { class: "file", href: c.file.url, download: name, "aria-label": say("download", { name }) },
    icon("file", 26),
    h("span", { class: "file-name" }, name),
    h("span", { class: "file-size" }, size),
  );
}

function face(c, ctx) {
  const mark = c.emoji && (c.emoji.id ? h("img", { class: "emoji", src: ctx.text.emojiUrl(c.emoji.id), alt: "" }) : h("span", { class: "emoji-text" }, c.emoji.name));
  return [mark, c.label && h("span", { class: "label" }, c.label)];
}

function button(c, ctx) {
  if (c.style === 5) {
    const safe = /^https?:\/\//i.test(c.url || "");
    return h("a", { class: "button link", href: safe ? c.url : null, target: "_blank", rel: "noopener noreferrer" }, face(c, ctx), icon("out", 15));
  }
  const busy = ctx.busy(c.custom_id);
  return h(
    "button",
    {
      class: `button ${STYLE[c.style] || "plain"} ${busy ? "busy" : ""}`,
      type: "button",
      disabled: Boolean(c.disabled),
      "aria-busy": busy ? "true" : null,
      dataset: { press: c.custom_id },
      onclick: () => !ctx.busy(c.custom_id) && ctx.press(c.custom_id, c.type, []),
    },
    face(c, ctx),
  );
}

function menu(c, ctx) {
  const entries = menuEntries(c, ctx);
  const chosen = entries.filter((e) => e.chosen);
  const busy = ctx.busy(c.custom_id);
  const text = chosen.length ? chosen.map((e) => e.label).join(", ") : c.placeholder || say("choose");
  const el = h(
    "button",
    {
      class: `menu ${busy ? "busy" : ""} ${chosen.length ? "" : "empty"}`,
      type: "button",
      disabled: Boolean(c.disabled),
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-busy": busy ? "true" : null,
      dataset: { press: c.custom_id },
    },
    h("span", { class: "label" }, text),
    icon("down", 18),
  );
  el.setAttribute("aria-label", chosen.length && c.placeholder ? `${c.placeholder}: ${text}` : text);
  el.addEventListener("click", () => {
    if (ctx.busy(c.custom_id)) return;
    const bounds = { low: c.min_values ?? 1, high: c.max_values ?? 1 };
    openMenu(el, { title: c.placeholder || say("choose"), entries, ...bounds, pick: (values) => ctx.press(c.custom_id, c.type, values) });
  });
  return el;
}

/** The lines of a menu: its own options, or the people, roles or channels for those kinds. */
export function menuEntries(c, ctx) {
  const preset = new Set((c.default_values || []).map((d) => String(d.id)));
  if (c.type === 3) {
    return (c.options || []).map((o) => ({ label: o.label, value: o.value, hint: o.description || "", mark: o.emoji?.name || "", chosen: Boolean(o.default) }));
  }
  const people = ctx.people().map((p) => ({ label: p.name, value: p.id, hint: "", person: p, chosen: preset.has(p.id) }));
  const channels = ctx.channels().map((x) => ({ label: `# ${x.name}`, value: x.id, hint: "", chosen: preset.has(x.id) }));
  const roles = ctx.roles().map((r) => ({ label: `@${r.name.replace(/^@/, "")}`, value: r.id, hint: "", chosen: preset.has(r.id) }));
  return { 5: people, 6: roles, 7: [...people, ...roles], 8: channels }[c.type] || [];
}
