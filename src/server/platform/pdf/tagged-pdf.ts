import { setImmediate as others } from "node:timers/promises";
import PDFDocument from "pdfkit";
import { createPdfFonts, type Line, type Style } from "./pdf-fonts.ts";

const MARGIN = 48;
const FOOTER_SPACE = 24;
const LEADING = 1.32;
const CELL_PADDING = 4;
const INK = "#000000";
const GREY = "#555555";
const RULE = "#999999";
const HEADER_FILL = "#eeeeee";

const BODY: Style = { size: 9.5 };
const BOLD: Style = { size: 9.5, isBold: true };
const HEADINGS: Record<1 | 2 | 3, Style> = {
  1: { size: 20, isBold: true },
  2: { size: 14, isBold: true },
  3: { size: 11, isBold: true },
};

interface Options {
  title: string;
  /** BCP 47. */
  language: string;
  paper: "LETTER" | "A4";
  author: string;
  createdAt: Date;
}

export interface TableColumn {
  title: string;
  /** Its part of the width, relative to the others. */
  share: number;
  /** Its cells name the rows. */
  isBold?: boolean;
}

type Element =
  InstanceType<typeof PDFDocument> extends { struct: (...args: never[]) => infer Struct } ? Struct : never;

export type TaggedPdf = ReturnType<typeof createTaggedPdf>;

/**
 * A document for paper and for screen readers: headings, paragraphs and tables in a structure tree, in black and grey.
 * Everything is written as it comes, and no page is touched again.
 */
