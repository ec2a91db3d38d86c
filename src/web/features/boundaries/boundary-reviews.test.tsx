import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { Link } from "wouter";
import {
  BOUNDARY_PATHS,
  type Boundary,
  type BoundaryReview,
} from "#shared/boundaries/boundaries.contract.ts";
import { ownDay } from "#shared/calendar/local-days.rules.ts";
import { addDays } from "#shared/calendar/plain-date.rules.ts";
import { api } from "#tests/support/app-api.ts";
import { renderScreen } from "#tests/support/render-screen.tsx";
import { sampleId } from "#tests/support/sample-id.ts";
import { outbox } from "#web/platform/offline/outbox.ts";
import { formatDay, formatWeekday } from "#web/platform/time/format-date.ts";
import { ownNoon, ownTimeZone, ownToday } from "#web/platform/time/own-day.ts";
import { boundaryAddress } from "./boundaries.api.ts";
import { BoundaryList } from "./boundary-list.tsx";

const REVIEW = "POST /api/boundaries/:id/reviews";
const ID = sampleId(1);
const daysAgo = (days: number) => addDays(ownToday(), -days);

/** The list with one boundary and its reviews: how many days ago, and whether it was honored. */
async function open(reviews: [days: number, honored: boolean][] = []) {
  await api.post(BOUNDARY_PATHS.list, { id: ID, name: "Evenings", statement: "No calls after eight." });
  for (const [days, honored] of reviews) {
    await api.post(BOUNDARY_PATHS.reviewsOf(ID), { honored, createdAt: ownNoon(daysAgo(days)) });
  }
  const rendered = renderScreen(<BoundaryList />);
  await screen.findByRole("article", { name: "Evenings" });
  return rendered;
}

