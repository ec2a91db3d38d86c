import { watchOutsFor } from "#server/features/watch-outs/engine.rules.ts";
import { graveTextsOf } from "#server/features/watch-outs/grave-texts.rules.ts";
import { type Life, recordsOf } from "./life.ts";

/** Signs that contradict each other side by side. */
const CONTRADICTIONS = [
  [7, 11],
  [10, 11],
  [1, 6],
] as const;

/** What the engine shows of a life, and where that differs from what its author expects. */
export interface Verdict {
  id: string;
  shown: { id: number; facts: readonly string[] }[];
  missing: number[];
  /** Signs that should not stand. */
  wrong: number[];
  /** Broken rules of display, as sentences. */
  broken: string[];
}

export async function judgeLife(life: Life): Promise<Verdict> {
  const { record, now } = recordsOf(life);
  const grave = await graveTextsOf(record, now.instant);
  const { state, signals, people } = watchOutsFor({ ...record, grave }, now);
  const { must, mustNot, atMost, isHardDay, isReturn } = life.expect;
  const ids = signals.map(({ id }) => id as number);
  const text = signals.flatMap(({ facts }) => facts).join("\n");
  const broken: string[] = [];
  if (atMost != null && ids.length > atMost) broken.push(`shows ${ids.length}, at most ${atMost}`);
  if (CONTRADICTIONS.some((pair) => pair.every((id) => ids.includes(id)))) broken.push("contradictory pair");
  if (isHardDay) {
    if (!people) broken.push(`is ${state}, and no people to turn to`);
    if (ids.length > 1) broken.push("more than one on a hard day");
    if (/\bdue\b|%/.test(text)) broken.push("a due date or percentage on a hard day");
  }
  if (isReturn && state !== "returning" && !isHardDay) broken.push("is not welcomed back");
  return {
    id: life.id,
    shown: signals.map(({ id, facts }) => ({ id, facts })),
    missing: must.filter((id) => !ids.includes(id)),
    wrong: ids.filter((id) => mustNot.includes(id)),
    broken,
  };
}

export const isRight = ({ missing, wrong, broken }: Verdict) =>
  missing.length + wrong.length + broken.length === 0;
