import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { controlledClock } from "#server/platform/clock/clock.ts";
import { EXPORT_TYPES, hasCsv } from "#shared/export/export.contract.ts";
import { startTestServer, type TestClient, type TestServer } from "#tests/support/test-server.ts";
import { fillAccount } from "#tests/support/whole-account.ts";

const BOM = "\uFEFF";

let server: TestServer;
let mara: TestClient;
let other: TestClient;
beforeAll(async () => {
  server = await startTestServer({ clock: controlledClock("2026-11-21T23:30:00.000Z") });
  mara = await server.signedIn();
  other = await server.signedIn();
  await fillAccount(mara, "2026-11-21");
});
afterAll(() => server.close());

/** The cells of a CSV file (RFC 4180). */
function cellsOf(csv: string): string[][] {
  const rows: string[][] = [];
  for (const [, line = ""] of csv.slice(1).matchAll(/((?:"(?:[^"]|"")*"|[^"\r\n])*)\r\n/g)) {
    const cells = [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,"]*))/g)];
    rows.push(cells.map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? ""));
  }
  return rows;
}

describe.each(EXPORT_TYPES)("the export of %s", (type) => {
  test("is a Markdown document of the person's own records", async () => {
    const { statusCode, headers, body } = await mara.get(`/api/export/${type}?timeZone=Europe/Berlin`);
    expect([statusCode, headers["content-type"]]).toEqual([200, "text/markdown; charset=utf-8"]);
    expect(headers["content-disposition"]).toBe(`attachment; filename="ridgeline-${type}-2026-11-22.md"`);
    expect(body).toMatch(/^# .+\n\nExported from Ridgeline on November 22, 2026\.\n\n/);
    expect(body).not.toMatch(/undefined|null|NaN|\[object/);
    const empty = (await other.get(`/api/export/${type}`)).body;
    expect(empty.length).toBeLessThan(body.length);
    expect((await server.anonymous().get(`/api/export/${type}`)).statusCode).toBe(401);
  });

  test("is a CSV file where it is a list", async () => {
    const { statusCode, headers, body, json } = await mara.get(`/api/export/${type}?format=csv`);
    if (!hasCsv(type)) {
      expect([statusCode, json().fields]).toEqual([400, { format: expect.stringContaining("Markdown") }]);
      return;
    }
    expect([statusCode, headers["content-type"]]).toEqual([200, "text/csv; charset=utf-8"]);
    expect(body.startsWith(BOM)).toBe(true);
    const [header = [], ...rows] = cellsOf(body);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toHaveLength(header.length);
    expect(body).not.toMatch(/undefined|null|NaN|\[object/);
    expect(cellsOf((await other.get(`/api/export/${type}?format=csv`)).body)).toEqual([header]);
  });
});

test("a CSV file keeps every character, and no cell of it is a formula", async () => {
  const jo = await server.signedIn();
  const hazards = [
    '=HYPERLINK("http://evil")',
    "+1",
    "-1",
    "@SUM(A1)",
    'says "no", twice\nand again',
    "Eis – 氷",
  ];
  for (const hazard of hazards) await jo.post("/api/risks", { hazard });
  const [, ...rows] = cellsOf((await jo.get("/api/export/risks?format=csv")).body);
  expect(rows.map(([hazard]) => hazard).sort()).toEqual(
    hazards.map((hazard) => (/^[=+\-@]/.test(hazard) ? `'${hazard}` : hazard)).sort(),
  );
});

test("the kinds say what was recorded, in the person's days and hours", async () => {
  const body = async (type: string) => (await mara.get(`/api/export/${type}?timeZone=Europe/Berlin`)).body;
  expect(await body("check-ins")).toContain(
    "## November 22, 2026 at 12:30 AM\n\n- Mood: Down\n- Energy: Low\n- Stress: 7\n- Source: prompt\n\n**Note:** Tired",
  );
  expect(await body("boundaries")).toContain("- Answers: 1\n- Times kept: 1");
  expect(await body("safety-history")).toContain("## Kim\n");
  expect(await body("command-staff")).toContain("- Logistics to Jo, 2 items: Boxes");
  expect(await body("conversations")).toContain("**Text:** Where do I start?");
  expect(await body("triggers")).toContain("- Reaches: $500");
});

test("an unknown format gets a sentence", async () => {
  const { statusCode, json } = await mara.get("/api/export/risks?format=pdf");
  expect([statusCode, json().fields]).toEqual([400, { format: "Choose md or csv." }]);
});
