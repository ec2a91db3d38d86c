import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { Risk } from "#shared/risks/risks.contract.ts";
import { type FakeRequest, failure, heldAnswer, json } from "#tests/support/fake-api.ts";
import { renderRisks, sampleRisk } from "#tests/support/risks-screen.tsx";
import { CHANGED_ELSEWHERE } from "#web/platform/forms/use-autosave.ts";

const ice = sampleRisk(1, { hazard: "Ice on the pass" });
const notes = () => screen.findByRole("textbox", { name: "Notes on Ice on the pass" });
const texts = (requests: FakeRequest[]) => requests.map(({ body }) => (body as Partial<Risk>).notes);
const ROUTE = "PATCH /api/risks/:id";

describe("notes", () => {
  test("typed without a pause are one request, with the last key stroke", async () => {
    const { api, stored, person } = renderRisks([ice]);
    await person.type(await notes(), "Ask Jo about chains ");
    expect(await screen.findByText("Saved")).toBeVisible();
    expect(texts(api.sent(ROUTE))).toEqual(["Ask Jo about chains "]);
    expect(stored.get(ice.id)?.notes).toBe("Ask Jo about chains");
    expect(await notes()).toHaveValue("Ask Jo about chains ");
  });

  test("wait for the request before them, and only the newest text follows", async () => {
    const first = heldAnswer();
    const { api, person } = renderRisks([ice], { routes: { [ROUTE]: first.handler } });
    await person.type(await notes(), "a");
    await waitFor(() => expect(texts(api.sent(ROUTE))).toEqual(["a"]));
    await person.type(await notes(), "bcdefgh");
    await person.tab();
    expect(texts(api.sent(ROUTE))).toEqual(["a"]);
    api.on(ROUTE, ({ body }) => json({ ...ice, ...(body as object) }));
    first.give(json({ ...ice, notes: "a" }));
    expect(await screen.findByText("Saved")).toBeVisible();
    expect(texts(api.sent(ROUTE))).toEqual(["a", "abcdefgh"]);
    expect(await notes()).toHaveValue("abcdefgh");
  });

  test("do not overtake another change of the same risk", async () => {
    const status = heldAnswer();
    const { api, person } = renderRisks([ice], { routes: { [ROUTE]: status.handler } });
    await person.selectOptions(await screen.findByRole("combobox", { name: /^Status/ }), "Mitigating");
    await person.type(await notes(), "Jo");
    await person.tab();
    expect(api.sent(ROUTE)).toHaveLength(1);
    api.on(ROUTE, ({ body }) => json({ ...ice, status: "mitigating", ...(body as object) }));
    status.give(json({ ...ice, status: "mitigating" }));
    expect(await screen.findByText("Saved")).toBeVisible();
    expect(api.sent(ROUTE).map(({ body }) => body)).toEqual([{ status: "mitigating" }, { notes: "Jo" }]);
    expect(screen.getByRole("combobox", { name: /^Status/ })).toHaveValue("mitigating");
  });

  test("stay after a failure, until Retry works", async () => {
    const { api, stored, person } = renderRisks([ice], {
      routes: { [ROUTE]: () => failure(500, "The disk is full.") },
    });
    await person.type(await notes(), "Ask Jo");
    expect(await screen.findByText("Not saved. The disk is full.")).toBeVisible();
    expect(await notes()).toHaveValue("Ask Jo");
    api.on(ROUTE, ({ body }) => {
      stored.set(ice.id, { ...ice, ...(body as object) });
      return json(stored.get(ice.id));
    });
    await person.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("Saved")).toBeVisible();
    expect(stored.get(ice.id)?.notes).toBe("Ask Jo");
    expect(localStorage.length).toBe(1);
  });

  test("can be taken back to what is stored", async () => {
    const { person } = renderRisks([{ ...ice, notes: "Before" }], {
      routes: { [ROUTE]: () => failure(500, "The disk is full.") },
    });
    await person.type(await notes(), " and after");
    await person.click(await screen.findByRole("button", { name: "Undo changes" }));
    expect(await notes()).toHaveValue("Before");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("that were not saved are sent on the next visit", async () => {
    const { person, unmount } = renderRisks([ice], {
      routes: { [ROUTE]: () => failure(500, "The disk is full.") },
    });
    await person.type(await notes(), "Ask Jo");
    await screen.findByText("Not saved. The disk is full.");
    unmount();

    const { stored } = renderRisks([ice]);
    expect(await notes()).toHaveValue("Ask Jo");
    expect(await screen.findByText("Saved")).toBeVisible();
    expect(stored.get(ice.id)?.notes).toBe("Ask Jo");
  });

  test("that were changed elsewhere meanwhile are not overwritten without a word", async () => {
    const { person, unmount } = renderRisks([ice], {
      routes: { [ROUTE]: () => failure(500, "The disk is full.") },
    });
    await person.type(await notes(), "Ask Jo");
    await screen.findByText("Not saved. The disk is full.");
    unmount();

    const { api, stored } = renderRisks([{ ...ice, notes: "Jo says no" }]);
    expect(await notes()).toHaveValue("Ask Jo");
    expect(screen.getByText(`Not saved. ${CHANGED_ELSEWHERE}`)).toBeVisible();
    expect(api.sent(ROUTE)).toHaveLength(0);
    await person.click(screen.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(stored.get(ice.id)?.notes).toBe("Ask Jo"));
  });

  test("go on being saved when the risk leaves the screen", async () => {
    const { api, person, unmount } = renderRisks([ice]);
    await person.type(await notes(), "Ask Jo");
    unmount();
    await waitFor(() => expect(texts(api.sent(ROUTE))).toEqual(["Ask Jo"]));
  });
});
