import { beforeAll, expect, test } from "vitest";
import { situations } from "#server/features/instant-plan/situations.content.ts";
import type { EchoMessage } from "#shared/echo/echo.contract.ts";
import { conversationOf } from "#shared/echo/guided/conversation.rules.ts";
import { planOf } from "#shared/echo/guided/known-matter.rules.ts";
import { turnWith } from "#tests/support/echo-brief.ts";
import { createLibrary } from "./library.service.ts";
import { planTopicsOf } from "./plan-topics.rules.ts";

const library = createLibrary({ plans: planTopicsOf(situations()) });
beforeAll(library.warmUp, 30_000);

const MOTHER_IN_LAW = "My mother-in-law comes over without calling, several times a week";
const plan = situations().find(({ id }) => id === "p-in-laws-boundaries");
if (!plan) throw new Error("The plan is gone.");
const told = planOf(conversationOf(turnWith(MOTHER_IN_LAW)), plan);
const history: EchoMessage[] = [
  { role: "user", content: MOTHER_IN_LAW },
  { role: "assistant", content: told.text },
];

test("a plan comes with what people say next", () => {
  expect(told.suggestions).toHaveLength(3);
  const all = plan.talk?.then.map(({ suggestion }) => suggestion) ?? [];
  for (const suggestion of told.suggestions ?? []) expect(all).toContain(suggestion);
});

test("what is tapped, or said in words of one's own, is answered for that plan", async () => {
  const [first] = told.suggestions ?? [];
  const branch = plan.talk?.then.find(({ suggestion }) => suggestion === first);
  const tapped = await library.ask(turnWith(first ?? "", history));
  expect(tapped).toMatchObject({ text: branch?.reply, isChosen: true });

  const said = await library.ask(
    turnWith("He won't say it to her. He says I'm making it a big deal", history),
  );
  expect(said?.text).toMatch(/ask for one small thing/i);
});

test("the same words without the plan before them are not", async () => {
  const said = await library.ask(turnWith("He won't say it to her. He says I'm making it a big deal"));
  expect(said?.text ?? "").not.toMatch(/ask for one small thing/i);
});

test("a plan is found by the library of plans alone", async () => {
  for (const { says } of situations().filter(({ talk }, place) => talk && place % 40 === 0)) {
    const heard = await library.heard(turnWith(says[0] ?? ""));
    expect(heard?.found.topics.filter(({ entry }) => entry.isPlan)).toEqual([]);
  }
});

test("who says that it was something else leaves the plan", async () => {
  const heard = await library.heard(turnWith("what are you talking about, it's about my boss", history));
  expect(heard?.standing.active).toBeNull();
});
