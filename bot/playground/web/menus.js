// The open list of a menu: beside its button on a desk, a sheet from below on a phone; by keyboard, mouse or thumb.

import { avatar, h, icon } from "./dom.js";
import { say } from "./state.js";

let open = null;

/** Closes the open menu, if any. */
export function closeMenu() {
  if (!open) return;
  const { el, owner } = open;
  open = null;
  el.remove();
  owner.setAttribute("aria-expanded", "false");
  document.removeEventListener("pointerdown", outside, true);
}

/** Closes the open menu when the message below it no longer offers that control. */
export function closeOrphan() {
  if (open && !open.owner.isConnected) {
    const twin = document.querySelector(`[data-press="${CSS.escape(open.owner.dataset.press || "")}"]:not([disabled])`);
    if (twin) {
      open.owner = twin;
      twin.setAttribute("aria-expanded", "true");
    } else closeMenu();
  }
}

function outside(event) {
  if (open && !open.el.contains(event.target) && !open.owner.contains(event.target)) closeMenu();
}

/** Opens a list at `owner`. `want`: title, entries [{label, value, hint, mark, person, chosen}], low, high, pick(values). */
export function openMenu(owner, want) {
  const again = open?.owner === owner;
  closeMenu();
  if (again) return;
  const many = want.high > 1;
  const chosen = new Set(want.entries.filter((e) => e.chosen).map((e) => e.value));
  const list = h("div", { class: "list", role: "listbox", tabindex: "-1", "aria-label": want.title, "aria-multiselectable": many ? "true" : null });
  const finish = (values) => {
    closeMenu();
    owner.focus();
    want.pick(values);
  };
  const done = many && h("button", { class: "button primary", type: "button", onclick: () => finish([...chosen]) }, say("done"));
  const refresh = () => {
    for (const item of list.children) item.setAttribute("aria-selected", String(chosen.has(item.dataset.value)));
    if (done) done.disabled = chosen.size < want.low || chosen.size > want.high;
  };
  const take = (entry) => {
    if (!many) return finish([entry.value]);
    if (chosen.has(entry.value)) chosen.delete(entry.value);
    else if (chosen.size < want.high) chosen.add(entry.value);
    return refresh();
  };
  want.entries.forEach((entry) => list.append(line(entry, many, take)));
  if (!want.entries.length) list.append(h("p", { class: "small" }, say("noChoice")));
  const foot = many && h("div", { class: "menu-foot" }, h("span", { class: "small" }, say("chooseUpTo", want)), done);
  const el = h("div", { class: "popover" }, h("div", { class: "popover-title" }, want.title), list, foot);
  el.addEventListener("keydown", (e) => keys(e, list, owner));
  (owner.closest("dialog") || document.body).append(el);
  place(el, owner);
  refresh();
  owner.setAttribute("aria-expanded", "true");
  open = { el, owner };
  document.addEventListener("pointerdown", outside, true);
  (list.querySelector("[aria-selected=true]") || list.firstElementChild)?.focus({ preventScroll: true });
}

function line(entry, many, take) {
  return h(
    "div",
    { class: "line", role: "option", tabindex: "-1", dataset: { value: entry.value }, onclick: () => take(entry) },
    entry.person && avatar(entry.person, "tiny"),
    entry.mark && h("span", { class: "emoji-text" }, entry.mark),
    h("span", { class: "line-text" }, h("span", { class: "line-label" }, entry.label), entry.hint && h("span", { class: "line-hint" }, entry.hint)),
    h("span", { class: `tick ${many ? "box" : ""}` }, icon("check", 16)),
  );
}

function keys(event, list, owner) {
  const items = [...list.querySelectorAll("[role=option]")];
  const at = items.indexOf(document.activeElement);
  const go = (i) => items[(i + items.length) % items.length]?.focus();
  const typed = event.key.length === 1 && event.key !== " " ? event.key.toLowerCase() : null;
  if (event.key === "ArrowDown") go(at + 1);
  else if (event.key === "ArrowUp") go(at - 1);
  else if (event.key === "Home") go(0);
  else if (event.key === "End") go(-1);
  else if ((event.key === "Enter" || event.key === " ") && at >= 0) items[at].click();
  else if (event.key === "Escape") {
    closeMenu();
    owner.focus();
  } else if (event.key === "Tab" && !event.currentTarget.querySelector(".menu-foot")) closeMenu();
  else if (typed) {
    const hit = [...items.slice(at + 1), ...items].find((i) => i.textContent.trim().toLowerCase().startsWith(typed));
    hit?.focus();
    return;
  } else return;
  if (event.key !== "Tab") event.preventDefault();
  event.stopPropagation();
}

/** Above or below its owner, whichever has room; on narrow windows the style sheet makes it a sheet. */
function place(el, owner) {
  const box = owner.getBoundingClientRect();
  const below = window.innerHeight - box.bottom;
  el.style.setProperty("--left", `${Math.max(8, Math.min(box.left, window.innerWidth - Math.max(box.width, 280) - 8))}px`);
  el.style.setProperty("--width", `${Math.max(box.width, 280)}px`);
  const up = below < 260 && box.top > below;
  el.style.setProperty(up ? "--bottom" : "--top", `${(up ? window.innerHeight - box.top : box.bottom) + 6}px`);
  el.style.setProperty("--room", `${Math.min(420, (up ? box.top : below) - 20)}px`);
  el.classList.add(up ? "up" : "below");
}
