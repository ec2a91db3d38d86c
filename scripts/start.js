// The entry point of `npm start`. Plain JavaScript, because loading a first TypeScript file takes Node about 55 ms; the
// import below comes from the compile cache, with types already stripped.
import { spawnSync } from "node:child_process";
import { enableCompileCache } from "node:module";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
enableCompileCache(join(root, "dist/.cache"));

const { isBuilt } = await import("./build-state.ts");
if (!isBuilt(root)) {
  console.log("Building Ridgeline (first start)...");
  // A separate process, because the bundlers set NODE_ENV and hold on to memory.
  const build = spawnSync(process.execPath, [join(root, "scripts/build.ts"), "--if-needed", "--quiet"], {
    stdio: "inherit",
  });
  if (build.status !== 0) process.exit(build.status ?? 1);
}

// Not a literal, because the file does not exist before the first build.
await import(String(new URL("../dist/server/main.js", import.meta.url)));
