import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DatabaseProblem } from '../kit/database/database-problem.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { discardDatabase } from './discard-database.ts';
import { processCommand, processGone, processIdentity } from './process-table.ts';
import { runningAddress } from './running-address.ts';
import { sharedBuffersMegabytes, startPostgres } from './start-postgres.ts';

const temporary = await temporaryFolder();
const dataDir = path.join(temporary.folder, 'postgres');
const root = process.getuid?.() === 0;

afterAll(() => temporary[Symbol.asyncDispose]());

it('gives a larger machine more shared buffers, within limits', () => {
  const gigabytes = (count: number) => count * 1024 ** 3;
  expect([1, 4, 24].map((count) => sharedBuffersMegabytes(gigabytes(count)))).toEqual([128, 256, 1024]);
});

describe('startPostgres', { timeout: 60_000 }, () => {
  beforeAll(async () => {
    const first = await startPostgres({ dataDir, durable: false });
    await ask(first.url, 'create table kept (word text)');
    await ask(first.url, "insert into kept values ('پمپ')");
    await first.stop();
  }, 60_000);

  it('keeps the data between starts and creates the database only once', async () => {
    const lines: string[] = [];
    const postgres = await startPostgres({ dataDir, durable: false, log: (line) => lines.push(line) });

    expect(await ask(postgres.url, 'select word from kept')).toEqual([{ word: 'پمپ' }]);
    expect(lines).toEqual(['PostgreSQL: database found']);
    await postgres.stop();
  });

  it('recognises Persian letters, and listens on 127.0.0.1 only', async () => {
    const postgres = await startPostgres({ dataDir, durable: false });

    expect(await ask(postgres.url, "select cardinality(show_trgm('پمپ')) > 0 as persian")).toEqual([
      { persian: true },
    ]);
    expect(await ask(postgres.url, "select current_setting('listen_addresses') as addresses")).toEqual([
      { addresses: '127.0.0.1' },
    ]);
    await postgres.stop();
  });

  it('is found by another process while it runs', async () => {
    const postgres = await startPostgres({ dataDir, durable: false });

    expect(await runningAddress(dataDir)).toBe(postgres.url);
    await postgres.stop();
    await expect(runningAddress(dataDir)).rejects.toBeInstanceOf(DatabaseProblem);
  });

  it('leaves no process and no lock after stop, which may be called twice', async () => {
    const postgres = await startPostgres({ dataDir, durable: false });
    const pid = postmasterPid();

    await Promise.all([postgres.stop(), postgres.stop()]);

    expect(processIdentity(pid)).toBeUndefined();
    expect(existsSync(lockFile())).toBe(false);
    expect(existsSync(path.join(dataDir, 'owner.json'))).toBe(false);
  });

  it('refuses connections without the password, which only its owner can read', async () => {
    const postgres = await startPostgres({ dataDir, durable: false });
    const url = new URL(postgres.url);
    url.password = 'wrong';

    await expect(ask(url.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
    expect(statSync(path.join(dataDir, 'password')).mode & 0o777).toBe(0o600);
    await postgres.stop();
  });

  it('refuses a folder that a running process uses, and leaves that process alone', async () => {
    const postgres = await startPostgres({ dataDir, durable: false });

    await expect(startPostgres({ dataDir })).rejects.toThrow(
      /is in use by process \d+\. Stop that one first/,
    );
    expect(await ask(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await postgres.stop();
  });

  it('starts again after its process was killed with SIGKILL, and stops the server left behind', async () => {
    const killed = await startInChild();
    const leftover = postmasterPid();
    process.kill(killed.pid, 'SIGKILL');
    await processGone(killed.pid, 10_000);
    expect(processCommand(leftover)).toContain(realpathSync(dataDir));

    const postgres = await startPostgres({ dataDir, durable: false });

    expect(processIdentity(leftover)).toBeUndefined();
    expect(await ask(postgres.url, 'select word from kept')).toEqual([{ word: 'پمپ' }]);
    await postgres.stop();
  });

  it('starts again after the server itself was killed', async () => {
    const killed = await startInChild();
    const server = postmasterPid();
    process.kill(server, 'SIGKILL');
    process.kill(killed.pid, 'SIGKILL');
    // The folder is its owner's until that process is gone too, which may take longer.
    expect(await processGone(server, 10_000)).toBe(true);
    expect(await processGone(killed.pid, 10_000)).toBe(true);

    const postgres = await startPostgres({ dataDir, durable: false });

    expect(await ask(postgres.url, 'select word from kept')).toEqual([{ word: 'پمپ' }]);
    await postgres.stop();
  });

  it('stops the server when its process ends without stop', async () => {
    const child = await startInChild();
    const server = postmasterPid();

    child.end();

    expect(await processGone(child.pid, 10_000)).toBe(true);
    expect(await processGone(server, 10_000)).toBe(true);
    expect(existsSync(path.join(dataDir, 'owner.json'))).toBe(false);
  });

  it('can be discarded with a server that a killed process left behind', async () => {
    const killed = await startInChild();
    const leftover = postmasterPid();
    process.kill(killed.pid, 'SIGKILL');
    await processGone(killed.pid, 10_000);

    await discardDatabase(dataDir);

    expect(processIdentity(leftover)).toBeUndefined();
    expect(existsSync(dataDir)).toBe(false);
  });

  it('fails with one line when the port is busy, and leaves nothing behind', async () => {
    const postgres = await startPostgres({ dataDir, durable: false });
    const other = path.join(temporary.folder, 'other');

    const second = startPostgres({ dataDir: other, port: Number(new URL(postgres.url).port) });

    await expect(second).rejects.toThrow(DatabaseProblem);
    await expect(second).rejects.toThrow(/^The embedded PostgreSQL did not start: [^\n]+$/);
    expect(existsSync(path.join(other, 'owner.json'))).toBe(false);
    await postgres.stop();
  });

  it('fails with one line when the data folder cannot be made', async () => {
    const start = startPostgres({ dataDir: path.join(import.meta.filename, 'below-a-file') });

    await expect(start).rejects.toThrow(/^Cannot write to the data folder \S+ \(ENOTDIR\)\. Give this user/);
  });

  it.runIf(root)(
    'keeps its files where `nobody` can reach them when root starts it in a closed folder',
    async () => {
      const closed = path.join(temporary.folder, 'closed');
      await mkdir(closed);
      await chmod(closed, 0o700);
      const postgres = await startPostgres({ dataDir: path.join(closed, 'postgres'), durable: false });
      const link = path.join(closed, 'postgres', 'cluster');
      const outside = realpathSync(link);

      expect(await ask(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }]);
      expect(lstatSync(link).isSymbolicLink()).toBe(true);
      expect(readdirSync(outside)).toEqual(['pgdata']);
      await postgres.stop();

      await discardDatabase(path.join(closed, 'postgres'));
      expect([existsSync(outside), existsSync(link)]).toEqual([false, false]);
    },
  );
});

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

function lockFile(): string {
  return path.join(dataDir, 'cluster', 'pgdata', 'postmaster.pid');
}

function postmasterPid(): number {
  return Number(readFileSync(lockFile(), 'utf8').split('\n', 1)[0]);
}

/** Starts the database in a separate process, which ends when its input closes. */
async function startInChild(): Promise<{ pid: number; end(): void }> {
  const module = fileURLToPath(new URL('start-postgres.ts', import.meta.url));
  const script = `
    import { startPostgres } from ${JSON.stringify(module)};
    await startPostgres({ dataDir: ${JSON.stringify(dataDir)}, durable: false });
    console.log('started');
    process.stdin.on('end', () => process.exit(0)).resume();`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
    cwd: path.dirname(module),
  });
  const [line] = await once(createInterface(child.stdout), 'line');
  expect(line).toBe('started');
  return { pid: child.pid ?? 0, end: () => child.stdin.end() };
}
