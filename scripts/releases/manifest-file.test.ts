import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { REMOTE_NAMES } from '@bazaar/contracts/platform';
import { describe, expect, it, vi } from 'vitest';
import { givenDescriptor, givenManifest, givenRemote } from '../../shell/server/testing/given-manifest.ts';
import { givenFolder } from './given-releases.fixture.ts';
import { changeManifest, readManifestFile } from './manifest-file.ts';

const now = new Date('2026-11-20T10:00:00Z');

function givenFile(content: unknown): string {
  const file = join(givenFolder(), 'manifest.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const pathsOf = (manifest: string) => ({ manifest, shells: join(dirname(manifest), 'shells') });

const good = givenManifest(givenRemote(['1.0.0']), { sequence: 4 });

describe('readManifestFile', () => {
  it('reads the manifest of a data folder', () => {
    expect(readManifestFile(givenFile(good))).toEqual(good);
  });

  it('is null before the first release', () => {
    expect(readManifestFile(join(givenFolder(), 'manifest.json'))).toBeNull();
  });

  it.each([
    ['is no JSON', '<html>', /manifest\.json is not JSON\. Fix it, or delete it and run "npm run build"\.$/],
    ['breaks its schema', { ...good, sequence: 0 }, /breaks the manifest's schema at "sequence": .*Fix it/],
  ])('explains in one line how to fix one that %s', (_case, content, line) => {
    expect(() => readManifestFile(givenFile(content))).toThrow(line);
  });
});

describe('changeManifest', () => {
  it('replaces the previous manifest, and leaves no other file', () => {
    const file = givenFile(good);

    const next = changeManifest(pathsOf(file), (remotes) => remotes, { now });

    expect(next.sequence).toBe(5);
    expect(readManifestFile(file)).toEqual(next);
    expect(readdirSync(join(file, '..'))).toEqual(['manifest.json']);
  });

  it('writes the first one, into a folder that it creates', () => {
    const file = join(givenFolder(), 'releases', 'manifest.json');

    changeManifest(pathsOf(file), () => good.remotes, { now });

    expect(readManifestFile(file)?.sequence).toBe(1);
  });

  it.each([
    [
      'a change that throws',
      () => {
        throw new Error('refused');
      },
    ],
    [
      'a change whose result is no manifest',
      () => ({ 'mf-catalog': givenRemote(['1.0.0'], { active: '9.9.9' }) }),
    ],
  ])('keeps the file as it is after %s', (_case, change) => {
    const file = givenFile(good);
    const before = readFileSync(file, 'utf8');

    expect(() => changeManifest(pathsOf(file), change, { now })).toThrow();

    expect(readFileSync(file, 'utf8')).toBe(before);
    expect(readdirSync(join(file, '..'))).toEqual(['manifest.json']);
  });

  it('tells the second of two operators what the first one changed, and writes nothing of theirs', () => {
    const file = givenFile(givenManifest(givenRemote(['1.0.0', '1.0.1']), { sequence: 4 }));
    const active = (version: string) => () => ({
      'mf-catalog': givenRemote(['1.0.0', '1.0.1'], { active: version }),
    });

    expect(() =>
      changeManifest(pathsOf(file), (remotes) => {
        changeManifest(pathsOf(file), active('1.0.1'), { now });
        return remotes;
      }),
    ).toThrow(/Another operator changed .* \(mf-catalog: active from 1\.0\.0 to 1\.0\.1\)/);

    expect(readManifestFile(file)?.sequence).toBe(5);
    expect(readManifestFile(file)?.remotes['mf-catalog']?.active).toBe('1.0.1');
  });

  it.each([
    ['of a process that has ended', { pid: 2 ** 22, host: hostname(), at: Date.now() }],
    ['of another machine, an hour old', { pid: process.pid, host: 'elsewhere', at: Date.now() - 3_600_000 }],
  ])('takes over the lock %s', (_case, lock) => {
    const file = givenFile(good);
    writeFileSync(`${file}.lock`, JSON.stringify({ token: 'theirs', ...lock }));
    writeFileSync(`${file}.draft-theirs`, 'half a mani');

    changeManifest(pathsOf(file), (remotes) => remotes, { now });

    expect(readManifestFile(file)?.sequence).toBe(5);
    expect(readdirSync(join(file, '..'))).toEqual(['manifest.json']);
  });
});

const run = promisify(execFile);
/** Switches one remote's server rendering off, in a process of its own. */
const OPERATOR = `
  const { changeManifest } = await import(process.argv[1]);
  const paths = JSON.parse(process.argv[2]);
  for (let turn = 0; turn < Number(process.argv[4]); turn += 1) {
    changeManifest(paths, (remotes) => ({
      ...remotes,
      [process.argv[3]]: { ...remotes[process.argv[3]], clientOnly: !remotes[process.argv[3]].clientOnly },
    }));
  }
`;
const operate = (file: string, remote: string, turns: number) =>
  run(process.execPath, [
    ...['--input-type=module', '--eval', OPERATOR],
    ...[join(import.meta.dirname, 'manifest-file.ts'), JSON.stringify(pathsOf(file)), remote, String(turns)],
  ]);

describe('processes that write at the same time', () => {
  it('lose no change: each is written, or its operator is told', async () => {
    const remotes = Object.fromEntries(
      REMOTE_NAMES.map((name) => [name, { ...givenRemote([]), active: '1.0.0', retained: [retained(name)] }]),
    );
    const file = givenFile({ ...good, remotes });

    const outcomes = await Promise.allSettled(REMOTE_NAMES.map((name) => operate(file, name, 1)));

    const after = readManifestFile(file);
    for (const [index, { status }] of outcomes.entries()) {
      const name = REMOTE_NAMES[index] as (typeof REMOTE_NAMES)[number];
      expect([name, after?.remotes[name]?.clientOnly]).toEqual([name, status === 'fulfilled']);
    }
    const written = outcomes.filter(({ status }) => status === 'fulfilled').length;
    expect([written > 0, after?.sequence]).toEqual([true, good.sequence + written]);
    for (const outcome of outcomes) {
      expect(outcome.status === 'rejected' ? String(outcome.reason) : '').toMatch(
        /^$|Another operator changed/,
      );
    }
  }, 60_000);

  it('leave the old or the new manifest when they are killed, and the next one writes', async () => {
    const file = givenFile(good);
    let sequence = good.sequence;
    for (let turn = 0; turn < 5; turn += 1) {
      const writing = operate(file, 'mf-catalog', 1_000_000);
      await vi.waitFor(() => expect(readManifestFile(file)?.sequence).toBeGreaterThan(sequence), 20_000);
      writing.child.kill('SIGKILL');
      await expect(writing).rejects.toThrow();
      sequence = changeManifest(pathsOf(file), (remotes) => remotes, { now }).sequence;
    }
    expect(readdirSync(join(file, '..')).filter((name) => name !== 'manifest.json')).toEqual([]);
  }, 120_000);
});

function retained(name: (typeof REMOTE_NAMES)[number]) {
  return { releasedAt: '2026-11-01T00:00:00Z', descriptor: givenDescriptor({ name }) };
}
