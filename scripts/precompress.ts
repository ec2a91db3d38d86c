import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip, constants as zlib } from "node:zlib";

const COMPRESSIBLE = /\.(js|css|svg|html|json|webmanifest)$/;

/** In bytes. Smaller responses fit in one network packet anyway. */
const SMALLEST = 1024;

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Writes a `.br` and a `.gz` beside every text file in the folder over 1 KB, if that is smaller. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  await Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      const content = await readFile(file);
      if (content.length <= SMALLEST) return;
      const params = {
        [zlib.BROTLI_PARAM_QUALITY]: 11,
        [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
        [zlib.BROTLI_PARAM_SIZE_HINT]: content.length,
      };
      const [small, compatible] = await Promise.all([brotli(content, { params }), gz(content, { level: 9 })]);
      if (small.length < content.length) await writeFile(`${file}.br`, small);
      if (compatible.length < content.length) await writeFile(`${file}.gz`, compatible);
    }),
  );
}
