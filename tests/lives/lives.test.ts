import { describe, expect, test } from "vitest";
import { isRight, judgeLife, type Verdict } from "./judge-life.ts";
import { authorsOfLives } from "./life.ts";

/**
 * Lives that are not yet judged right, and why. A life that becomes right fails its test until it is taken off the list.
 */
const NOT_YET_RIGHT: ReadonlyMap<string, string> = new Map();

const inWords = ({ id, shown, missing, wrong, broken }: Verdict) =>
  `  ${id}: ${[
    ...missing.map((sign) => `misses ${sign}`),
    ...wrong.map(
      (sign) => `wrongly shows ${sign} (${shown.find((each) => each.id === sign)?.facts.join(" ")})`,
    ),
    ...broken,
  ].join("; ")}`;

describe("whole lives", () => {
  test.each(authorsOfLives())("by $author", async ({ author, lives }) => {
    const verdicts = await Promise.all(lives.map(judgeLife));
    const failed = verdicts.filter((verdict) => !isRight(verdict));
    const count = (of: (verdict: Verdict) => boolean) => verdicts.filter(of).length;
    console.log(
      [
        `${author}: ${verdicts.length - failed.length} of ${verdicts.length} right, ${count(({ missing }) => missing.length > 0)} missing a sign, ${count(({ wrong, broken }) => wrong.length + broken.length > 0)} false`,
        ...failed.map(inWords),
      ].join("\n"),
    );
    expect(failed.filter(({ id }) => !NOT_YET_RIGHT.has(id)).map(inWords)).toEqual([]);
    const right = verdicts.filter(isRight).map(({ id }) => id);
    expect(
      right.filter((id) => NOT_YET_RIGHT.has(id)),
      "right now: take it off the list",
    ).toEqual([]);
  });
});
