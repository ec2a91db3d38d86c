import { afterAll, expect, test } from "vitest";
import { startTestServer } from "#tests/support/test-server.ts";

const server = await startTestServer();
afterAll(() => server.close());

const DASHBOARD = "/api/dashboard?today=2026-11-21";

test("heavy reads of one person queue up, too many are refused, and nobody else is delayed", async () => {
  const mara = await server.signedIn();
  const other = await server.signedIn();
  const asked = Array.from({ length: 40 }, () => mara.get(DASHBOARD));
  expect((await other.get(DASHBOARD)).statusCode).toBe(200);
  const answers = await Promise.all(asked);
  const codes = answers.map(({ statusCode }) => statusCode);
  expect(codes.filter((code) => code === 200).length).toBeGreaterThanOrEqual(32);
  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  for (const { statusCode, headers, body } of refused) {
    expect([statusCode, headers["retry-after"]]).toEqual([429, "1"]);
    expect(JSON.parse(body)).toMatchObject({ code: "too_many_requests" });
  }
  // Every turn has ended: as many as may run and wait are answered again.
  const again = await Promise.all(Array.from({ length: 32 }, () => mara.get(DASHBOARD)));
  expect(again.every(({ statusCode }) => statusCode === 200)).toBe(true);
});
