// Discord's markdown as elements. Text never becomes markup of the page: everything is built node by node.

import { h } from "./dom.js";
import { timeNode } from "./times.js";

const SAFE_LINK = /^https?:\/\//i;

/** The nodes of a whole text. `ctx`: lang, me, userName(id), roleName(id), channelName(id), openChannel(id), useCommand(name), say(key). */
export function markdown(text, ctx) {
  const nodes = [];
  const parts = String(text).split(/```(?:([a-z0-9_+-]+)\n)?([\s\S]*?)```/i);
  for (let i = 0; i < parts.length; i += 3) {
    nodes.push(...blocks(parts[i], ctx));
    if (i + 2 < parts.length) nodes.push(h("pre", { tabindex: "0" }, h("code", {}, parts[i + 2].replace(/^\n|\n$/g, ""))));
  }
  return nodes;
}

const LINE = [
  [/^(#{1,3})\s+(.*)$/, (m, ctx) => h(`h${m[1].length + 2}`, { class: `h${m[1].length}` }, inline(m[2], ctx))],
  [/^-#\s+(.*)$/, (m, ctx) => h("p", { class: "small" }, inline(m[1], ctx))],
];
const ITEM = /^(\s*)(?:[-*]|(\d+)\.)\s+(.*)$/;
const QUOTE = /^>\s?(.*)$/;

function blocks(text, ctx) {
  const out = [];
  const lines = text.replace(/^\n|\n$/g, "").split("\n");
  if (lines.length === 1 && lines[0] === "") return out;
  let paragraph = [];
  const flush = () => {
    if (paragraph.length) out.push(h("p", {}, inline(paragraph.join("\n"), ctx)));
    paragraph = [];
  };
  for (let i = 0; i < lines.length; ) {
    const special = LINE.find(([pattern]) => pattern.test(lines[i]));
    if (special) {
      flush();
      out.push(special[1](lines[i].match(special[0]), ctx));
      i += 1;
    } else if (ITEM.test(lines[i])) {
      flush();
      const end = run(lines, i, ITEM);
      out.push(list(lines.slice(i, end), ctx));
      i = end;
    } else if (QUOTE.test(lines[i])) {
      flush();
      const end = run(lines, i, QUOTE);
      out.push(h("blockquote", {}, blocks(lines.slice(i, end).map((l) => l.match(QUOTE)[1]).join("\n"), ctx)));
      i = end;
    } else {
      if (lines[i] === "") {
        flush();
        if (out.length && i + 1 < lines.length) out.push(h("div", { class: "gap" }));
      } else paragraph.push(lines[i]);
      i += 1;
    }
  }
  flush();
  return out;
}

function run(lines, start, pattern) {
  let end = start;
  while (end < lines.length && pattern.test(lines[end])) end += 1;
  return end;
}

function list(lines, ctx) {
  const items = lines.map((line) => line.match(ITEM));
  const ordered = items[0][2] !== undefined;
  const top = h(ordered ? "ol" : "ul", ordered ? { start: items[0][2] } : {});
  const base = items[0][1].length;
  let nested = [];
  const close = () => {
    if (nested.length) top.lastElementChild.append(list(nested, ctx));
    nested = [];
  };
  items.forEach((m, i) => {
    if (m[1].length > base && top.lastElementChild) nested.push(lines[i]);
    else {
      close();
      top.append(h("li", {}, inline(m[3], ctx)));
    }
  });
  close();
  return top;
}

const wrap = (tag, cls) => (m, ctx) => h(tag, cls ? { class: cls } : {}, inline(m[1], ctx));

const INLINE = [
  [/\\([^A-Za-z0-9\s])/y, (m) => m[1]],
  [/(`+)([\s\S]*?[^`])\1(?!`)/y, (m) => h("code", {}, m[2].trim() || m[2])],
  [/<@!?(\d+)>/y, (m, ctx) => h("span", { class: `mention ${m[1] === ctx.me ? "mention-me" : ""}` }, `@${ctx.userName(m[1])}`)],
  [/<@&(\d+)>/y, (m, ctx) => h("span", { class: "mention" }, `@${ctx.roleName(m[1])}`)],
  [/<#(\d+)>/y, channelLink],
  [/<\/([^:>]{1,80}):(\d+)>/y, (m, ctx) => h("button", { class: "mention", type: "button", onclick: () => ctx.useCommand(m[1]) }, `/${ctx.commandName(m[1])}`)],
  [/<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/y, (m, ctx) => timeNode(Number(m[1]), m[2] || "f", ctx.lang)],
  [/<a?:(\w{2,32}):(\d+)>/y, (m, ctx) => emoji(m[1], m[2], ctx)],
  [/<(https?:\/\/[^\s>]+)>/y, (m) => link(m[1], m[1])],
  [/\[((?:\\.|[^\]\\])+)\]\(<?(https?:\/\/[^\s)>]+)>?(?:\s+"[^"]*")?\)/y, (m, ctx) => link(m[2], inline(m[1], ctx))],
  [/https?:\/\/[^\s<>()]+[^\s<>().,;:!?'"»]/y, (m) => link(m[0], m[0])],
  [/\*\*\*((?:\\.|[^\\])+?)\*\*\*/ys, (m, ctx) => h("strong", {}, h("em", {}, inline(m[1], ctx)))],
  [/\*\*((?:\\.|[^\\])+?)\*\*(?!\*)/ys, wrap("strong")],
  [/__((?:\\.|[^\\])+?)__(?!_)/ys, wrap("u")],
  [/\*(?=\S)((?:\*\*|\\.|[^*\\])+?)\*(?!\*)/ys, wrap("em")],
  [/(?<![A-Za-z0-9])_((?:__|\\.|[^_\\])+?)_(?![A-Za-z0-9_])/ys, wrap("em")],
  [/~~((?:\\.|[^\\])+?)~~/ys, wrap("s")],
  [/\|\|((?:\\.|[^\\])+?)\|\|/ys, spoiler],
  [/\n/y, () => h("br")],
];
const SPECIAL = /[\\`<[*_~|\n]|https?:/g;

/** The nodes of one run of text without blocks. */
export function inline(text, ctx) {
  const out = [];
  let plain = "";
  let at = 0;
  while (at < text.length) {
    SPECIAL.lastIndex = at;
    const next = SPECIAL.exec(text);
    const stop = next ? next.index : text.length;
    plain += text.slice(at, stop);
    at = stop;
    if (!next) break;
    const hit = match(text, at, ctx);
    if (hit) {
      if (plain) out.push(plain);
      plain = "";
      out.push(hit.node);
      at = hit.end;
    } else {
      plain += text[at];
      at += 1;
    }
  }
  if (plain) out.push(plain);
  return out;
}

function match(text, at, ctx) {
  for (const [pattern, make] of INLINE) {
    pattern.lastIndex = at;
    const m = pattern.exec(text);
    if (m) return { node: make(m, ctx), end: at + m[0].length };
  }
  return null;
}

function link(url, content) {
  if (!SAFE_LINK.test(url)) return h("span", {}, content);
  return h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, content);
}

function channelLink(m, ctx) {
  const name = ctx.channelName(m[1]);
  if (!name) return h("span", { class: "mention" }, "#…");
  return h("button", { class: "mention", type: "button", onclick: () => ctx.openChannel(m[1]) }, `# ${name}`);
}

function emoji(name, id, ctx) {
  return h("img", { class: "emoji", src: ctx.emojiUrl(id), alt: `:${name}:`, title: `:${name}:` });
}

function spoiler(m, ctx) {
  const el = h("span", { class: "spoiler", role: "button", tabindex: "0", "aria-label": ctx.say("spoiler") }, inline(m[1], ctx));
  const open = () => {
    el.classList.add("open");
    el.removeAttribute("aria-label");
  };
  el.addEventListener("click", open);
  el.addEventListener("keydown", (e) => (e.key === "Enter" || e.key === " ") && open());
  return el;
}
