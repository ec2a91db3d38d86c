import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { readPages } from "#server/platform/http/web-pages.ts";
import type { User } from "#shared/auth/auth.contract.ts";
import type { Carried } from "#shared/auth/carried.ts";

const WEB = "dist/web";

const STRANGER: Carried = { user: null, labels: {} };
const MEMBER: Carried = { user: {} as User, labels: {} };

/** Whose page at which path. A stranger's page of Quick Calm fetches what a member's has when something is pressed. */
const SCREENS = {
  login: ["/login", STRANGER],
  signup: ["/signup", STRANGER],
  calm: ["/calm", STRANGER],
  "calm, once pressed": ["/calm", MEMBER],
  dashboard: ["/", MEMBER],
  safety: ["/safety", MEMBER],
  objectives: ["/objectives", MEMBER],
} satisfies Record<string, [path: string, Carried]>;

/** Prints the bytes of JavaScript and CSS that each screen needs, as the server sends them. */
export function assetSizes(): void {
  for (const screen of Object.keys(SCREENS) as (keyof typeof SCREENS)[]) {
    const { brotli, gzip, files } = assetSizeOf(screen);
    console.log(
      `JavaScript and CSS for ${screen}: ${brotli.toFixed(1)} KB brotli, ${gzip.toFixed(1)} KB gzip (${files} files)`,
    );
  }
}

/** The JavaScript and CSS that the page of a screen asks for, in KB, as built last. Parts fetched later do not count. */
export function assetSizeOf(screen: keyof typeof SCREENS): { brotli: number; gzip: number; files: number } {
  const [path, carried] = SCREENS[screen];
  const page = readPages(WEB)?.page(path, carried, "nonce");
  if (!page) throw new Error("There is no build.");
  const files = new Set(
    [...page.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(([, file = ""]) => file),
  );
  const [, later = ""] = /start-after-paint.* data-files="([^"]+)"/.exec(page) ?? [];
  for (const [, file = ""] of later.matchAll(/\/(\S+)/g)) files.add(file);
  const contents = [...files].map((file) => readFileSync(join(WEB, file)));
  const kilobytes = (compress: (content: Buffer) => Buffer) =>
    contents.reduce((sum, content) => sum + compress(content).length, 0) / 1024;
  const brotli = (content: Buffer) =>
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  return { brotli: kilobytes(brotli), gzip: kilobytes((content) => gzipSync(content)), files: files.size };
}
