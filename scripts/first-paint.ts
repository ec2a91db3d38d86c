import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { AT_FIRST } from "./chunk-groups.ts";
import { rulesFor } from "./used-rules.ts";

/** The scripts that prerendered pages begin with, which start the app. */
const STARTERS = ["start-after-paint", "start-on-press"];
/** Where the build leaves one of them. */
export const starterFile = (name: string) => new RegExp(`^assets/${name}-\\w+\\.js$`);

/** The screens whose pages come with a style sheet of their own. */
const FRONT_SCREENS = ["src/web/features/auth/login.page.tsx", "src/web/features/auth/signup.page.tsx"];
/** Where the build leaves that. */
export const FRONT_STYLES_FILE = /^assets\/front-\w+\.css$/;

/** Lets Chromium compile a whole file off the main thread, instead of each function when it is first called. */
const COMPILE_AT_ONCE = "//# allFunctionsCalledOnLoad\n";

/** Adds to the build what the prerendered pages ask for instead of the app's script and style sheet. */
export function firstPaint(root: string, target: string[]): Plugin {
  return {
    name: "first-paint",
    apply: "build",
    enforce: "post",
    async generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === "chunk" && AT_FIRST.has(chunk.name)) chunk.code = COMPILE_AT_ONCE + chunk.code;
      }
      for (const name of STARTERS) {
        const code = await buildStarter(join(root, `src/web/app/${name}.ts`), target);
        this.emitFile({ type: "prebuilt-chunk", fileName: `assets/${name}-${hashOf(code)}.js`, code });
      }
      const styles = frontStyles(root, Object.values(bundle));
      this.emitFile({ type: "asset", fileName: `assets/front-${hashOf(styles)}.css`, source: styles });
    },
  };
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 8);

/** On its own, because chunks that it shared with the app would be one more request for everybody else. */
async function buildStarter(file: string, target: string[]): Promise<string> {
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    format: "esm",
    target,
    write: false,
    logLevel: "warning",
  });
  return outputFiles.map(({ text }) => text).join("");
}

/** The app's style sheet without the rules that no script of the front screens can use. */
function frontStyles(root: string, outputs: (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): string {
  const chunks = outputs.filter((output) => output.type === "chunk");
  const screens = FRONT_SCREENS.map((file) => join(root, file));
  const needed = new Set(
    chunks.filter(({ isEntry, moduleIds }) => isEntry || screens.some((file) => moduleIds.includes(file))),
  );
  for (const { imports } of needed) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk);
  }
  const texts = [...needed].map(({ code }) => code);
  texts.push(readFileSync(join(root, "src/web/index.html"), "utf8"));
  const styles = outputs.filter(({ fileName }) => /^assets\/index-.*\.css$/.test(fileName));
  const [sheet] = styles;
  if (styles.length !== 1 || sheet?.type !== "asset")
    throw new Error("The build has no style sheet of the app.");
  return rulesFor(texts.join(" "), sheet.source.toString());
}
