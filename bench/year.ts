import { Agent, get } from "node:http";
import { createBoundariesRepository } from "#server/features/boundaries/boundaries.repository.ts";
import { createHandoverRepository } from "#server/features/handover/handover.repository.ts";
import { createIsapRepository } from "#server/features/isap/isap.repository.ts";
import { createMilestonesRepository } from "#server/features/objectives/milestones.repository.ts";
import { createObjectivesRepository } from "#server/features/objectives/objectives.repository.ts";
import { createRisksRepository } from "#server/features/risks/risks.repository.ts";
import { createSafetyRepository } from "#server/features/safety/safety.repository.ts";
import { createTriggersRepository } from "#server/features/triggers/triggers.repository.ts";
import { watchOutSignals } from "#server/features/watch-outs/engine.rules.ts";
import type { RecordedFacts } from "#server/features/watch-outs/recorded-facts.rules.ts";
import { createWellnessRepository } from "#server/features/wellness/wellness.repository.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import { type Database, openDatabase } from "#server/platform/db/database.ts";
import { allRows, type Page } from "#server/platform/db/pages.ts";
import type { PageQuery } from "#shared/common/pages.contract.ts";
import { addYearOfData, YEAR_IN_WORDS } from "#tests/support/year-of-data.ts";
import { startTemporaryPostgres } from "../scripts/postgres-cluster.ts";
import { type ServerProcess, startServerProcess } from "../tests/support/server-process.ts";
import { measureScreen } from "./dashboard-load.ts";
import { median, quantile } from "./measure.ts";
import { type Account, signUp } from "./sign-up.ts";

const CALLS = Number(process.env.CALLS ?? 300);
const WARM_UP_CALLS = 50;
const ENGINE_RUNS = 50;
const ZONE = "Europe/Berlin";

interface Person extends Account {
  name: string;
  url: string;
}

/** Compares the dashboard's cost after a year of use with that of a new account, alternating. */
export async function measureYear(): Promise<void> {
  const postgres = await startTemporaryPostgres();
  const onSqlite = await startServerProcess();
  const onPostgres = await startServerProcess({ environment: { DATABASE_URL: postgres.url } });
  try {
    console.log(`The dashboard after a year (${YEAR_IN_WORDS}), beside an empty account in the same run:`);
    const sqlite = await twoPeople("SQLite", onSqlite, undefined);
    await twoPeople("PostgreSQL", onPostgres, postgres.url).then(({ people }) =>
      measureCalls([...sqlite.people, ...people]),
    );
    console.log(
      `  Watch-outs engine on that year: ${sqlite.engineMs.toFixed(1)} ms (median of ${ENGINE_RUNS})`,
    );
    await measureScreen(sqlite.people.map((person) => ({ ...person, timeZone: ZONE })));
  } finally {
    await onSqlite.stop();
    await onPostgres.stop();
    await postgres.stop();
  }
}

/** An empty account and one with a year of records, and the engine's time for the year. */
async function twoPeople(engine: string, server: ServerProcess, databaseUrl: string | undefined) {
  const empty = await signUp(server.url, "empty@example.org");
  const year = await signUp(server.url, "year@example.org");
  const fail = (error: Error) => {
    throw error;
  };
  const { db } = await openDatabase({ dataDir: server.dataDir, databaseUrl, onError: fail });
  try {
    await addYearOfData(db, year.id);
    return {
      people: [
        { ...empty, name: `${engine}, empty`, url: server.url },
        { ...year, name: `${engine}, a year`, url: server.url },
      ],
      engineMs: await engineTime(db, year.id as OwnerId),
    };
  } finally {
    await db.destroy();
  }
}

async function engineTime(db: Database, ownerId: OwnerId): Promise<number> {
  const instant = new Date().toISOString();
  const since = "2000-01-01T00:00:00.000Z";
  const all = <Row>(list: (ownerId: string, page: PageQuery) => Promise<Page<Row>>) =>
    allRows((page) => list(ownerId, page));
  const objectives = await all(createObjectivesRepository(db, { check: async () => {} }).list as never);
  const objectiveIds = objectives.map((objective) => (objective as { id: string }).id);
  const record = {
    handovers: await createHandoverRepository(db).listFacts(ownerId, since),
    checkIns: await createWellnessRepository(db).listStates(ownerId, since),
    boundaries: await all(createBoundariesRepository(db).list),
    risks: await createRisksRepository(db).facts(ownerId),
    safetyItems: await all(createSafetyRepository(db).list as never),
    triggers: await createTriggersRepository(db).tripped(ownerId),
    objectives,
    milestones: await createMilestonesRepository(db).listOf(ownerId, objectiveIds),
    isapSessions: await all(createIsapRepository(db).list),
  } as RecordedFacts;
  const times = Array.from({ length: ENGINE_RUNS }, () => {
    const start = performance.now();
    watchOutSignals(record, { instant, timeZone: ZONE });
    return performance.now() - start;
  });
  return median(times);
}

/** Calls alternate between the people, so other load on the machine affects all equally. */
async function measureCalls(people: Person[]): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const today = new Date().toLocaleDateString("en-CA", { timeZone: ZONE });
  const path = `/api/dashboard?${new URLSearchParams({ today, timeZone: ZONE })}`;
  const ask = ({ url, cookie }: Person, encoding: string) =>
    timedGet(url + path, { cookie, "accept-encoding": encoding }, agent);
  const times = people.map((): number[] => []);
  for (let call = -WARM_UP_CALLS; call < CALLS; call += 1) {
    for (const [index, person] of people.entries()) {
      const { ms } = await ask(person, "gzip");
      if (call >= 0) times[index]?.push(ms);
    }
  }
  console.log(`  GET /api/dashboard, ${CALLS} calls each, one after the other:`);
  let yardstick = 0;
  for (const [index, person] of people.entries()) {
    const p50 = median(times[index] ?? []);
    if (index % 2 === 0) yardstick = p50;
    const raw = await ask(person, "identity");
    const sent = await ask(person, "gzip");
    console.log(
      `    ${person.name.padEnd(18)} p50 ${p50.toFixed(1).padStart(5)} ms (${(p50 / yardstick).toFixed(1)}x)  ` +
        `p95 ${quantile(times[index] ?? [], 0.95).toFixed(1)} ms  ${kilobytes(raw.bytes)} KB, ${kilobytes(sent.bytes)} KB as sent`,
    );
  }
  agent.destroy();
}

function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}

/** Measures the time to the complete response, and its size in bytes as sent. */
function timedGet(
  url: string,
  headers: Record<string, string>,
  agent: Agent,
): Promise<{ ms: number; bytes: number }> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    get(url, { headers, agent }, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on("end", () => {
        if (response.statusCode === 200) resolve({ ms: performance.now() - start, bytes });
        else reject(new Error(`${url}: ${response.statusCode}`));
      });
    }).on("error", reject);
  });
}
