import { expect, test } from "vitest";
import { readDangerNetwork } from "#server/features/echo/danger/danger-network.format.ts";
import { createDangerScorer } from "#server/features/echo/danger/danger-scorer.service.ts";
import type { ScoreDanger } from "#shared/echo/crisis-scores.rules.ts";
import { scoreNothing } from "#shared/echo/crisis-scores.rules.ts";
import type { CrisisTurn } from "#shared/echo/crisis-turn.rules.ts";
import { crisisTurns } from "#tests/support/crisis-conversation.ts";
import { type LabelledTurn, readTurns } from "./echo-turns.ts";
import { hintsHash } from "./train-hints.ts";

test("the network was trained on this corpus", () => {
  expect(readDangerNetwork().hash, "run npm run train").toBe(hintsHash());
});

/** Reading meanings takes a while on a busy machine. */
const READING_MS = 180_000;
/** In percent of the messages, so that Echo cannot fall back. */
const REACHED = { noticed: 96, placed: 81, urgent: 78, alarmed: 12 };

interface Answered {
  turn: LabelledTurn;
  reply: CrisisTurn | null;
}

const isAnswered = ({ reply }: Answered) => reply !== null && reply.risk.level !== "none";
const isAsked = ({ reply }: Answered) => reply !== null && (reply.text !== null || reply.lead !== null);
const isPlaced = ({ turn, reply }: Answered) =>
  reply?.risk.kind === turn.kind && reply.risk.subject === turn.subject;

function percent(rows: readonly Answered[], isCounted: (row: Answered) => boolean): number {
  return (100 * rows.filter(isCounted).length) / rows.length;
}

async function figures(scoreDanger: ScoreDanger) {
  const conversations = readTurns("report");
  const rows: Answered[] = [];
  for (const turns of conversations) {
    const replies = await crisisTurns(
      turns.map(({ text }) => text),
      [],
      scoreDanger,
    );
    rows.push(...turns.map((turn, place) => ({ turn, reply: replies[place] ?? null })));
  }
  const said = rows.filter(({ turn }) => turn.level === "explicit" || turn.level === "acute");
  const noticed = percent(said, isAnswered);
  const placed = percent(
    rows.filter((row) => row.turn.kind !== null && isAnswered(row)),
    isPlaced,
  );
  const urgent = percent(
    rows.filter(({ turn }) => turn.level === "acute"),
    ({ reply }) => reply?.risk.level === "acute",
  );
  const alarmed = percent(
    rows.filter(({ turn }) => turn.kind === null),
    isAsked,
  );
  return { noticed, placed, urgent, alarmed };
}

test("each message of conversations, by authors not learned from", { timeout: READING_MS }, async () => {
  const byWords = await figures(scoreNothing);
  const { noticed, placed, urgent, alarmed } = await figures(createDangerScorer());
  console.log(
    [
      ["danger that was said is met", noticed, byWords.noticed],
      ["its kind and whose it is are right", placed, byWords.placed],
      ["urgent where it is near", urgent, byWords.urgent],
      ["messages without danger that are asked about", alarmed, byWords.alarmed],
    ]
      .map(
        ([what, own, words]) =>
          `${what}: ${Number(own).toFixed(1)} % (by words alone ${Number(words).toFixed(1)} %)`,
      )
      .join("\n"),
  );
  expect.soft(noticed, "danger met, percent").toBeGreaterThanOrEqual(REACHED.noticed);
  expect.soft(placed, "kind and subject right, percent").toBeGreaterThanOrEqual(REACHED.placed);
  expect.soft(urgent, "urgent where it is near, percent").toBeGreaterThanOrEqual(REACHED.urgent);
  expect.soft(alarmed, "needless questions, percent").toBeLessThanOrEqual(REACHED.alarmed);
});
