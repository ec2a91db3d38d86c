import { afterAll, expect, test } from "vitest";
import { controlledClock } from "#server/platform/clock/clock.ts";
import { WRITES_PER_MINUTE } from "#server/platform/http/write-limit.ts";
import { startTestServer } from "#tests/support/test-server.ts";

const clock = controlledClock("2026-11-21T12:00:15.000Z");
const server = await startTestServer({ clock });
afterAll(() => server.close());

test("one person's writes of a minute are limited, whatever they are; reads and other people are not", async () => {
  const mara = await server.signedIn();
  const other = await server.signedIn();
  const nowhere = "/api/boundaries/01900000-0000-7000-8000-00000000dead";
  const kinds = [
    () => mara.post("/api/risks", {}),
    () => mara.patch(nowhere, {}),
    () => mara.put("/api/command-state", []),
    () => mara.delete(nowhere),
  ];
  for (let sent = 0; sent < WRITES_PER_MINUTE; sent += 40) {
    const answers = await Promise.all(Array.from({ length: 10 }, () => kinds.map((send) => send())).flat());
    for (const { statusCode } of answers) expect(statusCode).toBeOneOf([400, 404]);
  }
  for (const send of kinds) {
    const refused = await send();
    expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "45"]);
    expect(refused.json()).toEqual({
      error: "Too many attempts. Please wait a minute and try again.",
      code: "too_many_requests",
    });
  }
  expect((await mara.get("/api/risks")).statusCode).toBe(200);
  expect((await other.post("/api/risks", { hazard: "Ice" })).statusCode).toBe(201);

  clock.advance(45_000);
  expect((await mara.post("/api/risks", { hazard: "Ice" })).statusCode).toBe(201);
});
