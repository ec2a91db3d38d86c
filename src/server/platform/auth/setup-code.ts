import { createHmac, timingSafeEqual } from "node:crypto";

/** Without 0, 1, I and O, which look alike. */
const ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const CODE_LENGTH = 12;

/**
 * The code that shows that somebody can read the server's log, such as "K7QM-2XWD-9RTB". It follows from the secret,
 * so that all processes of a server agree on it, also after a restart.
 */
export function setupCodeOf(secret: string): string {
  const digest = createHmac("sha256", secret).update("setup code").digest().subarray(0, CODE_LENGTH);
  const letters = [...digest].map((byte) => ALPHABET[byte % ALPHABET.length]).join("");
  return letters.match(/.{4}/g)?.join("-") ?? letters;
}

/** Whether `given` is that code, however a person typed it. */
export function isSetupCode(given: string, secret: string): boolean {
  const plain = (code: string) => Buffer.from(code.toUpperCase().replace(/[^A-Z0-9]/g, ""));
  const [a, b] = [plain(given), plain(setupCodeOf(secret))];
  return a.length === b.length && timingSafeEqual(a, b);
}
