import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { givenFolder } from './releases/given-releases.fixture.ts';
import { buildOrigin } from './serve-origin.ts';

async function setUp() {
  const root = givenFolder();
  const folder = join(root, 'mf-catalog');
  const write = (file: string, content: string) => {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), content);
  };
  write('1.0.0/js/page.js', 'page();');
  write('1.0.0/js/page.js.map', '{"sources":["secret"]}');
  write('1.0.0/.env', 'secret');
  write('.draft/page.js', 'secret');
  writeFileSync(join(root, 'manifest.json'), 'secret');
  const app = await buildOrigin(folder);
  onTestFinished(() => app.close());
  return app;
}

describe('the origin of a remote', () => {
  it('serves a file of a release to every origin, cached permanently', async () => {
    const response = await (await setUp()).inject('/1.0.0/js/page.js');

    expect(response.body).toBe('page();');
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-type': expect.stringContaining('javascript'),
    });
  });

  it.each([
    '/1.0.0/none.js',
    '/2.0.0/js/page.js',
    '/1.0.0/js/page.js.map',
    '/1.0.0/.env',
    '/.draft/page.js',
    '/1.0.0/js/',
    '/',
    '/../manifest.json',
    '/%2e%2e/manifest.json',
    '/..%2fmanifest.json',
  ])('does not serve %s, and forbids caching that response', async (url) => {
    const { statusCode, body, headers } = await (await setUp()).inject(url);

    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
    expect(body).not.toContain('secret');
    expect(headers['cache-control']).toBeUndefined();
  });

  it('starts before its remote was ever released', async () => {
    const app = await buildOrigin(join(givenFolder(), 'mf-wallet'));
    onTestFinished(() => app.close());

    expect((await app.inject('/1.0.0/remoteEntry.js')).statusCode).toBe(404);
  });
});
