import autocannon from "autocannon";
import pg from "pg";
import { startTemporaryPostgres } from "../scripts/postgres-cluster.ts";
import { type ServerProcess, startServerProcess } from "../tests/support/server-process.ts";
import { cpuTicks, MICROSECONDS_PER_TICK, memoryMegabytes } from "./measure.ts";
import { type Account, signUp } from "./sign-up.ts";

const SECONDS = Number(process.env.SECONDS ?? 4);
const PEOPLE = 12;
const WARM_UP = PEOPLE * 40;
const OBJECTIVES = 20;
const TODAY = new Date().toISOString().slice(0, 10);

interface Person extends Account {
  objectiveId: string;
}

interface Work {
  name: string;
  /** As often as the limits allow; for writes, few enough for 1,200 a minute and person. */
  amount?: number;
  connections?: number;
  requests: (people: readonly Person[]) => autocannon.Request[];
}

const json = (cookie: string) => ({ "content-type": "application/json", cookie });

const WORK: Work[] = [
  {
    name: "the list of 20 objectives",
    requests: (people) =>
      people.map(({ cookie }) => ({ method: "GET", path: "/api/objectives", headers: { cookie } })),
  },
  {
    name: "the dashboard",
    requests: (people) =>
      people.map(({ cookie }) => ({
        method: "GET",
        path: `/api/dashboard?mode=life&timeZone=Europe/Berlin&today=${TODAY}`,
        headers: { cookie },
      })),
  },
  {
    name: "a change of an objective",
    amount: 6000,
    requests: (people) =>
      people.map(({ cookie, objectiveId }, index) => ({
        method: "PATCH",
        path: `/api/objectives/${objectiveId}`,
        headers: json(cookie),
        body: JSON.stringify({ relevant: `Calm is worth more than ${index} boxes.` }),
      })),
  },
  {
    name: "a check-in",
    amount: 3000,
    requests: (people) =>
      people.map(({ cookie }) => ({
        method: "POST",
        path: "/api/wellness-checks",
        headers: json(cookie),
        body: JSON.stringify({ energy: "Steady", stress: 4, mood: "Neutral" }),
      })),
  },
  {
    name: "a sign-in",
    amount: 60,
    connections: 2,
    requests: () =>
      Array.from({ length: PEOPLE }, (_, person) => ({
        method: "POST",
        path: "/api/auth/login",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email: `bench-${person}@example.org`, password: "a long password" }),
      })),
  },
];

/**
 * What the usual reads and writes cost, as the CPU time of the process: how many a core serves in a second, whatever
 * else the machine does. On PostgreSQL also the time of the database.
 */
export async function measureScale(): Promise<void> {
  const postgres = await startTemporaryPostgres();
  try {
    await measureEngine("SQLite", await startServerProcess());
    const server = await startServerProcess({ environment: { DATABASE_URL: postgres.url } });
    await measureEngine("PostgreSQL", server, postgres.url);
  } finally {
    await postgres.stop();
  }
}

async function measureEngine(engine: string, server: ServerProcess, databaseUrl?: string): Promise<void> {
  try {
    const people: Person[] = [];
    for (let person = 0; person < PEOPLE; person += 1)
      people.push(await withObjectives(server, await signUp(server.url, `bench-${person}@example.org`)));
    console.log(`${engine}, ${PEOPLE} people:`);
    for (const work of WORK) await measureWork(work, server, people, databaseUrl);
    console.log(`  memory of the process: ${memoryMegabytes(server.child.pid ?? 0).toFixed(0)} MB`);
  } finally {
    await server.stop();
  }
}

async function withObjectives({ url }: ServerProcess, account: Account): Promise<Person> {
  let objectiveId = "";
  for (let number = 1; number <= OBJECTIVES; number += 1) {
    const created = await fetch(`${url}/api/objectives`, {
      method: "POST",
      headers: json(account.cookie),
      body: JSON.stringify({
        title: `Finish room ${number} before the lease ends`,
        specific: "Sort, pack and label everything in the room, and decide what goes to the charity shop.",
        measurable: "Every box is closed and has a label.",
        timeBound: "by 12 December",
        pillar: "Production",
      }),
    });
    if (!created.ok) throw new Error(`Storing an objective failed: ${created.status}`);
    objectiveId = ((await created.json()) as { id: string }).id;
  }
  return { ...account, objectiveId };
}

async function measureWork(
  { name, amount, connections = 16, requests }: Work,
  { url, child }: ServerProcess,
  people: readonly Person[],
  databaseUrl?: string,
): Promise<void> {
  const ticks = async () => ({
    process: cpuTicks(child.pid ?? 0),
    database: databaseUrl ? await databaseTicks(databaseUrl) : 0,
  });
  const all = { url, connections, requests: requests(people) };
  // The first calls compile the code.
  await autocannon({ ...all, amount: Math.min(WARM_UP, amount ?? WARM_UP) });
  const before = await ticks();
  const result = await autocannon({
    ...all,
    ...(amount === undefined ? { duration: SECONDS } : { amount }),
  });
  const after = await ticks();
  const failures = Object.entries(result.statusCodeStats ?? {}).filter(([code]) => !code.startsWith("2"));
  if (failures.length > 0 || result.errors > 0)
    throw new Error(`${name} failed: ${JSON.stringify(failures)}, ${result.errors} errors`);
  const each = (all: number) => (all * MICROSECONDS_PER_TICK) / result.requests.total;
  const own = each(after.process - before.process);
  const database = databaseUrl
    ? `, and ${each(after.database - before.database).toFixed(0)} µs of PostgreSQL`
    : "";
  console.log(
    `  ${name.padEnd(26)} ${Math.round(1e6 / own).toLocaleString("en-US")} per second and core (${own.toFixed(0)} µs${database}); measured ${Math.round(result.requests.total / result.duration).toLocaleString("en-US")}/s, p97.5 ${result.latency.p97_5} ms`,
  );
}

/** Of the backends of this database, which stay connected during the run. */
async function databaseTicks(databaseUrl: string): Promise<number> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  );
  await client.end();
  return rows.reduce((sum, { pid }) => sum + cpuTicks(pid), 0);
}
