import { Agent, createServer, request } from "node:http";

export interface RoundRobin {
  url: string;
  close(): Promise<void>;
}

/**
 * A proxy that gives each request to the next of several servers, whoever sends it, and changes nothing.
 * @param atPort 0 for a free one
 */
export async function startRoundRobin(servers: readonly string[], atPort = 0): Promise<RoundRobin> {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const proxy = createServer((incoming, outgoing) => {
    turn = (turn + 1) % servers.length;
    const { hostname, port } = new URL(servers[turn] ?? "");
    const { method, url: path, headers } = incoming;
    const forwarded = request({ agent, hostname, port, method, path, headers });
    forwarded.on("response", (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(outgoing);
    });
    forwarded.on("error", () => outgoing.destroy());
    // A reader who leaves ends the work of the server, too.
    outgoing.on("close", () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
  // A browser's idle connections last as long as the journeys.
  proxy.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => proxy.listen(atPort, "127.0.0.1", () => resolve()));
  const { port } = proxy.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      const closed = new Promise((resolve) => proxy.close(resolve));
      proxy.closeAllConnections();
      agent.destroy();
      await closed;
    },
  };
}
