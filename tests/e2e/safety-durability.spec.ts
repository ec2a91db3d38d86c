import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LogEntry } from "#shared/safety/history.contract.ts";
import type { SafetyItem } from "#shared/safety/safety.contract.ts";
import { type ServerProcess, startServerProcess } from "#tests/support/server-process.ts";
import { expect, newEmail, PASSWORD, test } from "./fixtures.ts";

const ROUNDS = Number(process.env.DURABILITY_ROUNDS ?? 3);
const WRITERS_PER_ITEM = 2;
const KINDS = ["lookout", "comms", "escape-route"];
/** The time of the kill varies from round to round. */
const savesBeforeKill = (round: number) => 60 + ((round * 37) % 90);

type Save = Pick<SafetyItem, "id" | "title" | "details" | "updatedAt">;

/** One person's calls to one server. */
function callerOf(url: string, cookie: string) {
  return (method: string, path: string, body?: object) =>
    fetch(`${url}${path}`, {
      method,
      headers: { cookie, ...(body && { "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
    });
}

/** Saves one text after another to an item until the server is gone, reporting each acknowledged save. */
async function saveUntilKilled(
  call: ReturnType<typeof callerOf>,
  itemId: string,
  writer: string,
  acknowledge: (save: Save) => void,
) {
  for (let number = 1; ; number += 1) {
    const changes = { title: `${writer}, save ${number}`, details: `${number} `.repeat(40).trim() };
    try {
      const response = await call("PATCH", `/api/safety/${itemId}`, changes);
      const saved = (await response.json()) as SafetyItem;
      if (response.status !== 200) throw new Error(`A save was refused: ${JSON.stringify(saved)}`);
      acknowledge({ id: itemId, ...changes, updatedAt: saved.updatedAt });
    } catch (error) {
      if (error instanceof TypeError) return;
      throw error;
    }
  }
}

/** The changes of one field in order, starting with its initial value. */
function changesOf(history: readonly LogEntry[], field: string): LogEntry[] {
  return history.filter((entry) => entry.field === field).toReversed();
}

/** Expects that every acknowledged save survived the kill, and that the history leads to the stored item. */
function expectWhole(item: SafetyItem, history: readonly LogEntry[], saves: readonly Save[]) {
  const titles = changesOf(history, "title");
  // Consecutive saves count as one change in the history, so only the stored item can reveal a lost save.
  expect(saves.filter(({ updatedAt }) => updatedAt > item.updatedAt)).toEqual([]);
  const stored = saves.find(({ updatedAt }) => updatedAt === item.updatedAt);
  expect(stored?.title ?? item.title).toBe(item.title);

  for (const [field, first] of [
    ["title", changesOf(history, "created")[0]?.newValue ?? null],
    ["details", ""],
  ] as const) {
    const broken: LogEntry[] = [];
    let value = first;
    let version = item.createdAt;
    for (const entry of changesOf(history, field)) {
      if (entry.oldValue !== value || entry.createdAt <= version) broken.push(entry);
      value = entry.newValue;
      version = entry.createdAt;
    }
    expect(broken).toEqual([]);
    expect(item[field]).toBe(value);
  }
  expect(item.updatedAt).toBe(titles.at(-1)?.createdAt);
}

/** Creates an account and the items to save to. Returns the session's cookie and the items. */
async function begin(url: string) {
  const account = { email: newEmail(), username: "Mara", password: PASSWORD };
  const signedUp = await callerOf(url, "")("POST", "/api/auth/signup", account);
  const cookie = signedUp.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const call = callerOf(url, cookie);
  const items = await Promise.all(
    KINDS.map(async (kind) => (await call("POST", "/api/safety", { kind, mode: "life" })).json()),
  );
  return { cookie, items: items as SafetyItem[] };
}

/** Saves to all items at once, and kills the server after this many acknowledged saves. */
async function saveAndKill(
  server: ServerProcess,
  cookie: string,
  items: readonly SafetyItem[],
  round: number,
): Promise<Save[]> {
  const saves: Save[] = [];
  let killing: Promise<void> | undefined;
  await Promise.all(
    items.flatMap(({ id }, index) =>
      Array.from({ length: WRITERS_PER_ITEM }, (_, writer) =>
        saveUntilKilled(
          callerOf(server.url, cookie),
          id,
          `round ${round}, writer ${index}${writer}`,
          (save) => {
            saves.push(save);
            if (saves.length >= savesBeforeKill(round)) killing ??= server.kill();
          },
        ),
      ),
    ),
  );
  await killing;
  return saves;
}

test("kill -9 in a burst of auto-saves loses no acknowledged one, and the history matches", async () => {
  test.setTimeout(60_000 + ROUNDS * 20_000);
  const dataDir = await mkdtemp(join(tmpdir(), "ridgeline-durability-"));
  const saves: Save[] = [];
  let server = await startServerProcess({ dataDir });
  const { cookie, items } = await begin(server.url);

  for (let round = 1; round <= ROUNDS; round += 1) {
    saves.push(...(await saveAndKill(server, cookie, items, round)));
    server = await startServerProcess({ dataDir });
    const call = callerOf(server.url, cookie);
    const stored = (await (await call("GET", "/api/safety")).json()) as SafetyItem[];
    expect(stored).toHaveLength(KINDS.length);
    for (const item of stored) {
      const history = await call("GET", `/api/logs?entity=safety&itemId=${item.id}`);
      const savesOfItem = saves.filter(({ id }) => id === item.id);
      expectWhole(item, (await history.json()) as LogEntry[], savesOfItem);
    }
  }
  expect(await server.stop()).toBe(0);
  expect(saves.length).toBeGreaterThanOrEqual(ROUNDS * savesBeforeKill(0));
  test.info().annotations.push({ type: "acknowledged saves", description: String(saves.length) });
  await rm(dataDir, { recursive: true, force: true });
});
