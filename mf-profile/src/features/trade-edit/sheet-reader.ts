import { findLayout } from './sheet-columns.rules.ts';
import { decodeText, formatOf, isEncryptedCompound, isMarkup, isTextName } from './sheet-format.rules.ts';
import { MAXIMUM_FILE_BYTES, MAXIMUM_ROWS } from './sheet-limits.ts';
import type { SheetContent, SheetReading, SheetRequest } from './sheet-reading.ts';
import { countRows } from './sheet-rows.rules.ts';
import { parseTable } from './sheet-table.rules.ts';
import { readWorkbook } from './sheet-workbook.ts';

/** The rows of a file, or why it has none. It never throws: what cannot be read is damaged. */
export async function readSheetFile({ file, name, sheet }: SheetRequest): Promise<SheetReading> {
  if (file.size === 0) {
    return { fault: 'empty' };
  }
  if (file.size > MAXIMUM_FILE_BYTES) {
    return { fault: 'tooLarge' };
  }
  try {
    return withinLimit(await readContent(new Uint8Array(await file.arrayBuffer()), name, sheet));
  } catch {
    return { fault: 'damaged' };
  }
}

async function readContent(
  bytes: Uint8Array,
  name: string,
  sheet: number | undefined,
): Promise<SheetReading> {
  switch (formatOf(bytes)) {
    case 'zip':
      return readWorkbook(bytes, sheet);
    case 'compound':
      return { fault: isEncryptedCompound(bytes) ? 'encrypted' : 'oldExcel' };
    case 'text':
      return readText(decodeText(bytes), name);
    case 'other':
      return { fault: 'type' };
  }
}

function readText(text: string, name: string): SheetReading {
  if (isMarkup(text)) {
    return { fault: 'otherSheet' };
  }
  return isTextName(name)
    ? { table: parseTable(text), sheets: [], sheet: 0, formulas: 0, emptyFormulas: 0 }
    : { fault: 'type' };
}

/** Refuses a table without rows or with too many; an empty sheet among others can be exchanged for one of them. */
function withinLimit(reading: SheetReading): SheetReading {
  if ('fault' in reading) {
    return reading;
  }
  const { table, sheets }: SheetContent = reading;
  if (table.rows.length === 0) {
    return sheets.length > 1 ? reading : { fault: 'noRows' };
  }
  const rows = countRows(table, findLayout(table));
  return rows > MAXIMUM_ROWS ? { fault: 'tooManyRows', rows } : reading;
}
