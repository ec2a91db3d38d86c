import { freePort } from "#scripts/free-port.ts";
import { startTemporaryPostgres } from "#scripts/postgres-cluster.ts";
import { startRoundRobin } from "./round-robin.ts";
import { type ServerProcess, startServerProcess } from "./server-process.ts";

/**
 * Several built servers on one PostgreSQL, each with a folder of its own, behind a proxy that asks them in turns. To the
 * journeys they are one server.
 */
export async function startManyServers(
  count: number,
  { PORT = "0", ...environment }: Record<string, string> = {},
): Promise<ServerProcess> {
  const postgres = await startTemporaryPostgres();
  const shared = {
    ...environment,
    DATABASE_URL: postgres.url,
    SECRET: "the one secret of all processes, long enough",
  };
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  // All at once, as after an update.
  const servers = await Promise.all(
    ports.map((port) => startServerProcess({ environment: { ...shared, PORT: String(port) } })),
  );
  const [first] = servers;
  if (!first) throw new Error("There has to be a server at least.");
  const proxy = await startRoundRobin(
    ports.map((port) => `http://127.0.0.1:${port}`),
    Number(PORT),
  );
  const end = async (one: (server: ServerProcess) => Promise<number | null>) => {
    await proxy.close();
    const codes = await Promise.all(servers.map(one));
    await postgres.stop();
    return codes.find((code) => code !== 0) ?? 0;
  };
  return {
    ...first,
    url: environment.PUBLIC_URL ?? proxy.url,
    log: () => servers.map((server) => server.log()).join("\n"),
    stop: () => end((server) => server.stop()),
    async kill() {
      await end(async (server) => {
        await server.kill();
        return 0;
      });
    },
  };
}
