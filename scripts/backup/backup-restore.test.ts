import { createHash, randomUUID } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningPostgres, startPostgres } from '../../services/embedded-postgres/start-postgres.ts';
import { createBackedUpStore } from '../../services/file/storage/backed-up-store.adapter.ts';
import { createDiskStore } from '../../services/file/storage/disk-store.adapter.ts';
import { backupPaths } from '../../services/kit/backup/backup-folder.ts';
import { openObjectStore } from '../../services/kit/backup/object-store.ts';
import { migrate } from '../../services/kit/database/migrate.ts';
import { type Connection, withConnection } from '../../services/kit/database/own-connection.ts';
import { temporaryFolder } from '../../services/testing/temporary-folder.ts';
import { ROOT } from '../releases/paths.ts';
import { backUp } from './back-up.ts';
import { readManifests } from './backup-manifest.ts';
import { describeLines, readLines } from './lines.ts';
import { restoreSite } from './restore-site.ts';
import { verify } from './verify.ts';

const temporary = await temporaryFolder();
const data = join(temporary.folder, 'data');
const folder = join(temporary.folder, "backups of 'Bazaar' 100%");
const log = () => undefined;
const site = { data, folder, isEmbedded: true, keepsFiles: true, externalUrl: null, log };
const wish = { line: undefined, into: null, replaces: false };
const objects = openObjectStore(backupPaths(folder).objects);
const store = createBackedUpStore(createDiskStore(join(data, 'files')), objects, (error) => {
  throw error;
});
const [before, after] = [randomUUID(), randomUUID()];
let postgres: RunningPostgres;
let beforeDeletion: Date;

const start = (dataDir: string) =>
  startPostgres({ dataDir, durable: false, archive: { folder, isGiven: true } });

async function ask<Row>(url: string, text: string, values: unknown[] = []): Promise<Row[]> {
  return withConnection({ connectionString: url }, async (client: Connection) => {
    const { rows } = await client.query(text, values);
    return rows as Row[];
  });
}

async function upload(id: string): Promise<void> {
  const bytes = `bytes of ${id}`;
  const path = join(temporary.folder, id);
  await writeFile(path, bytes);
  await ask(
    postgres.url,
    `insert into file.stored_file (id, owner_id, name, mime, size, sha256, created_at, stored_at)
     values ($1, 1, 'a.txt', 'text/plain', $2, $3, now(), now())`,
    [id, bytes.length, createHash('sha256').update(bytes).digest('hex')],
  );
  await store.keep(id, { path, size: bytes.length, mime: 'text/plain' });
}

beforeAll(async () => {
  postgres = await start(join(data, 'postgres'));
  await migrate({ url: postgres.url, servicesFolder: join(ROOT, 'services') });
  await mkdir(join(data, 'releases'), { recursive: true });
  await writeFile(join(data, 'releases', 'manifest.json'), '{"sequence":1}');
  await upload(before);
  await backUp({ ...site, url: postgres.url }, 7);
  await upload(after);
  const [now] = await ask<{ at: Date }>(postgres.url, 'select clock_timestamp() as at');
  beforeDeletion = now?.at ?? new Date(0);
  await ask(postgres.url, 'delete from file.stored_file');
  await store.remove(after);
}, 60_000);

afterAll(async () => {
  await postgres.stop();
  await temporary[Symbol.asyncDispose]();
});

const place = (target: string, id: string) => join(target, 'files', id.slice(0, 2), id);

describe('a restore', { timeout: 60_000 }, () => {
  it('brings back what was deleted since, with the bytes of its files, while the site runs', async () => {
    const { target, faults, until } = await restoreSite(site, { ...wish, to: beforeDeletion });
    const restored = await startPostgres({ dataDir: join(target, 'postgres'), durable: false });
    const rows = await ask<{ id: string }>(restored.url, 'select id from file.stored_file');
    await restored.stop();

    expect(faults).toEqual([]);
    expect(Date.parse(until ?? '')).toBeLessThanOrEqual(beforeDeletion.getTime());
    expect(rows.map(({ id }) => id).sort()).toEqual([before, after].sort());
    expect(readFileSync(place(target, after), 'utf8')).toBe(`bytes of ${after}`);
    expect(readFileSync(join(target, 'releases', 'manifest.json'), 'utf8')).toBe('{"sequence":1}');
    expect(await ask(postgres.url, 'select id from file.stored_file')).toEqual([]);
  });

  it('brings back what is archived when the present database can no longer be asked', async () => {
    const killed = join(temporary.folder, 'killed');
    await mkdir(join(killed, 'postgres', 'cluster', 'pgdata'), { recursive: true });
    await writeFile(join(killed, 'postgres', 'password'), 'unknown');
    // Nothing listens on the port that a power cut left in this file.
    await writeFile(join(killed, 'postgres', 'cluster', 'pgdata', 'postmaster.pid'), '1\n\n\n1\n');
    const lines: string[] = [];
    const { faults } = await restoreSite(
      { ...site, data: killed, log: (line: string) => void lines.push(line) },
      { ...wish, to: beforeDeletion },
    );

    expect(faults).toEqual([]);
    expect(lines[0]).toMatch(/^the latest of the present database is not in the archive: /);
  });

  it('replaces the present data only when no site runs, and moves it aside', async () => {
    await expect(restoreSite(site, { ...wish, to: beforeDeletion, replaces: true })).rejects.toThrow(
      /is in use by process/,
    );
    await postgres.stop();

    const { target, faults } = await restoreSite(site, { ...wish, to: beforeDeletion, replaces: true });
    postgres = await start(join(data, 'postgres'));

    expect([target, faults]).toEqual([data, []]);
    expect(await ask(postgres.url, 'select count(*)::int as count from file.stored_file')).toEqual([
      { count: 2 },
    ]);
    expect(existsSync(dirname(place(data, after)))).toBe(true);
  });
});

