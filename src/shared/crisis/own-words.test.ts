import { expect, test } from "vitest";
import { BOUNDARY_STEPS } from "../boundaries/phrases.content.ts";
import { PLAYBOOKS } from "../doctrine/playbooks.content.ts";
import { FIRST_STEPS } from "../safety/first-steps.content.ts";
import { LCES_WORDS } from "../safety/lces-words.content.ts";
import { PLUGINS } from "../tool-plugins/plugins.content.ts";
import { assessRisk } from "./assess-risk.ts";
import { freeTextsIn } from "./free-texts.rules.ts";

test("what Ridgeline itself offers to write brings no help that nobody asked for", async () => {
  const texts = freeTextsIn([BOUNDARY_STEPS, PLAYBOOKS, PLUGINS, FIRST_STEPS, LCES_WORDS]).filter((text) =>
    text.includes(" "),
  );
  expect(texts.length).toBeGreaterThan(150);
  const answered: string[] = [];
  for (const text of texts) if ((await assessRisk(text)).level !== "none") answered.push(text);
  expect(answered).toEqual([]);
});
