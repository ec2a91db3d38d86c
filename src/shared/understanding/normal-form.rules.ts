/** A text in its normal form, and where each of its UTF-16 units came from. */
export interface NormalForm {
  text: string;
  /** `origins[i]` is the index in the original text of what became `text[i]`. It never decreases. */
  origins: readonly number[];
}

/** Letters of other scripts that look like Latin ones, and Latin letters that do not decompose. */
const LOOK_ALIKES = pairs(
  "аa вb сc ԁd еe ғf һh іi јj кk ӏl мm нh оo рp ѕs тt ԛq гr уy хx ѵv ԝw пn αa βb γy εe ηn ιi κk νv οo ρp τt υu χx ωw σo ϲc ϳj",
);
const FOLDED_LETTERS = pairs(
  "ßss æae œoe øo łl đd ðd þth ıi ŋn ħh ŧt ɡg ʟl ɪi ʀr ɴn ᴀa ᴄc ᴅd ᴇe ᴊj ᴋk ᴍm ᴏo ᴘp ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz",
);
const LEET = pairs("0o 1i 3e 4a 5s 7t @a $s !i |i €e");
const EMOJI = pairs(
  "🔪emojiknife 🗡emojiknife 🔫emojigun 💊emojipill 🩸emojiblood ⚰emojigrave 🪦emojigrave 🥀emojiwilted 🕊emojidove 🕯emojicandle 💀emojiskull ☠emojiskull 😂emojilaugh 🤣emojilaugh 😭emojicry 💔emojiheartbreak 🪢emojirope 🌉emojibridge 👋emojiwave 🙃emojiupside",
);
const PLAIN_QUOTES = pairs("’' ‘' ‛' `' ´' ʼ' “\" ”\" „\" «\" »\" –- —- ‐- ‑-");

/** "xy zab": the first code point of each entry becomes the rest of it. */
function pairs(list: string): ReadonlyMap<string, string> {
  return new Map(
    list.split(" ").map((entry) => {
      const [first = "", ...rest] = entry;
      return [first, rest.join("")];
    }),
  );
}

const LATIN = /[a-z]/;
const OTHER_SCRIPT_WORD =
  /[\p{Script=Cyrillic}\p{Script=Greek}a-z\d@$!|€]*[\p{Script=Cyrillic}\p{Script=Greek}][\p{Script=Cyrillic}\p{Script=Greek}a-z\d@$!|€]*/gu;
/** Three or more letters (or symbols for letters) on their own, with the same kind of gap between them. */
const SPACED_LETTERS = /(?<![\p{L}\p{N}])\p{L}(?:[ .\-_*,/][\p{L}013457@$!|€](?![\p{L}\p{N}])){2,}/gu;
/** Two letters between double spaces, in a text with letters set apart. */
const SPACED_PAIR = /(?<=[ ]{2})\p{L} \p{L}(?=[ ]{2}|$)/gu;
const MIXED_WORD = /[\p{L}\p{N}@$!|€*]*[a-z][\p{L}\p{N}@$!|€*]*/gu;
/** Symbols stand for letters between letters, at the end only in a word with another one ("f4c4", not "b4"). */
const LEET_WORD = /^(?:[a-z](?=.*[013457@$!|€].)|[0@$](?=[a-z]{3}))[a-z013457@$!|€*]*[a-z034@]$/;
const STRETCHED = /(\p{L})\1{2,}/gu;
const SPACE = /\s+/gu;

/**
 * One way to write a text: compatibility characters, accents, case, look-alike letters, symbols within words, letters
 * set apart, stretched letters, quotes and white space are made alike, and some emoji become words. Total and idempotent.
 */
export function normalForm(original: string): NormalForm {
  let form = foldCharacters(original);
  for (let before = ""; before !== form.text; ) {
    before = form.text;
    form = foldWords(form);
  }
  return form;
}

