import { BuildLatest, BuildMeta } from '@bazaar/contracts/platform';
import { describe, expect, it } from 'vitest';
import { createCircuitBreakers } from '../forwarding/circuit-breaker.ts';
import type { ShellServices } from '../shell-services.ts';
import { givenManifest, givenRemote } from '../testing/given-manifest.ts';
import { givenApp, givenManifestStore, givenMirror, givenServices } from '../testing/given-services.ts';
import { platformRoutes } from './platform.routes.ts';

function setUp(mirrored = false, failure: string | null = null) {
  const { app } = givenApp();
  const canary = { version: '1.1.0', rule: { cookie: { name: 'team', value: 'catalog' } } };
  const manifestData = givenManifest(givenRemote(['1.0.0', '1.1.0'], { canary }));
  const mirror = { ...givenMirror(), has: () => mirrored, failureOf: () => failure };
  platformRoutes(app, givenServices({ manifestData, mirror }));
  return app;
}

const team = { cookie: 'team=catalog; __Host-bazaar_bucket=5' };

describe('/healthz', () => {
  it.each([
    [true, null, { status: 'ready' }],
    [false, 'refused', { status: 'unfetched', reason: 'refused' }],
    [true, 'changed', { status: 'damaged', reason: 'changed' }],
  ])(
    'returns the composition and each remote with its state (mirrored: %s, failure: %s)',
    async (mirrored, failure, state) => {
      const response = await setUp(mirrored, failure).inject('/healthz');

      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.json()).toEqual({
        status: 'ok',
        compositionId: expect.stringMatching(/^[0-9a-f]{16}$/),
        shell: { version: 'development', status: 'ready' },
        remotes: { 'mf-catalog': { version: '1.0.0', ...state } },
        manifest: expect.objectContaining({ sequence: 1, isForked: false, refused: null }),
        rendering: expect.objectContaining({ workers: [], clientOnly: [], refusedManifest: null }),
        uncachedRoutes: [],
      });
    },
  );
});

describe('/healthz of a damaged build of the shell', () => {
  it('names the reason', async () => {
    const { app } = givenApp();
    const shellBuilds = { ...givenServices().shellBuilds, failureOf: () => 'client.js was changed' };
    platformRoutes(app, givenServices({ shellBuilds }));

    expect((await app.inject('/healthz')).json().shell).toEqual({
      ...{ version: 'development', status: 'damaged', reason: 'client.js was changed' },
    });
  });
});

describe('/readyz', () => {
  const readiness = async (change: Partial<ShellServices>) => {
    const { app } = givenApp();
    platformRoutes(app, givenServices(change));
    return app.inject('/readyz');
  };

  it('is ready while services do not respond, and names them', async () => {
    const breakers = { ...createCircuitBreakers(), open: () => ['wallet'] };
    const response = await readiness({ breakers });

    expect([response.statusCode, response.json()]).toEqual([
      200,
      { status: 'ready', servicesAtRest: ['wallet'] },
    ]);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it.each<[string, Partial<ShellServices>]>([
    ['there is no configuration', { config: { get: () => Promise.reject(new Error('settings down')) } }],
    [
      'the manifest in force has expired',
      { manifest: givenManifestStore(givenManifest(givenRemote(['1.0.0'])), { isExpired: true }) },
    ],
    ['the server stops', { lifecycle: { isDraining: true } }],
  ])('is not ready while %s', async (_what, change) => {
    const response = await readiness(change);

    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '2']);
    expect(response.body).not.toContain('settings down');
  });
});

describe('/metrics', () => {
  const TOKEN = 'a token of sixteen letters';
  const metricsOf = async (
    change: Partial<ShellServices['environment']>,
    headers: Record<string, string> = {},
  ) => {
    const { app } = givenApp();
    const services = givenServices();
    platformRoutes(app, givenServices({ environment: { ...services.environment, ...change } }));
    return app.inject({ url: '/metrics', headers });
  };

  it('returns the figures of the shell as text to who has the token', async () => {
    const response = await metricsOf({ metricsToken: TOKEN }, { authorization: `Bearer ${TOKEN}` });

    expect(response.headers['content-type']).toContain('text/plain');
    expect(response.headers['cache-control']).toBe('no-store');
    for (const line of [
      'bazaar_render_workers 0',
      'bazaar_render_lost_streams_total 0',
      'bazaar_manifest_forked 0',
      'bazaar_manifest_sequence 1',
      'bazaar_breaker_open{service="wallet"} 0',
      'bazaar_remote_version{remote="mf-catalog",version="1.0.0",role="active"} 1',
    ]) {
      expect(response.body.split('\n')).toContain(line);
    }
    expect(response.body).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  });

  it.each<[string, Partial<ShellServices['environment']>, Record<string, string>]>([
    ['without the token', { metricsToken: TOKEN }, {}],
    ['with another one', { metricsToken: TOKEN }, { authorization: 'Bearer a token of other letters' }],
    ['of a production without a token', { metricsToken: null }, {}],
    ['of a demo through a proxy', { name: 'demo' }, { 'x-forwarded-for': '192.0.2.7' }],
    ['of a public demonstration', { name: 'demo', isPublicDemo: true }, {}],
    ['of a demo with a token', { name: 'demo', metricsToken: TOKEN }, {}],
  ])('does not exist for a visitor %s', async (_who, change, headers) => {
    const response = await metricsOf(change, headers);

    expect([response.statusCode, response.body]).toEqual([404, '']);
  });

  it('lets this machine read those of a demo', async () => {
    expect((await metricsOf({ name: 'demo' })).statusCode).toBe(200);
  });
});

describe('/builds/latest.json', () => {
  it('returns the current composition, in the shape of its contract', async () => {
    const response = await setUp().inject('/builds/latest.json');

    expect(BuildLatest.parse(response.json()).timestamp).toBe(Date.parse('2026-11-01T00:00:00Z'));
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('returns to each visitor their own composition', async () => {
    const app = setUp();

    const ids = [
      (await app.inject('/builds/latest.json')).json().id,
      (await app.inject({ url: '/builds/latest.json', headers: team })).json().id,
    ];

    expect(ids[0]).toBe((await app.inject('/healthz')).json().compositionId);
    expect(ids[1]).not.toBe(ids[0]);
  });

  it('sets the bucket cookie for a new browser, and not for one that has it', async () => {
    const app = setUp();

    expect((await app.inject('/builds/latest.json')).headers['set-cookie']).toMatch(/^__Host-bazaar_bucket=/);
    expect(
      (await app.inject({ url: '/builds/latest.json', headers: team })).headers['set-cookie'],
    ).toBeUndefined();
  });
});

describe('/builds/meta/{id}.json', () => {
  it('returns the versions in the visitor’s composition', async () => {
    const app = setUp();
    const { id } = (await app.inject({ url: '/builds/latest.json', headers: team })).json();

    const meta = (await app.inject({ url: `/builds/meta/${id}.json`, headers: team })).json();

    expect(BuildMeta.parse(meta)).toEqual({
      id,
      timestamp: Date.parse('2026-11-01T00:00:00Z'),
      shell: 'development',
      remotes: { 'mf-catalog': '1.1.0' },
    });
  });

  it('returns 404 for any other id', async () => {
    expect((await setUp().inject('/builds/meta/0123456789abcdef.json')).statusCode).toBe(404);
  });
});
