import { extractText, getDocumentProxy } from "unpdf";
import { v7 as uuidv7 } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { controlledClock } from "#server/platform/clock/clock.ts";
import type { User } from "#shared/auth/auth.contract.ts";
import { startTestServer, type TestClient, type TestServer } from "#tests/support/test-server.ts";
import { fillAccount } from "#tests/support/whole-account.ts";

const IAP = "/api/export/iap?timeZone=Europe/Berlin";

let server: TestServer;
let mara: TestClient & { user: User };
beforeAll(async () => {
  server = await startTestServer({ clock: controlledClock("2026-11-21T23:30:00.000Z") });
  mara = await server.signedIn();
  await fillAccount(mara, "2026-11-21");
});
afterAll(() => server.close());

/** Without spaces, because where a line ends is none of the data. */
const bare = (text: string) => text.normalize("NFKC").replace(/\s+/g, "");

async function planOf(client: TestClient, query = "") {
  const { statusCode, headers, rawPayload } = await client.get(`${IAP}${query}`);
  const pdf = await getDocumentProxy(new Uint8Array(rawPayload));
  const { text } = await extractText(pdf, { mergePages: true });
  return { statusCode, headers, pdf, text: bare(text), bytes: rawPayload.length };
}

interface Node {
  role?: string;
  children?: Node[];
}

test("says what is recorded, part for part", async () => {
  const { statusCode, headers, text } = await planOf(mara);
  expect([statusCode, headers["content-type"]]).toEqual([200, "application/pdf"]);
  expect(headers["content-disposition"]).toBe(
    'attachment; filename="ridgeline-incident-action-plan-2026-11-22.pdf"',
  );
  for (const said of [
    "Prepared by Person 1",
    "Prepared November 22, 2026 at 12:30 AM",
    "Mission A calm move",
    "Command emphasis Salt",
    "Situation The lease ends",
    'Finish "the move"',
    "引っ越し",
    "🏔",
    "January 15, 2027",
    "Logistics Me To Jo, 2 items Boxes",
    "[x] Van",
    "[ ] Keys",
    "Dr. Lee +1 555 0100",
    "Kim Next door ring twice +15551234567",
    "Snow reaches a foot",
    "We wait",
    "Evenings No calls.",
    "What changed",
    "Ice on the ramp",
    "December 1, 2026",
  ])
    expect(text).toContain(bare(said));
  // Arabic is drawn from the right; its letters are all there.
  for (const letter of bare("مرحبا")) expect(text).toContain(letter);
  expect(text).not.toMatch(/undefined|null|NaN|\[object|�/);
  expect(text).not.toContain("Canceltheinternet");
});

test("is tagged: parts, headings, and tables with header cells, in a language, with a title", async () => {
  const { pdf } = await planOf(mara);
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({ Title: "Incident Action Plan · Life · November 22, 2026", Language: "en-US" });
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  const roles = new Set<string>();
  const walk = (node: Node) => {
    if (node.role) roles.add(node.role);
    node.children?.forEach(walk);
  };
  for (let number = 1; number <= pdf.numPages; number += 1)
    walk((await (await pdf.getPage(number)).getStructTree()) as Node);
  for (const role of ["Document", "Sect", "H1", "H2", "P", "Table", "TR", "TH", "TD"])
    expect([...roles]).toContain(role);
});

test("is on Letter where that is used, and on A4 elsewhere", async () => {
  const sizeOf = async (query: string) => (await (await planOf(mara, query)).pdf.getPage(1)).view.slice(2);
  expect(await sizeOf("&locale=en-US")).toEqual([612, 792]);
  expect((await sizeOf("&locale=de-DE")).map(Math.round)).toEqual([595, 842]);
});

test("of an empty account says what to add, and nobody else gets it", async () => {
  const jo = await server.signedIn();
  const { text } = await planOf(jo, "&mode=business");
  for (const sentence of [
    "No active objectives in Business. Add one under Objectives.",
    "No open risks. Add one on Safety",
    "No handovers yet.",
    "No escape routes yet.",
    "No mission yet.",
  ])
    expect(text).toContain(bare(sentence));
  expect((await server.anonymous().get(IAP)).statusCode).toBe(401);
  expect((await mara.get(`${IAP}&locale=x`)).statusCode).toBe(400);
});

test("of 1,000 objectives is whole, and takes seconds", async () => {
  const rich = await server.signedIn();
  const { db } = server.handle;
  const now = "2026-11-20T12:00:00.000Z";
  for (let page = 0; page < 10; page += 1) {
    const rows = Array.from({ length: 100 }, (_, index) => ({
      id: uuidv7(),
      userId: rich.user.id,
      title: `Room ${page * 100 + index} is finished`,
      specific: "Sort, pack and label everything in the room. ".repeat(4),
      measurable: "Every box is closed and has a label.",
      achievable: "",
      relevant: "",
      timeBound: "",
      dueOn: null,
      dueSource: null,
      status: "active" as const,
      progress: 0,
      pillar: "Peace" as const,
      tags: "[]",
      mode: "life" as const,
      budgetCents: null,
      actualCostCents: null,
      completedAt: null,
      progressBefore: null,
      milestoneAt: null,
      createdAt: now,
      updatedAt: now,
    }));
    await db.insertInto("objectives").values(rows).execute();
  }
  const before = performance.now();
  const { text, bytes } = await planOf(rich);
  expect(text.match(/Room\d+isfinished/g)).toHaveLength(1000);
  expect(performance.now() - before).toBeLessThan(30_000);
  expect(bytes).toBeLessThan(5_000_000);
});
