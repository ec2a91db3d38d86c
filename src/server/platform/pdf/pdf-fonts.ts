import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type PDFDocument from "pdfkit";
import { opentypeFromWoff } from "./woff.ts";

const { resolve } = createRequire(import.meta.url);

/** In the order in which they are tried for a character. The last ones have nearly every character there is. */
const FILES = {
  regular: "dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf",
  bold: "dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf",
  emoji: "@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff",
  wide: "@fontsource/unifont/files/unifont-latin-400-normal.woff",
} as const;
type FontName = keyof typeof FILES;

export interface Style {
  size: number;
  isBold?: boolean;
}

/** A part of a word in one font. */
interface Piece {
  text: string;
  font: FontName;
  width: number;
  isRtl: boolean;
}

interface Word {
  pieces: Piece[];
  width: number;
  isRtl: boolean;
}

/** Words that fit into a width, in the order in which they are read. */
export interface Line {
  words: Word[];
  width: number;
  /** It begins at the right. */
  isRtl: boolean;
}

/** What pdfkit keeps of a font, beyond its types. */
interface OpenFont {
  _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } };
}

const REPLACEMENT = "\ufffd";
const LATIN = /^[\x20-\x7e]*$/;
const RTL = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]|[\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** They change the look of the character before them, and have no glyph of their own. */
const JOINERS = /\p{Cf}|\p{Variation_Selector}/gu;
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Cn}\p{Co}]/gu;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Text of any script in a document: broken into lines, each character in a font that has it. */
export function createPdfFonts(doc: typeof PDFDocument.prototype) {
  const opened = new Set<FontName>();
  const fonts = new Map<string, FontName | null>();
  const widths = new Map<string, number>();

  /** Chooses a font. It is read when it is first needed. */
  function choose(name: FontName) {
    if (!opened.has(name)) {
      const file = readFileSync(resolve(FILES[name]));
      doc.registerFont(name, FILES[name].endsWith(".woff") ? opentypeFromWoff(file) : file);
      opened.add(name);
    }
    return doc.font(name);
  }

  function hasGlyphs(font: FontName, cluster: string): boolean {
    choose(font);
    const { _font } = doc as unknown as OpenFont;
    return [...cluster].every((character) => _font.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
  }

  /** The font for what is seen as one character; null if no font has it. */
  function fontFor(cluster: string, isBold: boolean): FontName | null {
    const key = `${isBold} ${cluster}`;
    const known = fonts.get(key);
    if (known !== undefined) return known;
    const order: FontName[] = isBold ? ["bold", "regular", "emoji", "wide"] : ["regular", "emoji", "wide"];
    const font = order.find((name) => hasGlyphs(name, cluster)) ?? null;
    fonts.set(key, font);
    return font;
  }

  function widthOf(text: string, font: FontName, size: number): number {
    const key = `${font} ${text}`;
    let width = widths.get(key);
    if (width === undefined) {
      // At one size for all, because it grows in proportion.
      width = choose(font).fontSize(100).widthOfString(text) / 100;
      widths.set(key, width);
    }
    return width * size;
  }

  function piecesOf(word: string, { size, isBold = false }: Style): Piece[] {
    const plain: FontName = isBold ? "bold" : "regular";
    if (LATIN.test(word))
      return [{ text: word, font: plain, width: widthOf(word, plain, size), isRtl: false }];
    const runs: { text: string; font: FontName; isRtl: boolean }[] = [];
    for (const { segment } of graphemes.segment(word)) {
      const visible = segment.replace(JOINERS, "").replace(UNPRINTABLE, REPLACEMENT);
      if (visible === "") continue;
      const found = fontFor(visible, isBold);
      // A cluster that no single font has is better taken apart than lost.
      const parts = found ? [visible] : [...visible];
      for (const part of parts) {
        const font = found ?? fontFor(part, isBold);
        const text = font ? part : REPLACEMENT;
        const run = { text, font: font ?? plain, isRtl: RTL.test(part) };
        const last = runs.at(-1);
        if (last && last.font === run.font && last.isRtl === run.isRtl) last.text += text;
        else runs.push(run);
      }
    }
    return runs.map((run) => ({ ...run, width: widthOf(run.text, run.font, size) }));
  }

  function wordOf(text: string, style: Style): Word {
    const pieces = piecesOf(text, style);
    const width = pieces.reduce((sum, piece) => sum + piece.width, 0);
    return { pieces, width, isRtl: pieces[0]?.isRtl ?? false };
  }

  /** A word that is wider than its line, in parts that are not. */
  function broken(text: string, width: number, style: Style): Word[] {
    const whole = wordOf(text, style);
    if (whole.width <= width) return whole.pieces.length === 0 ? [] : [whole];
    const words: Word[] = [];
    let part = "";
    for (const { segment } of graphemes.segment(text)) {
      if (part !== "" && wordOf(part + segment, style).width > width) {
        words.push(wordOf(part, style));
        part = "";
      }
      part += segment;
    }
    return part === "" ? words : [...words, wordOf(part, style)];
  }

  return {
    lines(text: string, width: number, style: Style): Line[] {
      const space = widthOf(" ", style.isBold ? "bold" : "regular", style.size);
      return text.split(/\r\n|\r|\n/).flatMap((paragraph) => {
        const isRtl = RTL.test(/\p{L}/u.exec(paragraph)?.[0] ?? "");
        const lines: Line[] = [];
        let line: Line = { words: [], width: 0, isRtl };
        for (const text of paragraph.split(/\s+/)) {
          for (const word of broken(text, width, style)) {
            const gap = line.words.length === 0 ? 0 : space;
            if (line.words.length > 0 && line.width + gap + word.width > width) {
              lines.push(line);
              line = { words: [], width: 0, isRtl };
            }
            line.width += (line.words.length === 0 ? 0 : space) + word.width;
            line.words.push(word);
          }
        }
        return [...lines, line];
      });
    },

    /** @param baseline where the letters stand */
    draw(
      line: Line,
      { x, baseline, width }: { x: number; baseline: number; width: number },
      style: Style,
    ): void {
      const plain: FontName = style.isBold ? "bold" : "regular";
      const space = widthOf(" ", plain, style.size);
      let at = line.isRtl ? x + width - line.width : x;
      const write = (text: string, font: FontName) =>
        doc
          .font(font)
          .fontSize(style.size)
          .text(text, at, baseline, { lineBreak: false, baseline: "alphabetic" });
      let pending = "";
      const flush = () => {
        if (pending === "") return;
        write(pending, plain);
        at += widthOf(pending, plain, style.size);
        pending = "";
      };
      for (const [index, { pieces, isRtl }] of inSight(line).entries()) {
        if (index > 0) pending += " ";
        for (const { text, font, width: wide } of isRtl ? pieces.toReversed() : pieces) {
          if (font === plain && !isRtl) {
            pending += text;
            continue;
          }
          if (pending === " ") {
            // A space between two fonts is a distance.
            pending = "";
            at += space;
          }
          flush();
          write(text, font);
          at += wide;
        }
      }
      flush();
    },
  };
}

/** The words of a line from left to right: neighbors of the other direction stand in reverse. */
function inSight({ words, isRtl }: Line): Word[] {
  const seen: Word[] = [];
  for (let start = 0; start < words.length; ) {
    const direction = words[start]?.isRtl;
    let end = start;
    while (end < words.length && words[end]?.isRtl === direction) end += 1;
    const run = words.slice(start, end);
    // In a line from the right the whole is reversed below.
    seen.push(...(direction !== isRtl ? run.toReversed() : run));
    start = end;
  }
  return isRtl ? seen.toReversed() : seen;
}
