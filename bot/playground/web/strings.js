// The page's own sentences and the languages it speaks: the playground hands them over with its greeting.

/** Each language by its folder: what it calls itself, Discord's name for it, its sentences by key. */
export const LANGUAGES = {};
let fallback = "";

/** Takes over the languages of a greeting; what one lacks it has from the default one already. */
export function setLanguages(found) {
  fallback = found.default;
  Object.assign(LANGUAGES, found.known);
}

const base = (tag) => tag.toLowerCase().split("-")[0];

/** The page's language for a browser's or a person's: it, else another region's, else the default one. */
export function pageLang(tag) {
  const asked = String(tag || "").toLowerCase();
  const known = Object.keys(LANGUAGES);
  return known.find((lang) => lang.toLowerCase() === asked) || known.find((lang) => base(lang) === base(asked)) || fallback;
}

/** The key as in the files: `yourName` -> `your-name`. */
const kebab = (key) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Whether there is a sentence of this name. */
export const hasSentence = (key) => LANGUAGES[fallback]?.sentences[kebab(key)] !== undefined;

/** A sentence with its variables filled in. */
export function say(lang, key, vars = {}) {
  const text = LANGUAGES[pageLang(lang)]?.sentences[kebab(key)];
  if (text === undefined) throw new Error(`no sentence ${key}`);
  return text.replace(/\{(\w+)\}/g, (_, name) => vars[name] ?? "");
}
