import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

interface ManifestChunk {
  file: string;
  name?: string;
  css?: string[];
  imports?: string[];
}

const WEB = "dist/web";

/** What a browser loads for each screen: build entries by source file or name, with their imports. */
const SCREENS = {
  login: ["index.html", "features/auth/login.page.tsx"],
  calm: ["index.html", "calm"],
  dashboard: ["index.html", "morning"],
};

/** Prints the bytes of JavaScript and CSS that each screen needs, as the server sends them. */
export function assetSizes(): void {
  for (const screen of Object.keys(SCREENS) as (keyof typeof SCREENS)[]) {
    const { brotli, gzip, files } = assetSizeOf(screen);
    console.log(
      `JavaScript and CSS for ${screen}: ${brotli.toFixed(1)} KB brotli, ${gzip.toFixed(1)} KB gzip (${files} files)`,
    );
  }
}

/** The JavaScript and CSS that a screen cannot do without, in KB, as built last. Parts fetched later do not count. */
export function assetSizeOf(screen: keyof typeof SCREENS): { brotli: number; gzip: number; files: number } {
  const manifest = JSON.parse(readFileSync(join(WEB, ".vite/manifest.json"), "utf8")) as Record<
    string,
    ManifestChunk
  >;
  const files = new Set<string>();
  const visited = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name] ?? Object.values(manifest).find((chunk) => chunk.name === name);
    if (!chunk) throw new Error(`The build has no ${name}.`);
    if (visited.has(name)) return;
    visited.add(name);
    files.add(chunk.file);
    for (const css of chunk.css ?? []) files.add(css);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  SCREENS[screen].forEach(visit);
  const contents = [...files].map((file) => readFileSync(join(WEB, file)));
  const kilobytes = (compress: (content: Buffer) => Buffer) =>
    contents.reduce((sum, content) => sum + compress(content).length, 0) / 1024;
  const brotli = (content: Buffer) =>
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  return { brotli: kilobytes(brotli), gzip: kilobytes((content) => gzipSync(content)), files: files.size };
}
