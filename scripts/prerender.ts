import { readFileSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Rolldown } from "vite";
import type { BUILT_PAGES, BuiltPage } from "../src/server/platform/http/web-pages.ts";
import { FRONT_STYLES_FILE, starterFile } from "./first-paint.ts";

/**
 * The screens that are rendered at build time, so that their words stand before any script has run, and what starts the app
 * there for somebody who is not signed in.
 */
const AFTER_PAINT = "start-after-paint";
const PRERENDERED: Record<string, string> = {
  "/login": AFTER_PAINT,
  "/signup": AFTER_PAINT,
  "/calm": "start-on-press",
};

const OUTPUT: typeof BUILT_PAGES = ".vite/pages.json";

/** One entry of the table of screens: its path, its audience, and the file of its page. */
const ENTRY =
  /path: "([^"]+)",\s+audience: "(\w+)",\s+Part: lazyPart\(\s*async \(\) => \(await import\("#web\/([^"]+)"\)\)/g;

/** What is read of the build. */
type BuiltChunk = Pick<Rolldown.OutputChunk, "type" | "fileName" | "imports" | "moduleIds" | "isEntry">;
type BuiltFile = BuiltChunk | Pick<Rolldown.OutputAsset, "type" | "fileName">;

/** Writes down for each screen which files it needs and, for some, its markup. */
export async function prerender(root: string, webOut: string, files: readonly BuiltFile[]): Promise<void> {
  const table = readFileSync(join(root, "src/web/app/screens.ts"), "utf8");
  const entries = [...table.matchAll(ENTRY)];
  if (entries.length !== table.match(/\bpath: "/g)?.length)
    throw new Error("prerender.ts does not understand every entry of screens.ts.");
  const chunks = files.filter((file) => file.type === "chunk");
  const fileAt = (pattern: RegExp) => {
    const file = files.find(({ fileName }) => pattern.test(fileName));
    if (!file) throw new Error(`The build has no ${pattern.source}.`);
    return file.fileName;
  };
  const renderer = await loadRenderer(root, `${webOut}-prerender`);
  const pages: Record<string, BuiltPage> = {};
  for (const [, path = "", audience = "", file = ""] of entries) {
    const isForMembers = audience === "members";
    const modules = isForMembers ? ["app/signed-in-app.tsx", file] : [file];
    const needed = filesOf(
      chunks,
      modules.map((module) => join(root, "src/web", module)),
    );
    // Whoever opens an address of Admin gets its code once they are known to be an admin.
    pages[path] = { files: audience === "admins" ? [] : needed, isForMembers };
    const firstView = renderer.prerenderFirstView(path);
    if (firstView) pages[path].firstView = { html: firstView, starter: fileAt(starterFile(AFTER_PAINT)) };
    const starter = PRERENDERED[path];
    if (!starter) continue;
    pages[path].prerendered = {
      ...(await renderer.prerender(path)),
      isForEveryone: audience === "everyone",
      starter: fileAt(starterFile(starter)),
      ...(audience === "strangers" && { styles: fileAt(FRONT_STYLES_FILE) }),
    };
  }
  await writeFile(join(webOut, OUTPUT), JSON.stringify(pages));
  await rm(`${webOut}-prerender`, { recursive: true, force: true });
}

/** The files that hold these modules and all that those import, without what every page loads. */
function filesOf(chunks: readonly BuiltChunk[], modules: readonly string[]): string[] {
  const withImports = (start: readonly BuiltChunk[]) => {
    const found = new Set(start);
    for (const { imports } of found) {
      for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
    }
    return found;
  };
  const start = modules.map((module) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module));
    if (!chunk) throw new Error(`The build has no ${module}.`);
    return chunk;
  });
  const everywhere = withImports(chunks.filter(({ isEntry }) => isEntry));
  return [...withImports(start)].filter((chunk) => !everywhere.has(chunk)).map(({ fileName }) => fileName);
}

type Renderer = typeof import("../src/web/app/prerender.tsx");

async function loadRenderer(root: string, outDir: string): Promise<Renderer> {
  const { build } = await import("vite");
  const { default: react } = await import("@vitejs/plugin-react");
  await build({
    root: join(root, "src/web"),
    configFile: false,
    logLevel: "warn",
    plugins: [react()],
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: join(root, "src/web/app/prerender.tsx"),
      outDir,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: "prerender.js" } },
    },
  });
  return (await import(pathToFileURL(join(outDir, "prerender.js")).href)) as Renderer;
}
