import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { listSearchResults } from '@bazaar/contracts/product';
import { withConnection } from '../../services/kit/database/own-connection.ts';
import { createScenarioClient } from '../../services/scenario/scenario-client.ts';
import { uploadPlace } from '../backup/copy-uploads.ts';
import { type Accident, haveAccident, readFound } from './accident.sql.ts';
import { runBackup, runRestore } from './commands.ts';
import { compareAt, lostSeconds } from './compare.rules.ts';
import { type Load, startLoad, untilServed } from './load.ts';
import { type Markers, startMarkers } from './markers.ts';
import { type RehearsedSite, startSite } from './rehearsed-site.ts';

const SECOND_MS = 1000;

export interface Rehearsal {
  /** The folder of data and backups. */
  readonly folder: string;
  readonly backupSeconds: number;
  /** To a second before the deletion, beside the site that runs. */
  readonly restoreSeconds: number;
  /** All that was archived, after services, database and data were lost. */
  readonly disasterSeconds: number;
  /** From that restore to services that answer. */
  readonly startSeconds: number;
  readonly longestUnarchivedSeconds: number;
  readonly lostSeconds: number;
  readonly charges: number;
  readonly uploads: number;
  readonly deletedItems: number;
  readonly deletedFiles: number;
  /** One line for each thing that does not agree. */
  readonly faults: readonly string[];
}

interface Plan {
  /** A folder for everything, which the caller removes. */
  readonly folder: string;
  readonly loadSeconds: number;
  say(line: string): void;
}

/** Backs a site up under load, deletes by mistake, restores a second before it, and then loses the site altogether. */
export async function rehearse(plan: Plan): Promise<Rehearsal> {
  const undo = new AsyncDisposableStack();
  try {
    return await rehearseOn(plan, undo);
  } finally {
    await undo.disposeAsync();
  }
}

async function rehearseOn(
  { folder, loadSeconds, say }: Plan,
  undo: AsyncDisposableStack,
): Promise<Rehearsal> {
  const folders = { data: join(folder, 'data'), backups: join(folder, 'backups') };
  const site = await startSite(folders.data, folders.backups);
  undo.defer(() => site.kill());
  const markers = await startMarkers(site.databaseUrl);
  const load = await startLoad(site.base);
  say('the load runs; making a backup');
  const backupSeconds = await runBackup(folders);
  await delay(loadSeconds * SECOND_MS);
  const accident = await withConnection({ connectionString: site.databaseUrl }, haveAccident);
  await Promise.all(accident.fileIds.map((id) => rm(uploadPlace(folders.data, id), { force: true })));
  say(`deleted ${accident.codes.length} items and ${accident.fileIds.length} files`);
  await delay(3 * SECOND_MS);
  const known = { load, markers, accident };
  const before = await restoreBefore(folders, join(folder, 'before'), known);
  say(`restored to a second before in ${before.seconds} s; killing the site`);
  const after = await restoreAfterLoss(folders, { ...known, site });
  return {
    ...{ folder, backupSeconds, restoreSeconds: before.seconds, ...after.figures },
    longestUnarchivedSeconds: markers.longestUnarchivedSeconds(),
    ...{ charges: load.charges.length, uploads: load.uploads.length },
    ...{ deletedItems: accident.codes.length, deletedFiles: accident.fileIds.length },
    faults: [...before.faults, ...after.faults],
  };
}

interface Known {
  readonly load: Load;
  readonly markers: Markers;
  readonly accident: Accident;
}

type Folders = Parameters<typeof runRestore>[0];

async function restoreBefore(folders: Folders, into: string, known: Known) {
  const { load, markers, accident } = known;
  const to = new Date(accident.at.getTime() - SECOND_MS);
  const seconds = await runRestore(folders, ['--to', to.toISOString(), '--into', into]);
  const restored = await startSite(into);
  try {
    const found = await withConnection({ connectionString: restored.databaseUrl }, readFound);
    const lostItems = accident.codes.filter((code) => !found.codes.has(code));
    const acknowledged = { charges: load.charges, uploads: load.uploads, markers: markers.written };
    const faults = [
      ...compareAt(to.getTime(), acknowledged, found),
      ...lostItems.map((code) => `item ${code} was deleted after, and is not there`),
      ...(await searchFaults(restored.base, accident.codes)),
      ...(await ledgerFaults(restored.base)),
    ];
    return { seconds, faults };
  } finally {
    await restored.kill();
  }
}

async function restoreAfterLoss(
  folders: Folders,
  { site, load, markers }: Known & { readonly site: RehearsedSite },
) {
  load.expectLoss();
  await site.kill();
  await Promise.all([load.stop(), markers.stop()]);
  await rm(folders.data, { recursive: true });
  const disasterSeconds = await runRestore(folders, ['--to', 'latest', '--replace']);
  const start = performance.now();
  const restored = await startSite(folders.data);
  const startSeconds = (performance.now() - start) / SECOND_MS;
  try {
    const found = await withConnection({ connectionString: restored.databaseUrl }, readFound);
    const lost = lostSeconds(markers.written, found.markers);
    return {
      figures: { disasterSeconds, startSeconds, lostSeconds: lost },
      faults: await ledgerFaults(restored.base),
    };
  } finally {
    await restored.kill();
  }
}

/** The restored site's own search finds what was deleted. */
async function searchFaults(base: string, codes: readonly string[]): Promise<string[]> {
  const client = createScenarioClient(base, 'http://localhost:3000');
  const faults: string[] = [];
  for (const code of codes) {
    const { items } = await untilServed(() => client.call(listSearchResults, { query: { term: code } }));
    if (items.length === 0) {
      faults.push(`the search does not find ${code}`);
    }
  }
  return faults;
}

/** The figure that the operator watches. */
async function ledgerFaults(base: string): Promise<string[]> {
  const text = await (await fetch(`${base}/metrics`)).text();
  const sum = /^bazaar_ledger_sum_rial (\S+)$/m.exec(text)?.[1];
  return sum === '0' ? [] : [`bazaar_ledger_sum_rial is ${sum}`];
}
