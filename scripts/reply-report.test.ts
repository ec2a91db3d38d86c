import { expect, test } from "vitest";
import { readReplyNetwork } from "#server/features/echo/choice/reply-network.format.ts";
import { readReplyTowers } from "#server/features/echo/choice/reply-towers.format.ts";
import { readMarkedReplies } from "./marked-replies.ts";
import { replyGroups, replyGroupsHash } from "./reply-pairs.ts";
import { markedChoices, marksHash, marksOf } from "./train-reply-network.ts";

const READING_MS = 240_000;
/** Of 2, for readers not learned from, so that Echo cannot fall back. */
const REACHED = 0.8;

test("the towers were trained on this library, and the network on these marks", () => {
  const towers = readReplyTowers();
  expect(towers.hash, "run npm run train-replies").toBe(replyGroupsHash(replyGroups()));
  expect(readReplyNetwork().hash, "run npm run train-replies").toBe(marksHash(towers));
});

test("what Echo chooses, in the eyes of readers not learned from", { timeout: READING_MS }, async () => {
  const choices = await markedChoices(readReplyTowers(), readMarkedReplies("report"));
  const network = readReplyNetwork();
  const marks = choices.map((choice) => marksOf(choice, network));
  const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
  const chosen = mean(marks.map((one) => one.chosen));
  const ordered = mean(marks.map((one) => one.ordered));
  const best = mean(marks.map((one) => one.best));
  const share = (mark: number) =>
    ((100 * marks.filter((one) => one.chosen === mark).length) / marks.length).toFixed(0);
  console.log(
    `${marks.length} messages, mean mark of 2: chosen ${chosen.toFixed(2)} (good ${share(2)} %, bad ${share(0)} %), by the rules' order ${ordered.toFixed(2)}, the best there is ${best.toFixed(2)}`,
  );
  expect(chosen).toBeGreaterThanOrEqual(REACHED);
  expect(chosen).toBeGreaterThan(ordered);
});
