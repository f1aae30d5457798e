import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMirror } from './mirror.ts';
import { givenDescriptor } from './testing/given-manifest.ts';

const files: Record<string, string> = {
  'remoteEntry.js': 'var entry;',
  'js/page.js': 'page();',
  'server/remote.cjs': 'module.exports=1',
};
const descriptor = givenDescriptor({ files });
let served: Record<string, string | undefined>;
let requests: string[];
let server: Server;
let origin: string;
let root: string;

beforeEach(async () => {
  served = { ...files };
  requests = [];
  root = mkdtempSync(join(tmpdir(), 'bazaar-mirror-'));
  server = createServer((request, response) => {
    requests.push(request.url ?? '');
    const text = served[(request.url ?? '').replace('/1.0.0/', '')];
    response.writeHead(text === undefined ? 404 : 200).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  rmSync(root, { recursive: true, force: true });
  await new Promise((resolve) => server.close(resolve));
});

describe('createMirror', () => {
  it('copies every file of the descriptor, with a compressed copy of each', async () => {
    const folder = await createMirror(root).ensure(descriptor, origin);

    expect(readFileSync(join(folder, 'js/page.js'), 'utf8')).toBe('page();');
    expect(brotliDecompressSync(readFileSync(join(folder, 'js/page.js.br'))).toString()).toBe('page();');
  });

  it('names what it met until the release is there', async () => {
    const mirror = createMirror(root);
    expect(mirror.failureOf(descriptor.name, descriptor.version)).toBeNull();

    await expect(mirror.ensure(descriptor, 'http://127.0.0.1:1')).rejects.toThrow('did not answer');
    expect(mirror.failureOf(descriptor.name, descriptor.version)).toMatch(
      /^http:\/\/127\.0\.0\.1:1\/1\.0\.0\/.+ did not answer: .+/,
    );

    await vi.waitFor(() => mirror.ensure(descriptor, origin), 5000);
    expect(mirror.failureOf(descriptor.name, descriptor.version)).toBeNull();
  });

  it('sends one request to the origin, however many visitors come at the same time', async () => {
    const mirror = createMirror(root);
    await Promise.all([mirror.ensure(descriptor, origin), mirror.ensure(descriptor, origin)]);
    await mirror.ensure(descriptor, origin);

    expect(requests.length).toBe(Object.keys(descriptor.files).length);
  });

  it('asks a busy origin for a few files of a large release at a time', async () => {
    const names = Array.from({ length: 40 }, (_, index) => `js/${index}.js`);
    const large = givenDescriptor({
      files: { ...files, ...Object.fromEntries(names.map((name) => [name, `part(${name.length});`])) },
    });
    let open = 0;
    let mostOpen = 0;
    server.removeAllListeners('request');
    server.on('request', (request, response) => {
      open += 1;
      mostOpen = Math.max(mostOpen, open);
      setImmediate(() => {
        open -= 1;
        const name = (request.url ?? '').replace('/1.0.0/', '');
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

    expect(again.has('mf-catalog', '1.0.0')).toBe(true);
    await expect(again.ensure(descriptor, 'http://127.0.0.1:9')).resolves.toContain('1.0.0');
  });

  it('stores nothing of a release with one tampered file', async () => {
    served['js/page.js'] = 'evil();';
    const mirror = createMirror(root);

    await expect(mirror.ensure(descriptor, origin)).rejects.toThrow(/does not match its hash/);
    expect(mirror.has('mf-catalog', '1.0.0')).toBe(false);
    expect(readdirSync(root).filter((name) => name.startsWith('.draft'))).toEqual([]);
    expect(existsSync(join(root, 'mf-catalog/1.0.0'))).toBe(false);
  });

  it('does not request a failing origin again at once', async () => {
    served['js/page.js'] = undefined;
    const mirror = createMirror(root);
    await mirror.ensure(descriptor, origin).catch(() => undefined);
    const asked = requests.length;
    await mirror.ensure(descriptor, origin).catch(() => undefined);

    expect(requests.length).toBe(asked);
  });
});
