import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { givenDescriptor } from '../testing/given-manifest.ts';
import { writeMirrored } from '../testing/given-mirror.ts';
import { givenOrigin } from '../testing/given-origin.ts';
import { givenFolder } from '../testing/given-services.ts';
import { createMirror } from './mirror.ts';

const FILE = 'js/page.js';
const BUNDLE = 'server/remote.cjs';
const TEXTS = { 'remoteEntry.js': 'var entry;', [FILE]: 'page();', [BUNDLE]: 'module.exports=1' };
const RELEASE = givenDescriptor({ files: TEXTS });

async function setUp() {
  const root = givenFolder();
  const folder = writeMirrored(root, RELEASE, TEXTS);
  const remote = await givenOrigin(TEXTS);
  const onFault = vi.fn();
  const mirror = createMirror(root, { onFault });
  return {
    ...{ folder, remote, onFault },
    repair: (file = FILE, origin = remote.origin) => mirror.repairFile(RELEASE, origin, file),
    failure: () => mirror.failureOf(RELEASE),
    write: (text: string | Buffer, file = FILE) => writeFileSync(join(folder, file), text),
    read: (file = FILE) => readFileSync(join(folder, file), 'utf8'),
    readCopy: () => brotliDecompressSync(readFileSync(join(folder, `${FILE}.br`))).toString(),
  };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('a file of the mirror', () => {
  it.each([
    ['was changed', (folder: string) => writeFileSync(join(folder, FILE), 'evil();')],
    ['is missing', (folder: string) => rmSync(join(folder, FILE))],
    ['is missing with its folder', (folder: string) => rmSync(join(folder, 'js'), { recursive: true })],
  ])('is fetched again alone when it %s', async (_what, damage) => {
    const { folder, remote, onFault, repair, read, readCopy } = await setUp();
    damage(folder);

    await repair();

    expect([read(), readCopy()]).toEqual(['page();', 'page();']);
    expect(remote.requests).toEqual([FILE]);
    expect(readdirSync(join(folder, 'js'))).toEqual(['page.js', 'page.js.br']);
    expect(onFault).toHaveBeenCalledExactlyOnceWith({
      remote: 'mf-catalog',
      version: '1.0.0',
      reason: expect.stringContaining(FILE),
    });
  });

  it('is compressed again, without its origin, when its compressed copy was changed', async () => {
    const { remote, onFault, repair, write, readCopy } = await setUp();
    write(brotliCompressSync('evil();'), `${FILE}.br`);

    await repair();

    expect(readCopy()).toBe('page();');
    expect(remote.requests).toEqual([]);
    expect(onFault).toHaveBeenCalledOnce();
  });

  it('has no compressed copy when no browser reads it', async () => {
    const { folder, repair, write, read } = await setUp();
    write('evil()', BUNDLE);

    await repair(BUNDLE);

    expect(read(BUNDLE)).toBe('module.exports=1');
    expect(readdirSync(join(folder, 'server'))).toEqual(['remote.cjs']);
  });

  it('is left alone when nothing is wrong with it', async () => {
    const { remote, onFault, repair } = await setUp();

    await repair();

    expect(remote.requests).toEqual([]);
    expect(onFault).not.toHaveBeenCalled();
  });

  it('is not replaced by other bytes, however its origin came to them', async () => {
    const { remote, repair, write, read, failure } = await setUp();
    write('evil();');
    remote.served[FILE] = 'vile();';

    await expect(repair()).rejects.toThrow('does not match its hash');

    expect(read()).toBe('evil();');
    expect(failure()).toContain('does not match its hash');
  });

  it('is fetched once for all who ask at the same time', async () => {
    const { remote, repair, write } = await setUp();
    write('evil();');

    await Promise.all([repair(), repair(), repair()]);

    expect(remote.requests).toEqual([FILE]);
  });

  it('is asked for again some time after its origin had failed, and not at once', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { remote, repair, write, read, failure } = await setUp();
    write('evil();');
    remote.served[FILE] = undefined;
    await expect(repair()).rejects.toThrow('the status is 404');
    remote.served[FILE] = 'page();';

    await expect(repair()).rejects.toThrow('the status is 404');
    expect(remote.requests).toEqual([FILE]);
    expect(failure()).toContain('the status is 404');

    vi.setSystemTime(Date.now() + 2000);
    await repair();
    expect(read()).toBe('page();');
    expect(failure()).toBeNull();
  });

  it('does not wait for others of the release that failed', async () => {
    const { remote, repair, write, read, failure } = await setUp();
    write('evil();');
    write('var evil;;', 'remoteEntry.js');
    await expect(repair(FILE, 'http://127.0.0.1:1')).rejects.toThrow('cannot be fetched');

    await repair('remoteEntry.js');

    expect(read('remoteEntry.js')).toBe('var entry;');
    expect(remote.requests).toEqual(['remoteEntry.js']);
    expect(failure()).toContain(`${FILE} cannot be fetched`);
  });
});
