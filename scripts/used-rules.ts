/** Blocks of rules; any other rule with an @ is kept as it is. */
const GROUP = /^@(media|supports|layer|container)\b/;
/** A class in a selector, with its escapes. */
const CLASS = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/i;
const ESCAPE = /\\(?:([0-9a-f]{1,6}) ?|(.))/gi;

/**
 * A minified style sheet without the rules for classes that do not occur in a text, in the same order.
 * @param text the scripts and the markup, with the names of classes in quotes or between spaces
 */
export function rulesFor(text: string, sheet: string): string {
  const words = new Set(text.split(/["'`\s]+/));
  const isUsed = (selector: string): boolean => {
    const name = CLASS.exec(selector)?.[1];
    return name === undefined || words.has(unescaped(name));
  };
  return filtered(sheet, (selectors) => selectors.split(/(?<!\\),/).some(isUsed));
}

const unescaped = (name: string): string =>
  name.replace(ESCAPE, (_, code: string | undefined, character: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : character,
  );

function filtered(sheet: string, isUsed: (selectors: string) => boolean): string {
  let kept = "";
  for (let at = 0; at < sheet.length; ) {
    const end = endOfPrelude(sheet, at);
    const prelude = sheet.slice(at, end);
    if (sheet[end] !== "{") {
      kept += sheet.slice(at, end + 1);
      at = end + 1;
      continue;
    }
    const close = endOfBlock(sheet, end);
    const block = sheet.slice(end + 1, close);
    if (GROUP.test(prelude)) {
      const rest = filtered(block, isUsed);
      if (rest) kept += `${prelude}{${rest}}`;
    } else if (prelude.startsWith("@") || isUsed(prelude)) kept += `${prelude}{${block}}`;
    at = close + 1;
  }
  return kept;
}

/** Where the next block begins, or the next statement without one ends. */
function endOfPrelude(sheet: string, from: number): number {
  for (let at = from; at < sheet.length; at += 1) {
    if (sheet[at] === "\\") at += 1;
    else if (sheet[at] === "{" || sheet[at] === ";") return at;
  }
  return sheet.length;
}

/** Where the block that begins at `open` ends. */
function endOfBlock(sheet: string, open: number): number {
  let depth = 0;
  let quote = "";
  for (let at = open; at < sheet.length; at += 1) {
    const character = sheet[at] ?? "";
    if (character === "\\") at += 1;
    else if (quote) quote = character === quote ? "" : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === "{") depth += 1;
    else if (character === "}") {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  throw new Error("A block of the style sheet does not end.");
}
