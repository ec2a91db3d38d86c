import type { LibraryChoice } from "#shared/echo/possible-reply.ts";
import { RULES, UNKNOWN } from "./choose.rules.ts";
import { hearing, type Talk } from "./hearing.rules.ts";

/** How many of each kind are possible replies. */
const TOPICS = 3;
const BRANCHES = 2;
const MOVES = 3;

/**
 * All that the library could say, in no order: what each of its rules says by itself, the likeliest entries, and those that
 * were found by their texts.
 * @param found ids of topics
 */
export function choicesOf(talk: Talk, found: readonly string[]): LibraryChoice[] {
  const heard = hearing(talk);
  const { say, active, topics, branches } = heard;
  const all: LibraryChoice[] = [];
  const add = (source: string, reply: LibraryChoice["reply"] | null, chance = 0, score = 0) => {
    if (reply && say.isNew(reply.text)) all.push({ source, chance, score, reply });
  };
  for (const [name, { when, says }] of Object.entries(RULES)) {
    const reply = when(heard) ? says(heard) : null;
    if (reply !== UNKNOWN) add(`library:${name}`, reply);
  }
  for (const { entry, chance, score } of topics.slice(0, TOPICS))
    add("topic", say.topic(entry), chance, score);
  for (const { entry, branch, chance, score } of branches.slice(0, BRANCHES))
    add("branch", say.branch(entry, branch), chance, score);
  for (const { entry, chance, score } of talk.found.moves.slice(0, MOVES))
    add("move", say.moveOf(entry), chance, score);
  if (active) add("further", say.further(active));
  for (const id of found) {
    const entry = talk.known.find((topic) => topic.id === id);
    if (entry && !talk.isRuledOut(entry)) add("topic", say.topic(entry));
  }
  return all;
}
