import { inflateSync } from "node:zlib";

const HEADER_BYTES = 44;
const ENTRY_BYTES = 20;
const SFNT_HEADER_BYTES = 12;
const SFNT_ENTRY_BYTES = 16;

/**
 * Unpacks a WOFF 1.0 font to the OpenType font that it holds. The PDF library reads WOFF, too, but inflates a whole table
 * for each glyph, which takes seconds for a font of a few megabytes.
 */
export function opentypeFromWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const directory = SFNT_HEADER_BYTES + count * SFNT_ENTRY_BYTES;
  const header = Buffer.alloc(directory);
  woff.copy(header, 0, 4, 8);
  const power = Math.floor(Math.log2(count));
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(2 ** power * 16, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE(count * 16 - 2 ** power * 16, 10);
  const tables: Buffer[] = [];
  let at = directory;
  for (let index = 0; index < count; index += 1) {
    const entry = HEADER_BYTES + index * ENTRY_BYTES;
    const offset = woff.readUInt32BE(entry + 4);
    const length = woff.readUInt32BE(entry + 8);
    const fullLength = woff.readUInt32BE(entry + 12);
    const packed = woff.subarray(offset, offset + length);
    const table = Buffer.alloc(Math.ceil(fullLength / 4) * 4);
    (length < fullLength ? inflateSync(packed) : packed).copy(table);
    const place = SFNT_HEADER_BYTES + index * SFNT_ENTRY_BYTES;
    woff.copy(header, place, entry, entry + 4);
    woff.copy(header, place + 4, entry + 16, entry + 20);
    header.writeUInt32BE(at, place + 8);
    header.writeUInt32BE(fullLength, place + 12);
    tables.push(table);
    at += table.length;
  }
  return Buffer.concat([header, ...tables]);
}
