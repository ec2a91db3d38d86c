import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";

/** OWASP's first recommendation for Argon2id: 19 MiB of memory, two passes, one lane. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashing keeps a core busy, so one is left for everything else. */
const AT_ONCE = Math.max(1, availableParallelism() - 1);

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(normalize(password), ARGON2ID));
}

export function verifyPassword(given: { hash: string; password: string }): Promise<boolean> {
  return inTurn(() => verify(given.hash, normalize(given.password), ARGON2ID));
}

/** Passwords are compared as people see them, whatever keyboard composed the characters. */
function normalize(password: string): string {
  return password.normalize("NFKC");
}

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running < AT_ONCE) running += 1;
  else await new Promise<void>((proceed) => waiting.push(proceed));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
