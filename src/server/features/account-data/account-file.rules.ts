import { setImmediate as others } from "node:timers/promises";

/** Why a file cannot be read, as a sentence for the person. */
export class FileFault extends Error {
  override name = "FileFault";
}

/** The place of a value in the file, in bytes. */
export interface Span {
  start: number;
  end: number;
}

/** What the file says of itself, and where its records are. */
export interface Outline {
  format: unknown;
  version: unknown;
  /** By the names of their tables. */
  records: ReadonlyMap<string, readonly Span[]>;
}

/** Far more than one person's records of all kinds. */
const RECORDS_MAX = 300_000;
const TABLES_MAX = 200;
const DEPTH_MAX = 40;
const SHORT_BYTES = 1000;
/** Other requests get their turn after each of these. */
const STRETCH_BYTES = 4 * 1024 * 1024;

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

const isSpace = (byte: number) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

const truncated = () =>
  new FileFault("This file ends in the middle. Please download it again, and then choose the new one.");
const malformed = () => new FileFault("This file can't be read. It isn't JSON, or it was changed by hand.");
const tooDeep = () => new FileFault("This file can't be read. Its records are nested too deeply.");

/**
 * Finds the records in a file without parsing them, so that a large file is never in memory as objects, and a hostile one
 * does no harm. Each record is parsed on its own later.
 * @throws FileFault
 */
export async function outlineOf(bytes: Buffer): Promise<Outline> {
  const short = new Map<string, unknown>();
  const records = new Map<string, Span[]>();
  let count = 0;
  let at = 0;
  let restAt = STRETCH_BYTES;

  const peek = (): number => {
    while (isSpace(bytes[at] ?? 0)) at += 1;
    const byte = bytes[at];
    if (byte === undefined) throw truncated();
    return byte;
  };
  const expect = (byte: number) => {
    if (peek() !== byte) throw malformed();
    at += 1;
  };

  /** Skips a text that begins here. */
  function skipText(): void {
    for (let end = bytes.indexOf(QUOTE, at + 1); end !== -1; end = bytes.indexOf(QUOTE, end + 1)) {
      let slashes = 0;
      while (bytes[end - 1 - slashes] === BACKSLASH) slashes += 1;
      if (slashes % 2 === 0) {
        at = end + 1;
        return;
      }
    }
    throw truncated();
  }

  /** Skips a value, whatever it is. */
  function skipValue(): Span {
    const first = peek();
    const start = at;
    if (first === QUOTE) skipText();
    else if (first === OPEN_LIST || first === OPEN_OBJECT) {
      for (let depth = 0; ; ) {
        const byte = bytes[at];
        if (byte === undefined) throw truncated();
        if (byte === QUOTE) {
          skipText();
          continue;
        }
        at += 1;
        if (byte === OPEN_LIST || byte === OPEN_OBJECT) depth += 1;
        if (depth > DEPTH_MAX) throw tooDeep();
        if ((byte === CLOSE_LIST || byte === CLOSE_OBJECT) && --depth === 0) break;
      }
    } else {
      while (at < bytes.length && !isSpace(bytes[at] ?? 0) && !isEnd(bytes[at])) at += 1;
      if (at === start) throw malformed();
    }
    return { start, end: at };
  }

  /** Reads a list or an object: calls `item` at the beginning of each. */
  async function readAll(close: number, item: () => void | Promise<void>): Promise<void> {
    at += 1;
    if (peek() === close) {
      at += 1;
      return;
    }
    for (;;) {
      await item();
      if (at > restAt) {
        restAt = at + STRETCH_BYTES;
        await others();
      }
      const next = peek();
      at += 1;
      if (next === close) return;
      if (next !== COMMA) throw malformed();
    }
  }

  async function readMembers(member: (name: string) => void | Promise<void>): Promise<void> {
    if (peek() !== OPEN_OBJECT) throw malformed();
    await readAll(CLOSE_OBJECT, async () => {
      if (peek() !== QUOTE) throw malformed();
      const name = parseJson(textOf(bytes, skipValue()));
      expect(COLON);
      await member(String(name));
    });
  }

  async function readTable(name: string): Promise<void> {
    if (peek() !== OPEN_LIST) throw malformed();
    const spans = records.get(name) ?? [];
    records.set(name, spans);
    if (records.size > TABLES_MAX) throw malformed();
    await readAll(CLOSE_LIST, () => {
      count += 1;
      if (count > RECORDS_MAX)
        throw new FileFault("This file has more records than one person can keep here.");
      spans.push(skipValue());
    });
  }

  if (bytes.subarray(0, 3).equals(Buffer.from("\ufeff"))) at = 3;
  if (bytes.subarray(at).every(isSpace)) throw new FileFault("This file is empty.");
  await readMembers(async (name) => {
    if (name === "records") return readMembers(readTable);
    const span = skipValue();
    if (span.end - span.start <= SHORT_BYTES) short.set(name, parseJson(textOf(bytes, span)));
  });
  while (at < bytes.length) {
    if (!isSpace(bytes[at] ?? 0)) throw malformed();
    at += 1;
  }
  return { format: short.get("format"), version: short.get("version"), records };
}

/** @throws FileFault */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw malformed();
  }
}

export function textOf(bytes: Buffer, { start, end }: Span): string {
  return bytes.toString("utf8", start, end);
}

const isEnd = (byte: number | undefined) => byte === COMMA || byte === CLOSE_LIST || byte === CLOSE_OBJECT;
