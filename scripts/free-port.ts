import { createServer } from "node:net";

/** A TCP port of this machine that is free now, for programs that have to be told theirs. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("No free TCP port was found.");
  return address.port;
}