/** Repeated until nothing changes: joined letters may be neighbors of more. */
function foldWords(original: NormalForm): NormalForm {
  let form = rewrite(original, OTHER_SCRIPT_WORD, foldLookAlikes);
  const isSpacedOut = form.text.search(SPACED_LETTERS) >= 0;
  form = rewrite(form, SPACED_LETTERS, (match) => match.replaceAll(/[ .\-_*,/]/g, ""));
  if (isSpacedOut) form = rewrite(form, SPACED_PAIR, (match) => match.replace(" ", ""));
  form = rewrite(form, MIXED_WORD, foldLeet);
  form = rewrite(form, STRETCHED, (match, letter) => (match.length > 2 ? letter + letter : match));
  form = rewrite(form, SPACE, (match) => (match.includes("\n") ? "\n" : " "));
  const start = /^\s/.test(form.text) ? 1 : 0;
  const end = form.text.length - (form.text.length > start && /\s$/.test(form.text) ? 1 : 0);
  return { text: form.text.slice(start, end), origins: form.origins.slice(start, end) };
}

/** What concerns one character at a time. */
function foldCharacters(original: string): NormalForm {
  let text = "";
  const origins: number[] = [];
  let at = 0;
  for (const character of original) {
    const folded = foldCharacter(character);
    text += folded;
    for (let i = 0; i < folded.length; i++) origins.push(at);
    at += character.length;
  }
  return { text, origins };
}

function foldCharacter(character: string): string {
  if (character >= "a" && character <= "z") return character;
  const word = EMOJI.get(character);
  if (word) return ` ${word} `;
  let folded = "";
  for (const part of decompose(decompose(character).toLowerCase())) {
    if (/[\p{Mn}\p{Me}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/u.test(part)) continue;
    folded +=
      PLAIN_QUOTES.get(part) ??
      FOLDED_LETTERS.get(part) ??
      (/[\p{Cc}\p{Z}]/u.test(part) ? toSpace(part) : part);
  }
  return folded;
}

const decompose = (text: string) => text.normalize("NFKD");
const toSpace = (space: string) => (/[\n\r\u2028\u2029]/.test(space) ? "\n" : " ");

/** A word of Cyrillic or Greek letters is left alone unless Latin ones stand in it, or all of it could be Latin. */
function foldLookAlikes(word: string): string {
  const letters = [...word];
  const looksLatin = letters.every(
    (letter) => !/\p{L}/u.test(letter) || LATIN.test(letter) || LOOK_ALIKES.has(letter),
  );
  if (!LATIN.test(word) && !(looksLatin && letters.length > 3)) return word;
  return letters.map((letter) => LOOK_ALIKES.get(letter) ?? letter).join("");
}

/** Numbers of several digits are numbers ("covid19"), and so are digits that outnumber the letters. */
function foldLeet(word: string): string {
  const core = word.replace(/!+$/, "");
  const letters = core.replaceAll(/[^a-z]/g, "").length;
  if (
    letters < 2 ||
    letters * 2 < core.length ||
    /\d{3}|[1-9]0|(?<!\w)[1-9]/.test(core) ||
    !LEET_WORD.test(core)
  ) {
    return word;
  }
  return [...core].map((letter) => LEET.get(letter) ?? letter).join("") + word.slice(core.length);
}

/** Replaces the matches of a global pattern, and keeps the origins. */
function rewrite(
  form: NormalForm,
  pattern: RegExp,
  replace: (match: string, group: string) => string,
): NormalForm {
  let text = "";
  const origins: number[] = [];
  let done = 0;
  const keep = (end: number) => {
    text += form.text.slice(done, end);
    for (let i = done; i < end; i++) origins.push(form.origins[i] ?? 0);
  };
  for (const match of form.text.matchAll(pattern)) {
    const replacement = replace(match[0], match[1] ?? "");
    if (replacement === match[0]) continue;
    keep(match.index);
    const last = match[0].length - 1;
    for (let i = 0; i < replacement.length; i++) {
      origins.push(form.origins[match.index + Math.min(i, last)] ?? 0);
    }
    text += replacement;
    done = match.index + match[0].length;
  }
  if (done === 0) return form;
  keep(form.text.length);
  return { text, origins };
}
