import { formatJalaliLong } from '@bazaar/locale';
import { expect, type Page, type TestInfo } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { readRuns, type TextRun } from './printed-runs.fixture.ts';

/** A page of the site as it is printed. */
export interface PrintedPages {
  /** The text of each sheet, as `readable` writes it. */
  readonly sheets: readonly string[];
  readonly text: string;
}

/** A4 in points, by ISO 216. */
const A4 = [595, 842];

/**
 * Prints the page on A4 and reads the text of the sheets. It is kept with the test's results.
 */
export async function printPage(page: Page, testInfo: TestInfo): Promise<PrintedPages> {
  const pdf = await page.pdf({ preferCSSPageSize: true, path: testInfo.outputPath('printed.pdf') });
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const first = await document.getPage(1);
  expect(first.view.slice(2).map(Math.round)).toEqual(A4);
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  const sheets = await Promise.all(
    numbers.map(async (number) => readable(readRuns(await runsOf(await document.getPage(number))))),
  );
  return { sheets, text: sheets.join('') };
}

type PdfPage = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;

async function runsOf(page: PdfPage): Promise<TextRun[]> {
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item)) {
      return [];
    }
    // The matrix of a text: its scale is the size of the letters, its last two numbers are the place.
    const [, , , size = 0, x = 0, y = 0]: readonly (number | undefined)[] = item.transform;
    return [{ text: item.str, x, y, width: item.width, size: Math.abs(size) }];
  });
}

/**
 * Text without what printing does not keep: PDF stores shaped letters, and where words are apart is told by their
 * place alone; brackets are mirrored as drawn.
 */
export function readable(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s\u200B-\u200F\u2066-\u2069()[\]«»]/g, '');
}

/** The letterhead is at the head of the first sheet: the site's name, the page's address, and today's date. */
export function expectLetterhead({ sheets }: PrintedPages, address: string): void {
  const [first = ''] = sheets;
  expect(first).toContain(readable('بازار صنعت'));
  expect(first).toContain(address);
  expect(first).toContain(readable(`چاپ در ${formatJalaliLong(new Date().toISOString())}`));
}

/** All of these texts are printed. */
export function expectPrinted({ text }: PrintedPages, texts: readonly string[]): void {
  expect(texts.filter((wanted) => !text.includes(readable(wanted)))).toEqual([]);
}

/** None of these texts is printed. */
export function expectNotPrinted({ text }: PrintedPages, texts: readonly string[]): void {
  expect(texts.filter((unwanted) => text.includes(readable(unwanted)))).toEqual([]);
}
