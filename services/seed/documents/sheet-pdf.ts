import PDFDocument from 'pdfkit';
import type { Sheet } from './sheet.ts';
import type { FontPair, SheetFonts } from './sheet-fonts.ts';
import { readRuns, type TextRun, textForFont } from './text-runs.rules.ts';

const MARGIN = 50;
const INK = '#12161b';
const INK_2 = '#3f4853';
const INK_3 = '#5f6975';
const LINE = '#e2e6ea';
const SUNKEN = '#eef1f3';
const ACCENT = '#cb410b';
/** Padding beside and above the text of a cell. */
const CELL = 10;
const CELL_TOP = 6;
const LINE_STEP = 17;

interface Style {
  readonly size: number;
  readonly colour: string;
  readonly bold?: boolean;
}

const STYLES = {
  kind: { size: 11, colour: ACCENT, bold: true },
  title: { size: 20, colour: INK, bold: true },
  brand: { size: 11, colour: INK_2, bold: true },
  label: { size: 10.5, colour: INK_3 },
  cell: { size: 10.5, colour: INK },
  head: { size: 10, colour: INK_2, bold: true },
  note: { size: 9.5, colour: INK_3 },
} as const satisfies Record<string, Style>;

interface SheetMaking {
  readonly fonts: SheetFonts;
  readonly brand: string;
  readonly now: Date;
}

/** Draws a sheet on an A4 page. Its fonts are embedded, so it looks the same everywhere. */
export async function drawSheet(sheet: Sheet, { fonts, brand, now }: SheetMaking): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    font: null,
    lang: 'fa-IR',
    displayTitle: true,
    info: {
      Title: sheet.name,
      Author: brand,
      Creator: brand,
      Producer: 'PDFKit',
      CreationDate: now,
    },
  });
  for (const [name, pair] of Object.entries(fonts) as [keyof SheetFonts, FontPair][]) {
    document.registerFont(`${name} persian`, pair.persian).registerFont(`${name} latin`, pair.latin);
  }
  const pen = createPen(document, fonts);
  drawHead(pen, sheet, brand);
  drawFacts(pen, sheet);
  drawTable(pen, sheet);
  drawNote(pen, sheet);
  document.end();
  return Buffer.concat(await document.toArray());
}

type Pen = ReturnType<typeof createPen>;

/** Writes from right to left and from top to bottom. */
function createPen(document: PDFDocument, fonts: SheetFonts) {
  const right = document.page.width - MARGIN;
  const choose = ({ size, bold = false }: Style, { text }: TextRun) => {
    const weight = bold ? 'bold' : 'plain';
    const has = [...text].every((letter) =>
      fonts[weight].persian.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
    );
    document.font(`${weight} ${has ? 'persian' : 'latin'}`).fontSize(size);
  };
  const widthOf = (style: Style, run: TextRun) => {
    choose(style, run);
    return document.widthOfString(textForFont(run));
  };
  const pen = {
    right,
    width: right - MARGIN,
    y: MARGIN,
    /** Writes a line whose right end is at `from`. */
    write(text: string, style: Style, from = right) {
      let x = from;
      for (const run of readRuns(text)) {
        x -= widthOf(style, run);
        document.fillColor(style.colour).text(textForFont(run), x, pen.y, { lineBreak: false });
      }
    },
    /** The same, aligned to the left margin. */
    writeAtEnd(text: string, style: Style) {
      pen.write(text, style, MARGIN + pen.widthOf(text, style));
    },
    widthOf: (text: string, style: Style) =>
      readRuns(text).reduce((sum, run) => sum + widthOf(style, run), 0),
    /** Fills a band of the full width, from the present position down. */
    band(height: number, colour: string) {
      document.rect(MARGIN, pen.y, right - MARGIN, height).fill(colour);
    },
  };
  return pen;
}

function drawHead(pen: Pen, { kind, title, code }: Sheet, brand: string): void {
  pen.band(3, ACCENT);
  pen.y += 18;
  pen.write(kind, STYLES.kind);
  pen.writeAtEnd(brand, STYLES.brand);
  pen.y += 24;
  for (const line of linesOf(pen, title, { style: STYLES.title, width: pen.width })) {
    pen.write(line, STYLES.title);
    pen.y += 34;
  }
  pen.write(code, STYLES.label);
  pen.y += 28;
}

function drawFacts(pen: Pen, { facts }: Sheet): void {
  for (const [label, value] of facts) {
    pen.write(label, STYLES.label);
    pen.write(value, STYLES.cell, pen.right - 110);
    pen.y += 20;
  }
  pen.y += facts.length > 0 ? 12 : 0;
}

function drawTable(pen: Pen, { columns, rows }: Sheet): void {
  const places = columns.map(([, share], place) => ({
    from: columns.slice(0, place).reduce((x, [, before]) => x - before * pen.width, pen.right - CELL),
    width: share * pen.width - CELL,
  }));
  const writeRow = (cells: readonly string[], style: Style) => {
    const lines = places.map(({ width }, place) => linesOf(pen, cells[place] ?? '', { style, width }));
    const top = pen.y + CELL_TOP;
    places.forEach(({ from }, place) => {
      pen.y = top;
      for (const line of lines[place] ?? []) {
        pen.write(line, style, from);
        pen.y += LINE_STEP;
      }
    });
    pen.y = top + Math.max(...lines.map(({ length }) => length)) * LINE_STEP + 2;
  };
  pen.band(CELL_TOP + LINE_STEP + 2, SUNKEN);
  writeRow(
    columns.map(([title]) => title),
    STYLES.head,
  );
  for (const row of rows) {
    writeRow(row, STYLES.cell);
    pen.band(0.7, LINE);
  }
  pen.y += 22;
}

function drawNote(pen: Pen, { note }: Sheet): void {
  for (const line of linesOf(pen, note, { style: STYLES.note, width: pen.width })) {
    pen.write(line, STYLES.note);
    pen.y += LINE_STEP;
  }
}

/** Breaks a text between words into lines of a given width. */
function linesOf(pen: Pen, text: string, { style, width }: { style: Style; width: number }): string[] {
  const space = pen.widthOf(' ', style);
  const lines: string[][] = [[]];
  let room = width;
  for (const word of text.split(' ')) {
    const needed = pen.widthOf(word, style);
    if (needed > room && room < width) {
      lines.push([]);
      room = width;
    }
    lines.at(-1)?.push(word);
    room -= needed + space;
  }
  return lines.map((words) => words.join(' '));
}
