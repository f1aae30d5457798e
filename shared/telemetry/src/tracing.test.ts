import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import Fastify from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startReceiver } from '../testing/receiver.ts';
import { requestLogging } from './logging.ts';
import { startTracing } from './start-tracing.ts';
import { traceRequests } from './trace-requests.ts';
import { isTracing, traced } from './tracing.ts';

const GIVEN = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };
const undo: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  vi.unstubAllEnvs();
  for (const step of undo.splice(0).reverse()) {
    await step();
  }
});

async function givenTracing(variables: Record<string, string> = {}) {
  const receiver = await startReceiver();
  undo.push(() => receiver.close());
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', receiver.origin);
  const stop = await startTracing('test', { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.origin, ...variables });
  undo.push(stop);
  return { receiver, stop };
}

async function givenApp(isEntrance: boolean) {
  const app = Fastify(requestLogging);
  undo.push(() => app.close());
  traceRequests(app, { isEntrance, isLeftOut: ({ url }) => url === '/healthz' });
  app.get('/healthz', async () => 'ok');
  app.post('/people/:id', async () =>
    traced({ name: 'step of 09121234567', attributes: { of: '0499370899' } }, async () => 'done'),
  );
  await app.listen({ port: 0 });
  return (path: string, flags = '01') =>
    fetch(`http://localhost:${(app.server.address() as { port: number }).port}${path}`, {
      method: path === '/healthz' ? 'GET' : 'POST',
      headers: {
        traceparent: `00-${GIVEN.traceId}-${GIVEN.spanId}-${flags}`,
        authorization: 'Bearer secret.token',
      },
      ...(path === '/healthz' ? {} : { body: '{"nationalId":"0499370899"}' }),
    }).then((response) => response.text());
}

describe('a request behind the entrance', () => {
  it('is a child of its caller, and its steps are its children', async () => {
    const { receiver, stop } = await givenTracing();
    const ask = await givenApp(false);
    await ask('/people/7?phone=09121234567');
    await ask('/healthz');
    await stop();

    const [step, request, ...rest] = receiver.spans();
    expect(rest).toEqual([]);
    expect(request).toMatchObject({ name: 'POST /people/:id', parentSpanId: GIVEN.spanId, service: 'test' });
    expect(step).toMatchObject({ traceId: GIVEN.traceId, parentSpanId: request?.spanId });
  });

  it('is not recorded when its caller is not', async () => {
    const { receiver, stop } = await givenTracing();
    await (await givenApp(false))('/people/7', '00');
    await stop();

    expect(receiver.spans()).toEqual([]);
  });
});

describe('a request at the entrance', () => {
  it('continues the trace that a browser named, and begins it', async () => {
    const { receiver, stop } = await givenTracing();
    await (await givenApp(true))('/people/7', '00');
    await stop();

    const request = receiver.spans().find(({ name }) => name === 'POST /people/:id');
    expect(request?.traceId).toBe(GIVEN.traceId);
    expect(request?.parentSpanId ?? '').toBe('');
  });

  it('is recorded only when our own sample takes it', async () => {
    const { receiver, stop } = await givenTracing({
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0',
    });
    await (await givenApp(true))('/people/7', '01');
    await stop();

    expect(receiver.spans()).toEqual([]);
  });
});

it('no span holds personal data, whatever a request carried', async () => {
  const { receiver, stop } = await givenTracing();
  await (await givenApp(true))('/people/09121234567?phone=09121234567');
  await stop();

  expect(receiver.spans()).toHaveLength(2);
  expect(receiver.text()).not.toMatch(/09121234567|0499370899|secret/);
});

it.each([
  [{ OTEL_TRACES_SAMPLER: 'sometimes' }, 'OTEL_TRACES_SAMPLER'],
  [{ OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG'],
])('a start with a wrong sample names the variable: %j', async (variables, name) => {
  await expect(
    startTracing('test', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', ...variables }),
  ).rejects.toThrow(name);
});

describe('without a receiver', () => {
  it('nothing is traced', async () => {
    await startTracing('test', {});

    expect(isTracing()).toBe(false);
    expect(await traced({ name: 'x' }, async (span) => span)).toBeNull();
  });

  it('no module of the SDK is loaded', async () => {
    const script = `
      import { registerHooks } from 'node:module';
      const seen = [];
      registerHooks({ load: (url, context, next) => (seen.push(url), next(url, context)) });
      const { startTracing } = await import(process.argv[1]);
      await startTracing('test', process.env);
      console.log(JSON.stringify(seen));`;
    const run = async (environment: Record<string, string>) => {
      const { stdout } = await promisify(execFile)(
        process.execPath,
        ['--input-type=module', '-e', script, new URL('index.ts', import.meta.url).href],
        { env: { PATH: process.env.PATH, ...environment } },
      );
      return stdout.split(',').filter((url) => /@opentelemetry\/(?!api\/)/.test(url)).length;
    };

    expect(await run({})).toBe(0);
    expect(await run({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })).toBeGreaterThan(10);
  });
});
