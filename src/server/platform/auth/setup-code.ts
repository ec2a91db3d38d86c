import { createHmac, timingSafeEqual } from "node:crypto";

/** Without 0, 1, I and O, which look alike. */
const ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const CODE_LENGTH = 12;

/**
 * A code that proves access to the server's log, such as "K7QM-2XWD-9RTB". Derived from the secret, so all processes of
 * a server share it, and it survives restarts.
 */
export function setupCodeOf(secret: string): string {
  const digest = createHmac("sha256", secret).update("setup code").digest().subarray(0, CODE_LENGTH);
  const letters = [...digest].map((byte) => ALPHABET[byte % ALPHABET.length]).join("");
  return letters.match(/.{4}/g)?.join("-") ?? letters;
}

/** Whether `given` is the setup code, ignoring how it was typed. */
export function isSetupCode(given: string, secret: string): boolean {
  const plain = (code: string) => Buffer.from(code.toUpperCase().replace(/[^A-Z0-9]/g, ""));
  const [a, b] = [plain(given), plain(setupCodeOf(secret))];
  return a.length === b.length && timingSafeEqual(a, b);
}
