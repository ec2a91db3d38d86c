import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { RISK_PATHS, type Risk } from "#shared/risks/risks.contract.ts";
import { api } from "#tests/support/app-api.ts";
import { renderRisks, sampleRisk, storedRisk } from "#tests/support/risks-screen.tsx";
import { CHANGED_ELSEWHERE } from "#web/platform/forms/use-autosave.ts";

const ice = sampleRisk(1, { hazard: "Ice on the pass" });
const notes = () => screen.findByRole("textbox", { name: "Notes on Ice on the pass" });
const ROUTE = "PATCH /api/risks/:id";
const texts = () => api.bodies(ROUTE).map((body) => (body as Partial<Risk>).notes);

describe("notes", () => {
  test("typed without a pause are one request, with the last key stroke", async () => {
    const { person } = await renderRisks([ice]);
    await person.type(await notes(), "Ask Jo about chains ");
    expect(await screen.findByText("Saved")).toBeVisible();
    expect(texts()).toEqual(["Ask Jo about chains "]);
    expect((await storedRisk(ice.id))?.notes).toBe("Ask Jo about chains");
    expect(await notes()).toHaveValue("Ask Jo about chains ");
  });

  test("wait for the request before them, and only the newest text follows", async () => {
    const first = api.hold(ROUTE);
    const { person } = await renderRisks([ice]);
    await person.type(await notes(), "a");
    await waitFor(() => expect(texts()).toEqual(["a"]));
    await person.type(await notes(), "bcdefgh");
    await person.tab();
    expect(texts()).toEqual(["a"]);
    first.release();
    expect(await screen.findByText("Saved")).toBeVisible();
    expect(texts()).toEqual(["a", "abcdefgh"]);
    expect(await notes()).toHaveValue("abcdefgh");
  });

  test("do not overtake another change of the same risk", async () => {
    const status = api.hold(ROUTE);
    const { person } = await renderRisks([ice]);
    await person.selectOptions(await screen.findByRole("combobox", { name: /^Status/ }), "Mitigating");
    await person.type(await notes(), "Jo");
    await person.tab();
    expect(api.sent(ROUTE)).toHaveLength(1);
    status.release();
    expect(await screen.findByText("Saved")).toBeVisible();
    expect(api.bodies(ROUTE)).toEqual([{ status: "mitigating" }, { notes: "Jo" }]);
    expect(screen.getByRole("combobox", { name: /^Status/ })).toHaveValue("mitigating");
  });

  test("stay after a failure, until Retry works", async () => {
    api.fail(ROUTE, 500, "The disk is full.");
    const { person } = await renderRisks([ice]);
    await person.type(await notes(), "Ask Jo");
    expect(await screen.findByText("Not saved. The disk is full.")).toBeVisible();
    expect(await notes()).toHaveValue("Ask Jo");
    api.restore(ROUTE);
    await person.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("Saved")).toBeVisible();
    expect((await storedRisk(ice.id))?.notes).toBe("Ask Jo");
    expect(localStorage.length).toBe(1);
  });

  test("can be taken back to what is stored", async () => {
    api.fail(ROUTE, 500, "The disk is full.");
    const { person } = await renderRisks([{ ...ice, notes: "Before" }]);
    await person.type(await notes(), " and after");
    await person.click(await screen.findByRole("button", { name: "Undo changes" }));
    expect(await notes()).toHaveValue("Before");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("that were not saved are sent on the next visit", async () => {
    api.fail(ROUTE, 500, "The disk is full.");
    const { person, unmount } = await renderRisks([ice]);
    await person.type(await notes(), "Ask Jo");
    await screen.findByText("Not saved. The disk is full.");
    unmount();

    api.restore(ROUTE);
    await renderRisks([]);
    expect(await notes()).toHaveValue("Ask Jo");
    expect(await screen.findByText("Saved")).toBeVisible();
    expect((await storedRisk(ice.id))?.notes).toBe("Ask Jo");
  });

  test("that were changed elsewhere meanwhile are not overwritten without a word", async () => {
    api.fail(ROUTE, 500, "The disk is full.");
    const { person, unmount } = await renderRisks([ice]);
    await person.type(await notes(), "Ask Jo");
    await screen.findByText("Not saved. The disk is full.");
    unmount();

    api.restore(ROUTE);
    await api.patch(RISK_PATHS.one(ice.id), { notes: "Jo says no" });
    await renderRisks([]);
    expect(await notes()).toHaveValue("Ask Jo");
    expect(screen.getByText(`Not saved. ${CHANGED_ELSEWHERE}`)).toBeVisible();
    expect((await storedRisk(ice.id))?.notes).toBe("Jo says no");
    await person.click(screen.getByRole("button", { name: "Retry" }));
    await waitFor(async () => expect((await storedRisk(ice.id))?.notes).toBe("Ask Jo"));
  });

  test("go on being saved when the risk leaves the screen", async () => {
    const { person, unmount } = await renderRisks([ice]);
    await person.type(await notes(), "Ask Jo");
    unmount();
    await waitFor(() => expect(texts()).toEqual(["Ask Jo"]));
  });
});
