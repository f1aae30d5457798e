import { parseTable, type Table } from './sheet-table.rules.ts';

/** Reads the rows of a file. */
type SheetReader = (file: File) => Promise<Table>;

/** By the ending of the file; another format needs one line here, loaded when it is first used. */
const READERS: Readonly<Record<string, SheetReader>> = {
  csv: readTextTable,
  tsv: readTextTable,
  txt: readTextTable,
};

/** Endings of the files that can be read. */
export const SHEET_ENDINGS: readonly string[] = Object.keys(READERS);

const MAXIMUM_BYTES = 5 * 1024 * 1024;

export type SheetFileResult = { table: Table } | { fault: 'type' | 'tooLarge' | 'unreadable' };

/** The rows of a file, or why it cannot be read. */
export async function readSheetFile(file: File): Promise<SheetFileResult> {
  const ending = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase();
  const read = Object.hasOwn(READERS, ending) ? READERS[ending] : undefined;
  if (read === undefined) {
    return { fault: 'type' };
  }
  if (file.size > MAXIMUM_BYTES) {
    return { fault: 'tooLarge' };
  }
  try {
    return { table: await read(file) };
  } catch {
    return { fault: 'unreadable' };
  }
}

async function readTextTable(file: File): Promise<Table> {
  return parseTable(decodeText(new Uint8Array(await file.arrayBuffer())));
}

/** Excel stores CSV as UTF-8 with a mark, as UTF-16, or in the code page of the system: for Persian, that of Arabic. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) {
    return new TextDecoder('utf-16le').decode(bytes);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1256').decode(bytes);
  }
}
