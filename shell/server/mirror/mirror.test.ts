import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { givenDescriptor } from '../testing/given-manifest.ts';
import { type GivenOrigin, givenOrigin, pathIn } from '../testing/given-origin.ts';
import { givenFolder } from '../testing/given-services.ts';
import { createMirror } from './mirror.ts';

const files: Record<string, string> = {
  'remoteEntry.js': 'var entry;',
  'js/page.js': 'page();',
  'server/remote.cjs': 'module.exports=1',
};
const descriptor = givenDescriptor({ files });
let remote: GivenOrigin;
let origin: string;
let root: string;

beforeEach(async () => {
  root = givenFolder();
  remote = await givenOrigin(files);
  origin = remote.origin;
});

describe('createMirror', () => {
  it('copies every file of the descriptor, with a compressed copy of each', async () => {
    const folder = await createMirror(root).ensure(descriptor, origin);

    expect(readFileSync(join(folder, 'js/page.js'), 'utf8')).toBe('page();');
    expect(brotliDecompressSync(readFileSync(join(folder, 'js/page.js.br'))).toString()).toBe('page();');
  });

  it('names what it met until the release is there', async () => {
    const mirror = createMirror(root);
    expect(mirror.failureOf(descriptor)).toBeNull();

    await expect(mirror.ensure(descriptor, 'http://127.0.0.1:1')).rejects.toThrow('cannot be fetched');
    expect(mirror.failureOf(descriptor)).toMatch(
      /^http:\/\/127\.0\.0\.1:1\/1\.0\.0\/.+ cannot be fetched: .+/,
    );

    await vi.waitFor(() => mirror.ensure(descriptor, origin), 5000);
    expect(mirror.failureOf(descriptor)).toBeNull();
  });

  it('sends one request to the origin, however many visitors come at the same time', async () => {
    const mirror = createMirror(root);
    await Promise.all([mirror.ensure(descriptor, origin), mirror.ensure(descriptor, origin)]);
    await mirror.ensure(descriptor, origin);

    expect(remote.requests.length).toBe(Object.keys(descriptor.files).length);
  });

  it('asks a busy origin for a few files of a large release at a time', async () => {
    const names = Array.from({ length: 40 }, (_, index) => `js/${index}.js`);
    const large = givenDescriptor({
      files: { ...files, ...Object.fromEntries(names.map((name) => [name, `part(${name.length});`])) },
    });
    let open = 0;
    let mostOpen = 0;
    remote.respond((request, response) => {
      open += 1;
      mostOpen = Math.max(mostOpen, open);
      setImmediate(() => {
        open -= 1;
        const name = pathIn(request.url);
        response.end(files[name] ?? `part(${name.length});`);
      });
    });

    const folder = await createMirror(root).ensure(large, origin);

    expect(readdirSync(join(folder, 'js'))).toHaveLength(2 * 41);
    expect(mostOpen).toBeLessThanOrEqual(6);
  });

  it('serves its copies while the origin is down', async () => {
    await createMirror(root).ensure(descriptor, origin);
    const again = createMirror(root);

    expect(again.has(descriptor)).toBe(true);
    await expect(again.ensure(descriptor, 'http://127.0.0.1:9')).resolves.toContain('1.0.0');
  });

  it('stores nothing of a release with one tampered file', async () => {
    remote.served['js/page.js'] = 'evil();';
    const mirror = createMirror(root);

    await expect(mirror.ensure(descriptor, origin)).rejects.toThrow(/does not match its hash/);
    expect(mirror.has(descriptor)).toBe(false);
    expect(existsSync(join(root, 'mf-catalog'))).toBe(false);
  });

  it('fetches only what an attempt before did not get', async () => {
    remote.served['js/page.js'] = undefined;
    const mirror = createMirror(root);
    await expect(mirror.ensure(descriptor, origin)).rejects.toThrow(/the status is 404/);
    Object.assign(remote.served, files);
    remote.requests.length = 0;

    await vi.waitFor(() => mirror.ensure(descriptor, origin), 5000);

    expect(remote.requests).toEqual(['js/page.js']);
  });

  it.each([
    ['is larger than the manifest names', 'endless', /is larger than the 7 bytes/],
    ['sends nothing', 'silent', /nothing came for 50 ms/],
    ['never ends', 'slow', /aborted due to timeout/],
  ] as const)('gives up a file that %s', async (_what, kind, reason) => {
    remote.respond(({ url }, response) => {
      const name = pathIn(url);
      if (name !== 'js/page.js') {
        response.end(files[name]);
      } else if (kind === 'endless') {
        const more = () => response.write('x'.repeat(1000)) && setImmediate(more);
        response.on('drain', more).on('close', () => response.removeAllListeners('drain'));
        more();
      } else if (kind === 'slow') {
        const timer = setInterval(() => response.write(''), 10);
        response.write('p');
        const drip = setInterval(() => response.write(''), 10);
        response.on('close', () => [timer, drip].forEach(clearInterval));
      }
    });
    const limits = kind === 'slow' ? { stallMs: 5000, totalMs: 200 } : { stallMs: 50, totalMs: 5000 };

    await expect(createMirror(root, { limits }).ensure(descriptor, origin)).rejects.toThrow(reason);
  });

  it('keeps releases of one version apart by what they contain', async () => {
    const mirror = createMirror(root);
    const first = await mirror.ensure(descriptor, origin);
    remote.served['js/page.js'] = 'other();';
    const other = givenDescriptor({ files: { ...files, 'js/page.js': 'other();' } });

    expect(mirror.has(other)).toBe(false);
    const second = await mirror.ensure(other, origin);
    expect(readFileSync(join(first, 'js/page.js'), 'utf8')).toBe('page();');
    expect(readFileSync(join(second, 'js/page.js'), 'utf8')).toBe('other();');
  });

  it.each([
    ['was changed', (folder: string) => writeFileSync(join(folder, 'js/page.js'), 'evil();')],
    ['is missing', (folder: string) => rmSync(join(folder, 'js/page.js'))],
  ])('notices at its start a file that %s, and fetches that one again', async (_what, damage) => {
    const folder = await createMirror(root).ensure(descriptor, origin);
    damage(folder);
    remote.requests.length = 0;
    const onFault = vi.fn();

    await createMirror(root, { onFault }).ensure(descriptor, origin);

    expect(onFault).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ remote: 'mf-catalog', reason: expect.stringContaining('js/page.js') }),
    );
    expect(remote.requests).toEqual(['js/page.js']);
    expect(readFileSync(join(folder, 'js/page.js'), 'utf8')).toBe('page();');
    expect(brotliDecompressSync(readFileSync(join(folder, 'js/page.js.br'))).toString()).toBe('page();');
  });

  it('leaves a damaged release in use while its origin is down, and says what is wrong', async () => {
    const folder = await createMirror(root).ensure(descriptor, origin);
    rmSync(join(folder, 'js/page.js'));
    const mirror = createMirror(root);

    expect(await mirror.ensure(descriptor, 'http://127.0.0.1:1')).toBe(folder);
    expect(readFileSync(join(folder, 'remoteEntry.js'), 'utf8')).toBe('var entry;');
    expect(mirror.failureOf(descriptor)).toMatch(/cannot be fetched/);

    await vi.waitFor(async () => {
      await mirror.repair(descriptor, origin);
      expect(mirror.failureOf(descriptor)).toBeNull();
    }, 5000);
    expect(readFileSync(join(folder, 'js/page.js'), 'utf8')).toBe('page();');
  });

  it('does not request a failing origin again at once', async () => {
    remote.served['js/page.js'] = undefined;
    const mirror = createMirror(root);
    await mirror.ensure(descriptor, origin).catch(() => undefined);
    const asked = remote.requests.length;
    await mirror.ensure(descriptor, origin).catch(() => undefined);

    expect(remote.requests.length).toBe(asked);
  });

  it('remembers nothing of a release that is given up, and verifies it again when it comes back', async () => {
    const onFault = vi.fn();
    const mirror = createMirror(root, { onFault });
    const folder = await mirror.ensure(descriptor, origin);
    const other = givenDescriptor({ version: '1.1.0' });
    await expect(mirror.ensure(other, 'http://127.0.0.1:1')).rejects.toThrow('cannot be fetched');

    mirror.keepOnly([descriptor]);
    expect(mirror.failureOf(other)).toBeNull();
    writeFileSync(join(folder, 'js/page.js'), 'evil();');
    await mirror.ensure(descriptor, origin);
    // One that is kept is verified as its files are read.
    expect(onFault).not.toHaveBeenCalled();

    mirror.keepOnly([]);
    await mirror.ensure(descriptor, origin);
    expect(onFault).toHaveBeenCalledOnce();
    expect(readFileSync(join(folder, 'js/page.js'), 'utf8')).toBe('page();');
  });
});
