import { connect, createServer, type Socket } from "node:net";

/** A TCP proxy that can be broken on purpose. */
export interface FlakyProxy {
  port: number;
  /** Closes every connection and accepts no new ones. */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  /** Keeps all connections open but forwards nothing. */
  freeze(): void;
  close(): Promise<void>;
}

export async function startFlakyProxy(target: { host: string; port: number }): Promise<FlakyProxy> {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(target.port, target.host);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("close", () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
      socket.on("error", () => socket.destroy());
    }
    client.pipe(upstream);
    upstream.pipe(client);
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, "127.0.0.1", () => resolve()));
  const endConnections = () => {
    for (const socket of sockets) socket.destroy();
  };
  await listen(0);
  const { port } = server.address() as { port: number };

  return {
    port,
    async goAway() {
      const closed = new Promise((resolve) => server.close(resolve));
      endConnections();
      await closed;
    },
    comeBack: () => listen(port),
    freeze() {
      for (const socket of sockets) socket.unpipe().pause();
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      endConnections();
      await closed;
    },
  };
}
