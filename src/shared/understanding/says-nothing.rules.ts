/** Ignores case, spacing and punctuation. */
export function normalized(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}

const NOTHING =
  /^(?:|none(?: yet)?|no|nope|nobody(?: yet)?|no one(?: yet)?|not yet|unknown|no idea|nil|null|nada|nothing(?: \p{L}+)?|no(?:t much)? changes?|not much|n a|na|same|the same|same as (?:before|yesterday)|to ?dos?|tbd|tba|tbc|to be (?:done|decided|defined|added)|x+|xyz|asdf\p{L}*|test|fill (?:in|me in)(?: later)?|later|idk|dunno|(?:i )?don ?t know(?: yet)?|placeholder|lorem ipsum)$/u;
/** Emoji are words of their own. */
const EMOJI = /\p{Extended_Pictographic}/u;

/** Whether a text only holds a place or says that there is nothing: "TODO", "?", "-", "None.", "n/a", "nothing much". */
export function saysNothing(text: string): boolean {
  return NOTHING.test(normalized(text)) && !EMOJI.test(text);
}
