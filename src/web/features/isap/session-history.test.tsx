import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { ISAP_PATHS, type IsapSession } from "#shared/isap/isap.contract.ts";
import { api } from "#tests/support/app-api.ts";
import { nth, openIsap, press, SESSION, storeSessions } from "#tests/support/isap-screen.tsx";
import type { RenderedScreen } from "#tests/support/render-screen.tsx";

describe("past sessions", () => {
  const showHistory = (person: RenderedScreen["person"]) => press(person, /^Past sessions/);

  test("stay closed until asked for; a session opens with everything in it", async () => {
    await storeSessions([SESSION]);
    const { person } = openIsap();
    await screen.findByRole("button", { name: "Past sessions 1" });
    expect(screen.queryByText(SESSION.situation)).not.toBeInTheDocument();
    await showHistory(person);
    await press(person, /The lease ends and we have no flat yet\./);
    const dialog = await screen.findByRole("dialog", { name: /^Session from .*\d/ });
    for (const text of [...SESSION.consciousness, "Jo", "1,200", "Daily, at 7:30 AM", "Escape Routes"]) {
      expect(within(dialog).getByText(text)).toBeInTheDocument();
    }
    expect(within(dialog).getAllByText("Not filled in")).toHaveLength(2);
    expect(within(dialog).getByRole("heading", { name: "W13 · Too close to see far" })).toBeInTheDocument();
    expect(within(dialog).getByText("You chose a daily cadence.")).toBeInTheDocument();
    await person.keyboard("{Escape}");
    await waitFor(() => expect(screen.getByRole("button", { name: /The lease ends and we/ })).toHaveFocus());
  });

  test("are deleted after a confirmation", async () => {
    await storeSessions([nth(1), nth(2)]);
    const { person } = openIsap();
    await showHistory(person);
    await screen.findByText("Situation 1.");
    const [deleteFirst] = screen.getAllByRole("button", { name: /^Delete session from/ });
    await person.click(deleteFirst as HTMLElement);
    await press(person, "Cancel");
    expect(api.sent("DELETE /api/isap/:id")).toHaveLength(0);
    await waitFor(() => expect(deleteFirst).toHaveFocus());

    await person.click(deleteFirst as HTMLElement);
    await press(person, "Delete session");
    expect(await screen.findByText("Session deleted")).toBeInTheDocument();
    expect(await api.get<IsapSession[]>(ISAP_PATHS.list)).toMatchObject([{ id: nth(2).id }]);
    await waitFor(() => expect(screen.queryByText("Situation 1.")).not.toBeInTheDocument());
    expect(screen.getByText("Situation 2.")).toBeInTheDocument();
  });

  test("stay when deleting fails, with the server's sentence", async () => {
    await storeSessions([nth(1)]);
    api.fail("DELETE /api/isap/:id", 503, "The server is being updated.");
    const { person } = openIsap();
    await showHistory(person);
    await press(person, /Situation 1\./);
    await press(person, "Delete session");
    await person.click(
      within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete session" }),
    );
    expect(await screen.findByText("Failed to delete session")).toBeInTheDocument();
    expect(screen.getByText("The server is being updated.")).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    expect(screen.getByRole("dialog")).toHaveTextContent("Situation 1.");
  });

  test("two hundred are shown twenty at a time, and reading goes on at the first new one", async () => {
    await storeSessions(Array.from({ length: 200 }, (_, index) => nth(index + 1)));
    const { person } = openIsap();
    await showHistory(person);
    await screen.findByText("Situation 20.");
    expect(screen.queryByText("Situation 21.")).not.toBeInTheDocument();
    await press(person, "Show more");
    expect(screen.getByRole("button", { name: /Situation 21\./ })).toHaveFocus();
    expect(screen.getByText("40 of 200")).toBeInTheDocument();
  });

  test("say that there are none yet, and can be loaded again after a failure", async () => {
    api.fail("GET /api/isap", 500, "Something went wrong on our side.");
    const { person } = openIsap();
    await showHistory(person);
    expect(await screen.findByText("Something went wrong on our side.")).toBeInTheDocument();
    api.restore("GET /api/isap");
    await press(person, "Retry");
    expect(await screen.findByText("No sessions yet")).toBeInTheDocument();
  });

  test("can be exported once there are some", async () => {
    await storeSessions([SESSION]);
    api.fail("GET /api/export/:type", 500, "No.");
    const { person } = openIsap({ mode: "incident" });
    await person.click(await screen.findByRole("button", { name: "Export" }));
    expect(await screen.findByText("Export Failed")).toBeInTheDocument();
    const [request] = api.sent("GET /api/export/:type");
    expect(request?.params.type).toBe("isap");
    expect(request?.query.get("mode")).toBe("incident");
  });

  test("open from the address, which is then left", async () => {
    await storeSessions([nth(1), SESSION]);
    const { addresses } = openIsap({ path: `/isap-compass?from=dashboard&session=${SESSION.id}` });
    expect(await screen.findByRole("dialog", { name: /^Session from/ })).toHaveTextContent(SESSION.situation);
    expect(addresses).toEqual(["/isap-compass?from=dashboard"]);
  });

  test("that are gone are not opened from the address", async () => {
    await storeSessions([nth(1)]);
    const { addresses } = openIsap({ path: "/isap-compass?session=gone" });
    await waitFor(() => expect(addresses).toEqual(["/isap-compass"]));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});
