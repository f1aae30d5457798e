import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { logOptions, logResponses, requestLogging } from './logging.ts';

const NATIONAL_ID = '0499370899';

it('each response is one line of JSON with time, level, ids, route, status and duration, and nothing of a person', async () => {
  const lines: string[] = [];
  const app = Fastify({
    logger: logOptions('info', { service: 'test', to: { write: (line) => void lines.push(line) } }),
    ...requestLogging,
    disableRequestLogging: true,
  });
  logResponses(app, () => 'info');
  app.post('/people/:phone', async (request) => {
    request.log.warn({ req: request, body: request.body, headers: request.headers }, `of ${request.url}`);
    throw new Error(`no place for ${NATIONAL_ID}`);
  });
  app.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error }, 'failed');
    return reply.code(500).send();
  });
  await app.inject({
    method: 'POST',
    url: '/people/09121234567?phone=%2B989121234567',
    headers: { authorization: 'Bearer abc.def', traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` },
    payload: { nationalId: NATIONAL_ID, mobile: '۰۹۱۲۱۲۳۴۵۶۷' },
  });
  await app.close();

  expect(lines).toHaveLength(3);
  expect(lines.join('')).not.toMatch(/9121234567|۹۱۲۱۲۳۴۵۶۷|0499370899|abc\.def/);
  expect(JSON.parse(lines[2] ?? '')).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    service: 'test',
    reqId: 'a'.repeat(32),
    requestId: expect.stringMatching(/^[0-9a-f]{16}$/),
    method: 'POST',
    route: '/people/:phone',
    status: 500,
    milliseconds: expect.any(Number),
    msg: 'answered',
  });
});
