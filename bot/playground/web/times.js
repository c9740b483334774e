// Moments of time: the server's clock, Discord's `<t:unix:style>` in the person's language, and what ticks.

let offset = 0;

/** Seconds since 1970 by the server's clock. */
export const now = () => Date.now() / 1000 + offset;

/** Takes over the server's clock, so that a countdown is right on a device whose clock is not. */
export function setClock(serverNow) {
  offset = serverNow - Date.now() / 1000;
}

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};
const UNITS = [
  ["year", 31557600],
  ["month", 2629800],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];
const formats = new Map();

function format(key, make) {
  if (!formats.has(key)) formats.set(key, make());
  return formats.get(key);
}

function relative(unix, lang) {
  const words = format(`R${lang}`, () => new Intl.RelativeTimeFormat(lang, { numeric: "always" }));
  const gap = unix - now();
  const far = Math.abs(gap);
  for (const [unit, length] of UNITS) {
    if (far >= length) return words.format(Math.trunc(gap / length) || Math.sign(gap), unit);
  }
  return words.format(gap > 0 ? Math.ceil(gap) : Math.trunc(gap), "second");
}

/** The text of one moment. `style` is one of Discord's letters; unknown ones read as `f`. */
export function moment(unix, style, lang) {
  if (style === "R") return relative(unix, lang);
  const wanted = STYLES[style] || STYLES.f;
  return format(`${style}${lang}`, () => new Intl.DateTimeFormat(lang, wanted)).format(new Date(unix * 1000));
}

/** A `<time>` element; relative ones are kept up to date by `tick`. */
export function timeNode(unix, style, lang) {
  const el = document.createElement("time");
  el.dateTime = new Date(unix * 1000).toISOString();
  el.className = `stamp ${style === "R" ? "ticking" : ""}`;
  el.title = moment(unix, "F", lang);
  el.textContent = moment(unix, style, lang);
  if (style === "R") Object.assign(el.dataset, { unix, lang });
  return el;
}

/** Refreshes every relative moment on the page; the last ten seconds are marked. */
export function tick(root = document) {
  for (const el of root.querySelectorAll("time.ticking")) {
    const unix = Number(el.dataset.unix);
    const text = moment(unix, "R", el.dataset.lang);
    if (el.textContent !== text) el.textContent = text;
    const left = unix - now();
    el.classList.toggle("soon", left > 0 && left <= 10);
  }
}

/** Time of day for a message's head, with the date when it is not today. */
export function headTime(iso, lang) {
  const then = new Date(iso);
  const today = new Date(now() * 1000).toDateString() === then.toDateString();
  return moment(then.getTime() / 1000, today ? "t" : "s", lang);
}
