import { hash, verify } from "@node-rs/argon2";

/** OWASP's first recommendation for Argon2id: 19 MiB of memory, two passes, one lane. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Passwords are compared as people see them, whatever keyboard composed the characters. */
function normalise(password: string): string {
  return password.normalize("NFKC");
}

export function hashPassword(password: string): Promise<string> {
  return hash(normalise(password), ARGON2ID);
}

export async function verifyPassword(given: { hash: string; password: string }): Promise<boolean> {
  return verify(given.hash, normalise(given.password), ARGON2ID);
}
