import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { createWorkQueue } from "./work-queue.ts";

/** OWASP's first recommendation for Argon2id: 19 MiB of memory, two passes, one lane. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashing keeps a core busy, so one core is left free. A queue of two hundred takes a few seconds. */
const inTurn = createWorkQueue({ atOnce: Math.max(1, availableParallelism() - 1), maxWaiting: 200 });

/** @throws HttpError 429 when too many passwords are waiting to be hashed */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(normalize(password), ARGON2ID));
}

/** @throws HttpError 429 when too many passwords are waiting to be hashed */
export function verifyPassword(given: { hash: string; password: string }): Promise<boolean> {
  return inTurn(() => verify(given.hash, normalize(given.password), ARGON2ID));
}

/** Passwords are compared as people see them, however the keyboard composed the characters. */
function normalize(password: string): string {
  return password.normalize("NFKC");
}
