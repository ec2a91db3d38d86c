import { isCommonPassword } from "./common-passwords.ts";

const TOO_EASY =
  "This password is too easy to guess. Try three or four words that have nothing to do with each other.";
const OWN_NAME = "Choose a password that isn't your email address or username.";

const ROWS = ["abcdefghijklmnopqrstuvwxyz", "qwertyuiop", "asdfghjkl", "zxcvbnm", "qwertzuiop", "azertyuiop"];
const SHORTEST_ROW = 3;

/** The person who chose the password, as far as known. */
interface Person {
  email: string;
  username?: string;
}

/** Why this password is easy to guess, as a sentence for the person; null when it is strong enough. */
export function weaknessOf(password: string, { email, username = "" }: Person): string | null {
  const text = password.normalize("NFKC").toLowerCase();
  const [, unit = text] = /^(.+?)\1+$/.exec(text) ?? [];
  const word = unit.replace(/\d*[!.?*]*$/, "");
  const names = [email, email.split("@")[0], username, username.replaceAll(" ", "")];
  if (names.some((name) => name && [text, unit, word].includes(name.toLowerCase()))) return OWN_NAME;
  const isShortRepetition = unit.length <= 4 && unit !== text;
  const isRow = word.length >= SHORTEST_ROW && ROWS.some((row) => row.includes(word));
  const isNumber = /^\d{1,11}$/.test(unit);
  const isCommon = isCommonPassword(unit) || isCommonPassword(word);
  return isShortRepetition || isRow || isNumber || isCommon ? TOO_EASY : null;
}
