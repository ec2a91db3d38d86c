import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { startServerProcess } from "#tests/support/server-process.ts";
import { expect, PASSWORD, test } from "./fixtures.ts";

const signup = JSON.stringify({ email: "mara@example.org", username: "Mara", password: PASSWORD });

test("an ordinary stop finishes the requests in flight", async () => {
  const server = await startServerProcess();
  const inFlight = request(`${server.url}/api/auth/signup`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(signup),
      expect: "100-continue",
    },
  });
  inFlight.flushHeaders();
  await once(inFlight, "continue");
  const stopped = server.stop();
  inFlight.end(signup);
  const [response] = (await once(inFlight, "response")) as [IncomingMessage];
  response.resume();
  expect(response.statusCode).toBe(201);
  expect(await stopped).toBe(0);
});
