import { describe, expect, test } from "vitest";
import { isRight, judgeLife, type Verdict } from "./judge-life.ts";
import { authorsOfLives } from "./life.ts";

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
    expect(failed.map(inWords)).toEqual([]);
  });
});
