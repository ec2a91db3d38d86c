import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderObjectives, sampleObjective } from "#tests/support/objectives-screen.tsx";
import { sampleId } from "#tests/support/sample-id.ts";

const many = Array.from({ length: 60 }, (_, index) => sampleObjective(index + 1));
const card = (name: string, expanded: boolean) => screen.findByRole("button", { name, expanded });

test("a link to an objective opens its card, also when it is far down the list", async () => {
  await renderObjectives(many, { path: `/objectives?tab=active&objective=${sampleId(57)}&from=dashboard` });
  expect(await card("Objective 57", true)).toBeInTheDocument();
  expect(await card("Objective 1", false)).toBeInTheDocument();
});

test("a link to one that is gone shows the list as ever", async () => {
  await renderObjectives(many, { path: `/objectives?objective=${sampleId(999)}` });
  await card("Objective 1", false);
  expect(screen.getByText("10 not shown yet")).toBeInTheDocument();
});