export function createTaggedPdf({ title, language, paper, author, createdAt }: Options) {
  const doc = new PDFDocument({
    size: paper,
    margin: 0,
    autoFirstPage: false,
    pdfVersion: "1.7",
    tagged: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: createdAt },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
  });
  const fonts = createPdfFonts(doc);
  const root = doc.struct("Document");
  doc.addStructure(root);
  let section: Element = root as Element;
  let page = 0;
  let y = 0;
  addPage();

  const width = doc.page.width - 2 * MARGIN;
  const bottom = doc.page.height - MARGIN - FOOTER_SPACE;

  /** What screen readers leave out. */
  function artifact(draw: () => void): void {
    doc.markContent("Artifact", { type: "Layout" });
    draw();
    doc.endMarkedContent();
  }

  function addPage(): void {
    doc.addPage();
    page += 1;
    y = MARGIN;
    const [footer = undefined] = fonts.lines(`${title} · page ${page}`, doc.page.width - 2 * MARGIN, {
      size: 8,
    });
    artifact(() => {
      doc.fillColor(GREY);
      if (footer)
        fonts.draw(
          footer,
          { x: MARGIN, baseline: doc.page.height - MARGIN, width: doc.page.width - 2 * MARGIN },
          { size: 8 },
        );
      doc.fillColor(INK);
    });
  }

  const heightOf = (lines: number, { size }: Style) => lines * size * LEADING;

  function drawLines(
    lines: readonly Line[],
    at: { x: number; y: number; width: number },
    style: Style,
  ): void {
    for (const [index, line] of lines.entries()) {
      const baseline = at.y + index * style.size * LEADING + style.size;
      fonts.draw(line, { x: at.x, baseline, width: at.width }, style);
    }
  }

  /** An element with text, which may go on over pages. */
  function textElement(parent: Element, type: string, text: string, style: Style): void {
    const element = doc.struct(type) as Element;
    parent.add(element);
    let lines = fonts.lines(text, width, style);
    while (lines.length > 0) {
      const room = Math.floor((bottom - y) / (style.size * LEADING));
      if (room < 1) {
        addPage();
        continue;
      }
      const fit = lines.slice(0, room);
      element.add(() => drawLines(fit, { x: MARGIN, y, width }, style));
      y += heightOf(fit.length, style);
      lines = lines.slice(room);
    }
    element.end();
  }

  /** Begins a new page unless this much fits. */
  function keepTogether(height: number): void {
    if (y + height > bottom && y > MARGIN) addPage();
  }

  return {
    /** Begins a part of the document on a new page, or at the top of the first one. */
    beginSection(heading: string): void {
      if (section !== (root as Element)) {
        section.end();
        addPage();
      }
      section = doc.struct("Sect", { title: heading }) as Element;
      root.add(section);
    },

    heading(level: 1 | 2 | 3, text: string): void {
      const style = HEADINGS[level];
      keepTogether(heightOf(4, style));
      if (y > MARGIN) y += style.size * 0.8;
      textElement(section, `H${level}`, text, style);
      y += style.size * 0.35;
    },

    paragraph(text: string): void {
      textElement(section, "P", text, BODY);
      y += BODY.size * 0.6;
    },

    /** A text under a label. */
    labeled(label: string, text: string): void {
      keepTogether(heightOf(3, BODY));
      textElement(section, "P", label, BOLD);
      textElement(section, "P", text, BODY);
      y += BODY.size * 0.6;
    },

    /** A table whose header stands on each of its pages. */
    async table(
      columns: readonly TableColumn[],
      rows: AsyncIterable<readonly string[]> | Iterable<readonly string[]>,
    ) {
      const shares = columns.reduce((sum, { share }) => sum + share, 0);
      const places: { x: number; width: number }[] = [];
      let x = MARGIN;
      for (const { share } of columns) {
        const wide = (width * share) / shares;
        places.push({ x: x + CELL_PADDING, width: wide - 2 * CELL_PADDING });
        x += wide;
      }
      const styles = columns.map(({ isBold }) => (isBold ? BOLD : BODY));
      const linesOf = (cells: readonly string[], styleAt: (index: number) => Style) =>
        places.map((place, index) => fonts.lines(cells[index] ?? "", place.width, styleAt(index)));
      const bodyStyle = (index: number) => styles[index] ?? BODY;
      const header = linesOf(
        columns.map((column) => column.title),
        () => BOLD,
      );
      const rowHeight = (cells: readonly (readonly Line[])[]) =>
        heightOf(Math.max(1, ...cells.map((lines) => lines.length)), BODY) + 2 * CELL_PADDING;
      const headerHeight = rowHeight(header);
      const drawCell = (lines: readonly Line[], index: number, style: Style) => {
        const place = places[index];
        if (place) drawLines(lines, { ...place, y: y + CELL_PADDING }, style);
      };
      const rule = () =>
        artifact(() =>
          doc
            .moveTo(MARGIN, y)
            .lineTo(MARGIN + width, y)
            .lineWidth(0.5)
            .stroke(RULE),
        );
      const fillHeader = () =>
        artifact(() => doc.rect(MARGIN, y, width, headerHeight).fill(HEADER_FILL).fillColor(INK));

      const table = doc.struct("Table") as Element;
      section.add(table);
      keepTogether(headerHeight * 3);
      fillHeader();
      const head = doc.struct("TR") as Element;
      table.add(head);
      for (const [index, lines] of header.entries()) {
        const cell = doc.struct("TH") as Element;
        (cell as unknown as { dictionary: { data: object } }).dictionary.data = {
          ...(cell as unknown as { dictionary: { data: object } }).dictionary.data,
          A: { O: "Table", Scope: "Column" },
        };
        head.add(cell);
        cell.add(() => drawCell(lines, index, BOLD));
        cell.end();
      }
      head.end();
      y += headerHeight;
      rule();

      const continueOnNextPage = () => {
        addPage();
        fillHeader();
        artifact(() => {
          for (const [index, lines] of header.entries()) drawCell(lines, index, BOLD);
        });
        y += headerHeight;
        rule();
      };
      let count = 0;
      for await (const row of rows) {
        count += 1;
        // The other requests of this process.
        if (count % 50 === 0) await others();
        let rest = linesOf(row, bodyStyle);
        if (rowHeight(rest) <= bottom - MARGIN - headerHeight && y + rowHeight(rest) > bottom)
          continueOnNextPage();
        while (rest.some((lines) => lines.length > 0)) {
          const room = Math.floor((bottom - y - 2 * CELL_PADDING) / (BODY.size * LEADING));
          if (room < 1) {
            continueOnNextPage();
            continue;
          }
          const element = doc.struct("TR") as Element;
          table.add(element);
          const fit = rest.map((lines) => lines.slice(0, room));
          for (const [index, lines] of fit.entries()) {
            const cell = doc.struct("TD") as Element;
            element.add(cell);
            cell.add(() => drawCell(lines, index, bodyStyle(index)));
            cell.end();
          }
          element.end();
          y += rowHeight(fit);
          rule();
          rest = rest.map((lines) => lines.slice(room));
        }
      }
      table.end();
      y += BODY.size;
    },

    async finish(): Promise<Buffer> {
      section.end();
      root.end();
      doc.end();
      return done;
    },
  };
}
