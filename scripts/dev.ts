import { spawn } from "node:child_process";
import { join } from "node:path";
import { createServer } from "vite";
import { root } from "./run.ts";

/** The server restarts when its sources change; Vite serves the screens and hands the rest on to the server. */
const serverPort = process.env.PORT ?? "3000";
const serverUrl = `http://127.0.0.1:${serverPort}`;

const server = spawn(
  process.execPath,
  ["--watch", "--enable-source-maps", join(root, "src/server/main.ts")],
  {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, PORT: serverPort },
  },
);

const web = await createServer({
  root: join(root, "src/web"),
  configFile: join(root, "vite.config.ts"),
  configLoader: "native",
  server: {
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(["/api", "/content", "/healthz"].map((path) => [path, serverUrl])),
  },
});

let ending = false;
async function end(code: number): Promise<void> {
  if (ending) return;
  ending = true;
  server.kill("SIGTERM");
  await web.close();
  process.exitCode = code;
}

server.on("exit", (code) => end(code ?? 0));
process.on("SIGINT", () => end(0)).on("SIGTERM", () => end(0));

try {
  await web.listen();
  web.printUrls();
} catch (error) {
  console.error((error as Error).message);
  await end(1);
}