const stored = () => api.get<BoundaryReview[]>(BOUNDARY_PATHS.reviewsOf(ID));
const boundary = async () => (await api.get<Boundary[]>(BOUNDARY_PATHS.list))[0];
const ask = (name = "How did it go with Evenings?") => within(screen.getByRole("group", { name }));
const badge = () => screen.queryByText(/^(Honored|Not honored)$/, { selector: "p *" })?.textContent;
const count = (words: string) => screen.findByRole("button", { name: words });
const rows = () =>
  within(screen.getByRole("list", { name: "Each time with Evenings" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

describe("how it went with a boundary", () => {
  test("is kept each time, and the newest answer is the boundary's", async () => {
    const { person } = await open();
    expect(badge()).toBeUndefined();
    await person.click(ask().getByRole("button", { name: "Honored" }));
    expect(await screen.findByText("Boundary updated")).toBeInTheDocument();
    expect(await count(`Kept on ${formatDay(ownToday())}`)).toBeInTheDocument();
    expect(badge()).toBe("Honored");
    await person.click(ask().getByRole("button", { name: "Not honored" }));
    expect(await count(`Kept 1 of 2 times since ${formatDay(ownToday())}`)).toBeInTheDocument();
    expect(badge()).toBe("Not honored");
    expect((await stored()).map(({ honored }) => honored)).toEqual([false, true]);
  });

  test.each([
    ["one time", [[3, false]], (day: string) => `Noted on ${day}`],
    [
      "no time",
      [
        [3, false],
        [2, false],
      ],
      (day: string) => `Noted 2 times since ${day}`,
    ],
    [
      "most times",
      [
        [3, true],
        [2, false],
        [1, true],
      ],
      (day: string) => `Kept 2 of 3 times since ${day}`,
    ],
  ] as [string, [number, boolean][], (day: string) => string][])(
    "is a plain count of days in the person's zone: %s",
    async (_what, reviews, words) => {
      await open(reviews);
      expect(await count(words(formatDay(daysAgo(3))))).toBeInTheDocument();
    },
  );

  test("can be said for an earlier day", async () => {
    const { person } = await open([[1, true]]);
    await person.click(await count(`Kept on ${formatDay(daysAgo(1))}`));
    const day = await screen.findByLabelText("Add an earlier day");
    await person.clear(day);
    expect(screen.queryByRole("group", { name: /How did it go on/ })).not.toBeInTheDocument();
    await person.type(day, daysAgo(4));
    await person.click(
      ask(`How did it go on ${formatDay(daysAgo(4))}?`).getByRole("button", { name: "Not honored" }),
    );
    expect(await count(`Kept 1 of 2 times since ${formatDay(daysAgo(4))}`)).toBeInTheDocument();
    expect(badge()).toBe("Honored");
    await waitFor(() =>
      expect(rows()).toEqual([
        `${formatWeekday(daysAgo(1))}: Honored`,
        `${formatWeekday(daysAgo(4))}: Not honored`,
      ]),
    );
    const days = (await stored()).map(({ createdAt }) => ownDay(createdAt, ownTimeZone()));
    expect(days).toEqual([daysAgo(1), daysAgo(4)]);
  });

  test("can be deleted one by one, and comes back", async () => {
    const { person } = await open([
      [3, true],
      [1, false],
    ]);
    await person.click(await count(`Kept 1 of 2 times since ${formatDay(daysAgo(3))}`));
    const last = `Delete ${formatWeekday(daysAgo(1))}: Not honored`;
    await person.click(await screen.findByRole("button", { name: last }));
    expect(await screen.findByText("Answer deleted")).toBeInTheDocument();
    expect(await count(`Kept on ${formatDay(daysAgo(3))}`)).toBeInTheDocument();
    expect(badge()).toBe("Honored");
    await person.click(screen.getByRole("button", { name: "Undo" }));
    expect(await count(`Kept 1 of 2 times since ${formatDay(daysAgo(3))}`)).toBeInTheDocument();
    expect(await screen.findByRole("button", { name: last })).toBeInTheDocument();

    await person.click(screen.getByRole("button", { name: last }));
    await person.click(await screen.findByRole("button", { name: "Bring it back" }));
    expect(await screen.findByRole("button", { name: last })).toBeInTheDocument();
    expect(await boundary()).toMatchObject({ honored: false, reviewsTotal: 2 });
  });

  test("shows the newest seven times first", async () => {
    const days = [1, 2, 3, 4, 5, 6, 7, 8];
    const { person } = await open(days.map((day) => [day, true]));
    await person.click(await count(`Kept 8 of 8 times since ${formatDay(daysAgo(8))}`));
    await person.click(await screen.findByRole("button", { name: "Show all 8 times" }));
    expect(rows()).toHaveLength(8);
    expect(screen.queryByRole("button", { name: /^Show all/ })).not.toBeInTheDocument();
  });

  test("without a connection shows at once and is sent later, once, with its own time", async () => {
    const { person } = await open([[1, true]]);
    api.disconnect(REVIEW);
    await person.click(ask().getByRole("button", { name: "Not honored" }));
    expect(await screen.findByText("Saved on this device")).toBeInTheDocument();
    expect(await count(`Kept 1 of 2 times since ${formatDay(daysAgo(1))}`)).toBeInTheDocument();
    expect(badge()).toBe("Not honored");
    api.restore(REVIEW);
    await outbox.flush();
    await waitFor(async () => expect(await stored()).toHaveLength(2));
    expect(api.bodies(REVIEW).at(-1)).toMatchObject({ createdAt: expect.any(String) });
  });

  test("that cannot be stored leaves the boundary as it was", async () => {
    api.fail(REVIEW, 500, "Not now.");
    const { person } = await open();
    await person.click(ask().getByRole("button", { name: "Honored" }));
    expect(await screen.findByText("Failed to update boundary.")).toBeInTheDocument();
    expect(badge()).toBeUndefined();
    expect(await stored()).toEqual([]);
  });

  test("says so when the times cannot be loaded, with Retry", async () => {
    api.fail("GET /api/boundaries/:id/reviews", 500, "Not now.");
    const { person } = await open([[1, true]]);
    await person.click(await count(`Kept on ${formatDay(daysAgo(1))}`));
    expect(await screen.findByText("Couldn't load each time")).toBeInTheDocument();
    api.restore("GET /api/boundaries/:id/reviews");
    await person.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("list", { name: "Each time with Evenings" })).toBeInTheDocument();
  });
});

describe("the list of boundaries", () => {
  const names = () =>
    screen.getAllByRole("article").map((article) => within(article).getByRole("heading").textContent);

  test("can be searched and filtered by type and by the last answer once it is long", async () => {
    const add = (number: number, name: string, type: string) =>
      api.post(BOUNDARY_PATHS.list, { id: sampleId(number), name, type, statement: `${name}, always.` });
    await add(2, "Lunch", "work");
    await add(3, "Sundays", "family");
    await api.patch(BOUNDARY_PATHS.one(sampleId(2)), { honored: true });
    await api.patch(BOUNDARY_PATHS.one(sampleId(3)), { honored: false });
    const { person, unmount } = await open();
    expect(screen.queryByRole("searchbox")).not.toBeInTheDocument();
    unmount();

    await add(4, "Mail", "work");
    await open();
    const search = screen.getByRole("searchbox", { name: "Search boundaries" });
    await person.type(search, "always lu");
    expect(names()).toEqual(["Lunch"]);
    await person.clear(search);
    await person.selectOptions(screen.getByLabelText("Type"), "Work");
    expect(names()).toEqual(["Mail", "Lunch"]);
    await person.selectOptions(screen.getByLabelText("Last time"), "No answer yet");
    expect(names()).toEqual(["Mail"]);
    await person.selectOptions(screen.getByLabelText("Last time"), "Not honored");
    expect(screen.getByText("No boundaries match. Try fewer words or another choice.")).toBeInTheDocument();
    await person.click(screen.getByRole("button", { name: "Show all" }));
    expect(names()).toHaveLength(4);
  });

  test("scrolls to the one that a link names and focuses it, whatever the filter", async () => {
    for (const number of [2, 3, 4, 5]) {
      await api.post(BOUNDARY_PATHS.list, {
        id: sampleId(number),
        name: `Boundary ${number}`,
        statement: "So.",
      });
    }
    const { person } = renderScreen(<BoundaryListWithLink />);
    await person.type(await screen.findByRole("searchbox"), "Boundary 2");
    expect(names()).toEqual(["Boundary 2"]);
    await person.click(screen.getByRole("link"));
    expect(screen.getByRole("article", { name: "Boundary 3" })).toHaveFocus();
    expect(names()).toHaveLength(4);
  });
});

function BoundaryListWithLink() {
  return (
    <>
      <Link href={boundaryAddress(sampleId(3))}>Boundary 3</Link>
      <BoundaryList />
    </>
  );
}
