import { inflateSync } from 'node:zlib';

/** What can be read from a PDF without rendering it. */
export interface PdfContent {
  /** Names of the embedded fonts. */
  readonly fonts: readonly string[];
  readonly pages: number;
  /** Every letter that a search or a copy of the text finds. */
  readonly letters: ReadonlySet<string>;
}

/** Reads PDFs of our own sheet writer; other PDFs are not supported. */
export function readPdf(file: Buffer): PdfContent {
  const source = file.toString('latin1');
  const maps = [...source.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)]
    .map(([, body = '']) => inflateSync(Buffer.from(body, 'latin1')).toString('latin1'))
    .filter((stream) => stream.includes('beginbfrange'));
  return {
    fonts: [...source.matchAll(/\/FontName \/[A-Z]{6}\+(\S+)(?=[^>]*\/FontFile2)/g)].map(
      ([, name = '']) => name,
    ),
    pages: [...source.matchAll(/\/Type \/Page\n/g)].length,
    letters: new Set(maps.flatMap(lettersOf)),
  };
}

/** The letters in a ToUnicode map: `<0000> <0002> [<0000> <0633> <06470654>]`. */
function lettersOf(map: string): string[] {
  const lists = [...map.matchAll(/\[([^\]]*)\]/g)].map(([, list = '']) => list);
  return lists.flatMap((list) =>
    [...list.matchAll(/[0-9a-f]{4}/g)].map(([code]) => String.fromCharCode(Number.parseInt(code, 16))),
  );
}
