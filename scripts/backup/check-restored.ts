import { withConnection } from '../../services/kit/database/own-connection.ts';
import { countFaults, countIndexFaults, findDamagedIndexes } from './restored-checks.sql.ts';
import type { Upload } from './stored-uploads.sql.ts';

/** Checks ledger, search and indexes of a restored database, and its files; returns one line for each fault. */
export async function checkRestored(
  url: string,
  { uploads, lost }: { readonly uploads: number; readonly lost: readonly Upload[] },
): Promise<string[]> {
  const faults = await withConnection({ connectionString: url }, async (client) => {
    const counts = [...(await countFaults(client)), await countIndexFaults(client)];
    const damaged = (await findDamagedIndexes(client)) ?? [];
    return [
      ...counts.filter(({ count }) => Number(count) !== 0).map(({ what, count }) => `${count} ${what}`),
      ...damaged.map((index) => `the index ${index} differs from its table`),
    ];
  });
  const files = lost.length === 0 ? [] : [`${lost.length} of ${uploads} files of users without bytes`];
  return [...faults, ...files];
}
