import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { SHARE_IMAGE } from '../document.ts';
import { createShellBuilds } from '../shell-builds.ts';
import { givenDescriptor, givenManifest, givenRemote, givenShell } from '../testing/given-manifest.ts';
import { writeMirrored } from '../testing/given-mirror.ts';
import { givenApp, givenFolder, givenMirror, givenServices } from '../testing/given-services.ts';
import { writeShellBuild } from '../testing/given-shell-files.ts';
import { assetRoutes } from './assets.routes.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

const TEXTS = { 'remoteEntry.js': 'var entry;', 'js/page.js': 'page();', 'server/remote.cjs': 'secret' };
const RELEASE = givenDescriptor({ files: TEXTS });

async function setUp() {
  const root = givenFolder();
  const folder = writeMirrored(root, RELEASE, TEXTS);
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  const ensure = vi.fn(async () => folder);
  const repairFile = vi.fn(async () => {
    writeMirrored(root, RELEASE, TEXTS);
  });
  const { app, error } = givenApp();
  const builds = join(root, 'builds');
  const former = writeShellBuild(builds, { 'web/dialog.old.js': 'dialog();', 'server/shell.cjs': 'secret' });
  const shell = writeShellBuild(builds, {
    'web/client.abc.js': 'client();',
    'web/client.abc.js.br': brotliCompressSync('client();'),
  });
  writeFileSync(join(builds, shell, 'web/client.abc.js.map'), '{"sources":["secret"]}');
  const services = givenServices({
    manifestData: givenManifest(
      givenRemote(['1.0.0'], {
        origin: 'http://origin.test',
        retained: [{ releasedAt: '2026-11-01T00:00:00Z', descriptor: RELEASE }],
      }),
      { shell: givenShell([shell, former]) },
    ),
    mirror: { ...givenMirror(), ensure, repairFile, has: () => true },
    shellBuilds: createShellBuilds({ dir: builds, onFault: vi.fn() }),
  });
  assetRoutes(app, services);
  return { app, ensure, repairFile, error, folder, client: join(builds, shell, 'web/client.abc.js') };
}

describe('a file of a release', () => {
  it('comes from the mirror, cached permanently and readable by every origin', async () => {
    const { app, ensure } = await setUp();

    const response = await app.inject('/_r/mf-catalog/1.0.0/js/page.js');

    expect(response.body).toBe('page();');
    expect(response.headers).toMatchObject({
      'cache-control': IMMUTABLE,
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      'content-type': 'text/javascript; charset=utf-8',
    });
    expect(ensure).toHaveBeenCalledExactlyOnceWith(RELEASE, 'http://origin.test');
  });

  it('is compressed for browsers that accept it, with a Vary header', async () => {
    const { app } = await setUp();
    const url = '/_r/mf-catalog/1.0.0/remoteEntry.js';

    const compressed = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    const plain = await app.inject({ url, headers: { 'accept-encoding': 'br;q=0' } });

    expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe('var entry;');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe('var entry;');
  });

  it.each([
    ['a file that its descriptor does not name', '/_r/mf-catalog/1.0.0/secret.txt'],
    ['the compressed twin by its own name', '/_r/mf-catalog/1.0.0/remoteEntry.js.br'],
    ['its server bundle', '/_r/mf-catalog/1.0.0/server/remote.cjs'],
    ['a version that is not retained', '/_r/mf-catalog/0.9.0/remoteEntry.js'],
    ['a remote that the manifest does not name', '/_r/mf-wallet/1.0.0/remoteEntry.js'],
    ['a name that is no remote', '/_r/__proto__/1.0.0/remoteEntry.js'],
    ['a version that is none', '/_r/mf-catalog/constructor/remoteEntry.js'],
    ['an address that climbs', '/_r/mf-catalog/1.0.0/..%2f..%2fsecret.txt'],
    ['a property of every object', '/_r/mf-catalog/1.0.0/constructor'],
  ])('is 404 for %s', async (_case, url) => {
    const { app, ensure } = await setUp();

    const { statusCode, body } = await app.inject(url);

    expect(statusCode).toBe(404);
    expect(body).not.toContain('secret');
    expect(ensure).not.toHaveBeenCalled();
  });

  it('is 503 for a short time while the origin is down and nothing is mirrored', async () => {
    const { app, ensure, error } = await setUp();
    ensure.mockRejectedValueOnce(new Error('origin down'));

    const response = await app.inject('/_r/mf-catalog/1.0.0/js/page.js');

    expect(response.statusCode).toBe(503);
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '2' });
    expect(response.body).toBe('');
    expect(error).toHaveBeenCalledOnce();
    expect((await app.inject('/_r/mf-catalog/1.0.0/js/page.js')).statusCode).toBe(200);
  });

  it.each([
    [
      'was changed',
      (folder: string) => writeFileSync(join(folder, 'js/page.js.br'), brotliCompressSync('evil();')),
    ],
    ['is no brotli', (folder: string) => writeFileSync(join(folder, 'js/page.js.br'), 'page();')],
    ['is missing', (folder: string) => rmSync(join(folder, 'js/page.js.br'))],
  ])('is fetched again before it is sent when it %s', async (_what, damage) => {
    const { app, repairFile, folder } = await setUp();
    const get = () =>
      app.inject({ url: '/_r/mf-catalog/1.0.0/js/page.js', headers: { 'accept-encoding': 'br' } });
    await get();
    expect(repairFile).not.toHaveBeenCalled();
    damage(folder);

    expect(brotliDecompressSync((await get()).rawPayload).toString()).toBe('page();');
    expect(repairFile).toHaveBeenCalledExactlyOnceWith(RELEASE, 'http://origin.test', 'js/page.js');
  });

  it('is 503 and never cached when it was changed and cannot be fetched again', async () => {
    const { app, repairFile, folder } = await setUp();
    writeFileSync(join(folder, 'js/page.js'), 'evil();');
    repairFile.mockRejectedValue(new Error('the origin is down'));

    const response = await app.inject('/_r/mf-catalog/1.0.0/js/page.js');

    expect(response.statusCode).toBe(503);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.body).not.toContain('evil');
  });
});

