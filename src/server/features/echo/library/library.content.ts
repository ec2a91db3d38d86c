import app from "./app.json" with { type: "json" };
import type { Library, Move, Topic } from "./entries.rules.ts";
import moves from "./moves.json" with { type: "json" };
import people from "./people.json" with { type: "json" };
import practical from "./practical.json" with { type: "json" };
import self from "./self.json" with { type: "json" };
import work from "./work.json" with { type: "json" };

const ENTRIES = [
  ...work,
  ...people,
  ...practical,
  ...self,
  ...app,
  ...moves,
] as readonly unknown[] as readonly (Topic | Move)[];

/** What Echo says, written by hand; without the plans. After a change: `npm run index-echo-library`. */
export const LIBRARY: Library = {
  topics: ENTRIES.filter((entry) => entry.kind === "topic"),
  plans: [],
  moves: ENTRIES.filter((entry) => entry.kind === "move"),
};
