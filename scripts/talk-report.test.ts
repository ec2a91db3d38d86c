import { expect, test } from "vitest";
import { createDangerScorer } from "#server/features/echo/danger/danger-scorer.service.ts";
import { crisisTurns } from "#tests/support/crisis-conversation.ts";
import { readTalks, type Talk } from "./train-hints.ts";

const scoreDanger = createDangerScorer();
/** Reading meanings takes a while on a busy machine. */
const READING_MS = 180_000;
/** In percent of the conversations, so that Echo cannot fall back. */
const REACHED = { inTime: 93, noticed: 97, alarmed: 6 };
/** By this message, somebody who listens has asked. */
const IN_TIME = 4;

/** The number of the message to which Echo first asks about danger; Infinity where it never does. */
async function askedAt({ messages }: Talk): Promise<number> {
  const turns = await crisisTurns(messages, [], scoreDanger);
  const index = turns.findIndex((turn) => turn !== null && (turn.text !== null || turn.lead !== null));
  return index < 0 ? Number.POSITIVE_INFINITY : index + 1;
}

test("whole conversations, by authors that were not learned from", { timeout: READING_MS }, async () => {
  const talks = readTalks("report");
  const asked: number[] = [];
  // One after the other, so that the meanings of a conversation are kept while it is read.
  for (const talk of talks) asked.push(await askedAt(talk));
  const percent = (isCounted: (at: number) => boolean, isOfDanger: boolean) => {
    const own = asked.filter((_, i) => (talks[i]?.danger !== null) === isOfDanger);
    return (100 * own.filter(isCounted).length) / own.length;
  };
  const inTime = percent((at) => at <= IN_TIME, true);
  const noticed = percent(Number.isFinite, true);
  const alarmed = percent(Number.isFinite, false);
  console.log(
    `${talks.length} conversations: Echo asks by the fourth message in ${inTime.toFixed(1)} % of those in which danger shows little by little, ever in ${noticed.toFixed(1)} %, and needlessly in ${alarmed.toFixed(1)} % of the others, half of which sound like danger`,
  );
  expect.soft(inTime, "asked by the fourth message, percent").toBeGreaterThanOrEqual(REACHED.inTime);
  expect.soft(noticed, "ever asked, percent").toBeGreaterThanOrEqual(REACHED.noticed);
  expect
    .soft(alarmed, "conversations with a needless question, percent")
    .toBeLessThanOrEqual(REACHED.alarmed);
});
