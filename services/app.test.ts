import type { Endpoint } from '@bazaar/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp, CONTRACTS } from './app.ts';
import { createTestApp, TEST_ENVIRONMENT, type TestApp } from './testing/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test[Symbol.asyncDispose]());

const ENDPOINTS = CONTRACTS.flatMap((module) => Object.entries(module)).filter(
  (entry): entry is [string, Endpoint] => isEndpoint(entry[1]),
);

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' &&
    value !== null &&
    'service' in value &&
    'method' in value &&
    'response' in value
  );
}

describe('/openapi.json', () => {
  it('describes every endpoint of the contracts under its own name, and no other', async () => {
    const { paths } = (await test.app.inject('/openapi.json')).json();

    const described = Object.entries<Record<string, { operationId: string }>>(paths).flatMap(
      ([path, methods]) =>
        Object.entries(methods).map(([method, { operationId }]) => `${operationId} ${method} ${path}`),
    );
    const wanted = ENDPOINTS.map(
      ([name, { service, method, path }]) =>
        `${name} ${method.toLowerCase()} /${service}${path.replaceAll(/:(\w+)/g, '{$1}')}`,
    );
    expect(wanted.length).toBeGreaterThan(30);
    expect(described.sort()).toEqual(wanted.sort());
  });

  it('writes nested queries with the keys of the query codec', async () => {
    const { paths } = (await test.app.inject('/openapi.json')).json();

    const names = paths['/wallet/api/v1/wallettransactions'].get.parameters.map(
      ({ name }: { name: string }) => name,
    );
    expect(names).toEqual([
      'customerUserId',
      'filter.type',
      'filter.direction',
      'filter.from',
      'filter.to',
      'filter.code',
      'paging.pageNumber',
      'paging.pageSize',
    ]);
  });

  it('refers only to schemas that it contains', async () => {
    const text = (await test.app.inject('/openapi.json')).body;
    const { components } = JSON.parse(text);

    const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference = '']) => reference);
    const held = new Set(Object.keys(components.schemas).map((name) => `#/components/schemas/${name}`));
    expect(references.length).toBeGreaterThan(50);
    expect(references.filter((reference) => !held.has(reference))).toEqual([]);
  });
});

describe('/docs', () => {
  it('loads nothing from other origins and has no inline script or style', async () => {
    const page = await test.app.inject('/docs/');
    const policy = String(page.headers['content-security-policy']);
    const sources = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, source = '']) => source);

    expect([page.statusCode, policy.includes('unsafe')]).toEqual([200, false]);
    expect(policy).toContain("default-src 'none'");
    expect(sources.length).toBeGreaterThan(2);
    expect(sources.filter((source) => /^(https?:)?\/\//.test(source))).toEqual([]);
    expect(page.body).not.toMatch(/<script>|<style>|style="/);
  });

  it.each(['json', 'yaml'])(
    "redirects the page's request for the %s document to /openapi.json",
    async (kind) => {
      const { statusCode, headers } = await test.app.inject(`/docs/${kind}`);
      const address = new URL(String(headers.location), `http://services/docs/${kind}`).pathname;

      expect([statusCode, address]).toEqual([302, '/openapi.json']);
      expect((await test.app.inject(address)).json().paths).toHaveProperty(['/auth/connect/token', 'post']);
    },
  );
});

describe('buildApp', () => {
  it('serves only the services that it is given, and refuses an unknown name', async () => {
    const options = { db: test.db, clock: test.clock, environment: TEST_ENVIRONMENT };
    const part = await buildApp({ ...options, services: ['wallet'] });

    const replies = await Promise.all([
      part.inject('/wallet/api/v1/wallettransactions'),
      part.inject('/content/api/v1/advertisements'),
    ]);
    await part.close();

    expect(replies.map(({ statusCode }) => statusCode)).toEqual([401, 404]);
    await expect(buildApp({ ...options, services: ['walet'] })).rejects.toThrow('walet');
  });

  it('reports that it is running and that it is ready', async () => {
    const [health, readiness] = await Promise.all([test.app.inject('/healthz'), test.app.inject('/readyz')]);

    expect([health.json(), readiness.json()]).toEqual([{ status: 'ok' }, { status: 'ready' }]);
  });
});
