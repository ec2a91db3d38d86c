import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Situation } from "./situation.rules.ts";

/** Beside this module, or beside the bundle: one file for each part of life. */
const FOLDER = join(import.meta.dirname, "situations");

let known: readonly Situation[] | undefined;

/** The library of situations, which is read when it is first asked for. */
export function situations(): readonly Situation[] {
  known ??= readdirSync(FOLDER)
    .sort()
    .flatMap((file) => JSON.parse(readFileSync(join(FOLDER, file), "utf8")) as Situation[]);
  return known;
}
