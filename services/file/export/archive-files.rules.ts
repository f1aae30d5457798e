import { type CsvCell, csvOf } from '../../kit/csv.ts';
import type { HeldKind } from './data-export.sql.ts';
import { columnTitles, kindTitles, messages } from './export.messages.ts';
import type { ArchiveFile } from './write-archive.adapter.ts';

/** The files of a copy: one JSON and one CSV of each kind, and a text that tells which is which. */
export function archiveFiles(kinds: readonly HeldKind[], now: Date): ArchiveFile[] {
  return [
    { name: messages.readmeName, text: messages.readme(kinds.map(describe), now) },
    ...kinds.flatMap(({ service, kind, rows }) => [
      { name: `json/${service}/${kind}.json`, text: `${JSON.stringify(rows, null, 2)}\n` },
      { name: `csv/${service}/${kind}.csv`, text: csvOf(tableOf(rows)) },
    ]),
  ];
}

function describe({ service, kind, rows }: HeldKind) {
  return { file: `${service}/${kind}`, title: titleOf(kindTitles, kind), count: rows.length };
}

/** The titles of the columns, and the rows below; nothing is held when there is no row. */
function tableOf(rows: HeldKind['rows']): CsvCell[][] {
  const names = Object.keys(rows[0] ?? {});
  return [
    names.map((name) => titleOf(columnTitles, name)),
    ...rows.map((row) => names.map((name) => cellOf(row[name]))),
  ];
}

function titleOf(titles: Readonly<Record<string, string>>, name: string): string {
  return titles[name] ?? name;
}

function cellOf(value: unknown): CsvCell {
  if (typeof value === 'number' || typeof value === 'string') {
    return value;
  }
  return value === null || value === undefined ? '' : JSON.stringify(value);
}
