// The way in for `npm start`. Plain JavaScript, because loading a first TypeScript file costs Node about 55 ms;
// what is imported below comes out of the compile cache, already stripped of its types.
import { spawnSync } from "node:child_process";
import { enableCompileCache } from "node:module";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
enableCompileCache(join(root, "dist/.cache"));

const { isBuilt } = await import("./build-state.ts");
if (!isBuilt(root)) {
  console.log("Building Ridgeline (first start)...");
  // A process of its own: the bundlers set NODE_ENV and hold on to memory.
  const build = spawnSync(process.execPath, [join(root, "scripts/build.ts"), "--if-needed", "--quiet"], {
    stdio: "inherit",
  });
  if (build.status !== 0) process.exit(build.status ?? 1);
}

// Not a literal, because there is nothing behind it before the first build.
await import(String(new URL("../dist/server/main.js", import.meta.url)));
