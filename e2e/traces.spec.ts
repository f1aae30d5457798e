import path from 'node:path';
import { databaseOf, type ReceivedSpan, startReceiver } from '@bazaar/scripts/traces/traced-site.ts';
import { startServerProcess } from './site/server-process.ts';
import { sharedSite } from './site/shared-site.ts';
import { onePort } from './site/shell-process.ts';
import { expect, test } from './test.fixture.ts';
import { expectHydrated } from './visit.fixture.ts';

const SERVICES = path.resolve(import.meta.dirname, '../services/main.ts');
const PHONE = '09121234567';

/** Services on the shared database that send their traces. */
async function startTracedServices(variables: Readonly<Record<string, string>>) {
  const { runFolder, origin } = sharedSite();
  const data = path.join(runFolder, 'services');
  const port = await onePort();
  const services = await startServerProcess({
    name: 'The traced services',
    script: SERVICES,
    environment: {
      ...{ BAZAAR_ENV: 'demo', BAZAAR_DATA: data, DATABASE_URL: await databaseOf(data) },
      ...{
        SERVICES_PORT: String(port),
        PUBLIC_ORIGIN: origin,
        MAX_EVENT_LOOP_DELAY_MS: '0',
        LOG_LEVEL: 'warn',
      },
      ...variables,
    },
    logFile: path.join(runFolder, 'traced-services.log'),
    readyAddress: `http://127.0.0.1:${port}/readyz`,
    readyWithinMs: 60_000,
  });
  return { servicesOrigin: `http://127.0.0.1:${port}`, stop: services.stop };
}

test('one trace leads from the shell by its worker and the services to the database, without what was typed', async ({
  openSite,
  page,
}) => {
  const receiver = await startReceiver();
  const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.origin, OTEL_BSP_SCHEDULE_DELAY: '200' };
  const services = await startTracedServices(environment);
  const site = await openSite({ servicesOrigin: services.servicesOrigin, environment });

  await page.goto(site.url(`/search/${PHONE}`));
  await expectHydrated(page);

  const chain = () => longestChain(receiver.spans());
  await expect
    .poll(() => chain().map(stepOf), { timeout: 20_000 })
    .toEqual([
      'bazaar-shell GET',
      'bazaar-shell render',
      'bazaar-shell read',
      'bazaar-services GET',
      'bazaar-services sql',
    ]);
  const [document, rendering] = chain();
  expect(document?.attributes['bazaar.composition.id']).toMatch(/^[0-9a-f]{16}$/);
  expect(rendering?.attributes['bazaar.composition.id']).toBe(document?.attributes['bazaar.composition.id']);
  expect(receiver.spans().some(({ name }) => name === 'wait for a worker')).toBe(true);
  expect(receiver.text()).not.toContain(PHONE);
  await services.stop();
  await receiver.close();
});

/** The spans from a document to a statement, each the parent of the next; none until all have arrived. */
function longestChain(spans: readonly ReceivedSpan[]): ReceivedSpan[] {
  const byId = new Map(spans.map((span) => [span.spanId, span]));
  const upwards = (span: ReceivedSpan | undefined): ReceivedSpan[] =>
    span ? [...upwards(byId.get(span.parentSpanId)), span] : [];
  const chains = spans.filter(({ name }) => name.startsWith('sql ')).map(upwards);
  return chains.find(([first]) => first?.name === 'GET /search/:key') ?? chains[0] ?? [];
}

function stepOf({ service, name }: ReceivedSpan): string {
  return `${service} ${name.split(' ', 1)[0]}`;
}