describe('a file of the shell', () => {
  it('is cached permanently, and compressed for browsers that accept it', async () => {
    const { app } = await setUp();

    const response = await app.inject({ url: '/_s/client.abc.js', headers: { 'accept-encoding': 'br' } });

    expect(response.headers).toMatchObject({ 'cache-control': IMMUTABLE, 'content-encoding': 'br' });
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe('client();');
  });

  it('comes from a build that open tabs still have', async () => {
    const { app } = await setUp();

    const response = await app.inject({ url: '/_s/dialog.old.js', headers: { 'accept-encoding': 'br' } });

    expect([response.statusCode, response.body]).toEqual([200, 'dialog();']);
  });

  it('is 503 and not stored when it was changed on disk', async () => {
    const { app, client, error } = await setUp();
    writeFileSync(client, 'evil();');

    const { statusCode, body, headers } = await app.inject('/_s/client.abc.js');

    expect([statusCode, body, headers['cache-control']]).toEqual([503, '', 'no-store']);
    expect(error).toHaveBeenCalledOnce();
  });

  it.each([
    '/_s/',
    '/_s/none.js',
    '/_s/client.abc.js.map',
    '/_s/client.abc.js.br',
    '/_s/..%2fserver%2fshell.cjs',
    '/_s/..%2fassets.json',
  ])('does not exist at %s', async (url) => {
    const { statusCode, body, headers } = await (await setUp()).app.inject(url);

    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
    expect(body).not.toContain('secret');
    expect(headers['cache-control']).not.toBe(IMMUTABLE);
  });
});

describe('the icon', () => {
  it('exists at the address that browsers request by themselves', async () => {
    const response = await (await setUp()).app.inject('/favicon.svg');

    expect(response.headers['content-type']).toBe('image/svg+xml');
    expect(response.body).toMatch(/^<svg .*<\/svg>$/);
  });

  it('has a picture for shared links, of the size that documents declare', async () => {
    const { headers, rawPayload } = await (await setUp()).app.inject(SHARE_IMAGE.path);

    expect(headers['content-type']).toBe('image/png');
    // Every PNG starts with its width and height (W3C PNG §11.2.1).
    expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([
      SHARE_IMAGE.width,
      SHARE_IMAGE.height,
    ]);
  });
});

describe('a file that does not exist', () => {
  it.each([
    '/_s/client.gone.js',
    '/_s/client.abc.js.map',
    '/_r/mf-catalog/1.0.0/gone.js',
    '/_r/mf-catalog/9.9.9/a.js',
  ])('is 404 at %s, and not stored: a later release may have it', async (url) => {
    const { statusCode, headers } = await (await setUp()).app.inject(url);

    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  });
});
