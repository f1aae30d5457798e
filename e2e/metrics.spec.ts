import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sharedSite } from './site/shared-site.ts';
import { expect, test } from './test.fixture.ts';

const OPS = path.resolve(import.meta.dirname, '../ops');
const NAME = /\b(?:bazaar|process|nodejs)_[a-z0-9_]+/g;
/** What a histogram's name ends with. */
const PART = /_(?:count|sum|bucket)$/;

test('the dashboard and the alerts name only metrics that the running servers print', async ({ request }) => {
  const { origin, servicesOrigin } = sharedSite();
  const pages = await Promise.all(
    [origin, servicesOrigin].map(async (server) => (await request.get(`${server}/metrics`)).text()),
  );
  const printed = new Set(
    pages.flatMap((text) => [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name)),
  );
  const files = globSync(['grafana/*.json', 'prometheus/alerts.yml'], { cwd: OPS });
  const named = files.flatMap((file) => readFileSync(path.join(OPS, file), 'utf8').match(NAME) ?? []);

  expect(files).toHaveLength(2);
  expect(new Set(named).size).toBeGreaterThan(30);
  expect(named.filter((name) => !printed.has(name) && !printed.has(name.replace(PART, '')))).toEqual([]);
});

test('no address of the site leads a visitor to the metrics of the services', async ({ request }) => {
  const { origin } = sharedSite();
  const addresses = [
    '/api/metrics',
    '/api/product/metrics',
    '/api/product/..%2Fmetrics',
    '/api/product/../metrics',
  ];
  const pages = await Promise.all(
    addresses.map(async (address) => (await request.get(origin + address)).text()),
  );

  expect(pages.filter((text) => text.includes('# TYPE'))).toEqual([]);
  const forwarded = await request.get(`${origin}/metrics`, { headers: { 'x-forwarded-for': '192.0.2.7' } });
  expect(forwarded.status()).toBe(404);
});
