import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { RISK_PATHS } from "#shared/risks/risks.contract.ts";
import { api } from "#tests/support/app-api.ts";
import { renderRisks, sampleRisk } from "#tests/support/risks-screen.tsx";
import { sessionStore } from "#web/platform/session/session.ts";

test("a change made after somebody else signed in, in a second tab, is stored for neither, and ends this page", async () => {
  const { person } = await renderRisks([sampleRisk(1)]);
  const status = await screen.findByRole("combobox", { name: "Status of Hazard 1" });
  const changeBack = await api.changePerson();
  await person.selectOptions(status, "Resolved");
  await waitFor(() =>
    expect(sessionStore.getState().end).toEqual({ reason: "other-person", username: null }),
  );
  expect(await api.get(RISK_PATHS.list)).toEqual([]);
  changeBack();
  expect(await api.get(RISK_PATHS.list)).toMatchObject([{ hazard: "Hazard 1", status: "identified" }]);
});
