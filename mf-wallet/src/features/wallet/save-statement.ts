import { saveFile } from '@bazaar/csv';
import type { Host } from '@bazaar/host';
import { formatJalaliShort, toLatinDigits } from '@bazaar/locale';
import { statementCsv } from './statement-csv.rules.ts';
import { collectStatement } from './statement-pages.api.ts';

/** Saves all lines of a statement as a file for spreadsheets. */
export async function saveStatement(
  api: Host['api'],
  wanted: Parameters<typeof collectStatement>[1],
): Promise<void> {
  const lines = await collectStatement(api, wanted);
  wanted.signal.throwIfAborted();
  saveFile({ name: fileName(new Date()), type: 'text/csv;charset=utf-8', text: statementCsv(lines) });
}

function fileName(now: Date): string {
  const day = toLatinDigits(formatJalaliShort(now.toISOString())).replaceAll('/', '-');
  return `wallet-statement-${day}.csv`;
}
