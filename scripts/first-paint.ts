import { createHash } from "node:crypto";
import { join } from "node:path";
import type { Plugin } from "vite";

const STARTER = "src/web/app/start-on-press.ts";
/** Where the build leaves the script that stands in for the app. */
export const STARTER_FILE = /^assets\/start-on-press-\w+\.js$/;

/**
 * Builds the script of pages that fetch the app only when something is pressed. On its own, because chunks that it shared
 * with the app would be one more request for everybody else.
 */
export function firstPaint(root: string, target: string[]): Plugin {
  return {
    name: "first-paint",
    apply: "build",
    async generateBundle() {
      const { build } = await import("esbuild");
      const { outputFiles } = await build({
        absWorkingDir: root,
        entryPoints: [join(root, STARTER)],
        bundle: true,
        minify: true,
        format: "esm",
        target,
        write: false,
        logLevel: "warning",
      });
      const [{ contents } = { contents: new Uint8Array() }] = outputFiles;
      const hash = createHash("sha256").update(contents).digest("hex").slice(0, 8);
      this.emitFile({
        type: "prebuilt-chunk",
        fileName: `assets/start-on-press-${hash}.js`,
        code: Buffer.from(contents).toString(),
      });
    },
  };
}