describe('a database of another server', () => {
  it('is left to its own backups: files and releases are restored beside it, and checked against it', async () => {
    const other = { ...site, folder: join(temporary.folder, 'others'), isEmbedded: false };
    await backUp({ ...other, url: postgres.url }, 7);
    const into = join(temporary.folder, 'beside');
    const { faults } = await restoreSite(
      { ...other, externalUrl: postgres.url },
      { ...wish, into, to: 'latest' },
    );

    expect(faults).toEqual([]);
    expect(readFileSync(place(into, after), 'utf8')).toBe(`bytes of ${after}`);
    expect(existsSync(join(into, 'postgres'))).toBe(false);
    await expect(restoreSite(other, { ...wish, to: 'latest' })).rejects.toThrow('There is no backup.');
  });

  it('is not replaced around while somebody else is connected to it', async () => {
    const elsewhere = { data: join(temporary.folder, 'elsewhere'), externalUrl: postgres.url };
    const other = { ...site, ...elsewhere, folder: join(temporary.folder, 'others') };
    await withConnection({ connectionString: postgres.url }, async () => {
      await expect(restoreSite(other, { ...wish, to: 'latest', replaces: true })).rejects.toThrow(
        /^The database has other connections \(1\): a site that runs uses the data that --replace moves/,
      );
    });
  });
});

describe('a backup', () => {
  it('is not made beside another one, and after it', async () => {
    const own = { ...site, folder: join(temporary.folder, 'twice'), isEmbedded: false, url: postgres.url };
    const [first, second] = await Promise.allSettled([backUp(own, 7), backUp(own, 7)]);

    expect(first.status).toBe('fulfilled');
    expect(second).toMatchObject({ reason: { message: expect.stringContaining('makes a backup in') } });
    await backUp(own, 7);
    expect(readManifests(own.folder)).toHaveLength(2);
  });

  it('is listed with the times that it restores, and found whole', async () => {
    const [backup] = readManifests(folder);

    expect(describeLines(readLines(folder), folder, backup?.line)[0]).toBe(
      `line ${backup?.line}, of the present database`,
    );
    expect(describeLines(readLines(folder), folder, undefined)).toContainEqual(
      expect.stringMatching(
        /^ {2}\S+ restorable from 2\S+Z: database [\d.]+ MB, 1 files of releases, 1 files of users/,
      ),
    );
    expect(await verify(folder, objects, readManifests(folder))).toEqual([]);
  });

  it('does not count, nor have an older one removed, when it cannot be read back', async () => {
    const known = readManifests(folder);
    const [upload] = known[0]?.uploads ?? [];
    const place = join(backupPaths(folder).objects, upload?.sha256.slice(0, 2) ?? '', upload?.sha256 ?? '');
    const bytes = readFileSync(place, 'utf8');
    writeFileSync(place, bytes.toUpperCase());

    await expect(backUp({ ...site, url: postgres.url }, 1)).rejects.toThrow('cannot be read back');
    expect(readManifests(folder)).toEqual(known);
    writeFileSync(place, bytes);
  });

  it('is found damaged when a byte of it or of its log is another, and not restored without a part of its log', async () => {
    const [backup] = readManifests(folder);
    const [upload] = backup?.uploads ?? [];
    const [first = '', last = ''] = globSync(
      `${backupPaths(folder).wal(backup?.line ?? '')}/${'?'.repeat(24)}.gz`,
    ).sort();
    writeFileSync(
      join(backupPaths(folder).objects, upload?.sha256.slice(0, 2) ?? '', upload?.sha256 ?? ''),
      '!',
    );
    writeFileSync(last, 'no gzip');

    expect(await verify(folder, objects, readManifests(folder))).toEqual([
      expect.stringContaining(`${upload?.sha256} does not hold the bytes of its digest`),
      expect.stringContaining(`${last} is damaged`),
    ]);
    rmSync(first);
    await expect(restoreSite(site, { ...wish, to: beforeDeletion })).rejects.toThrow(
      /lacks 0000000100000000/,
    );
  });
});
