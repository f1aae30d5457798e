import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, randomMobile, type TestApp } from '../../testing/test-app.ts';
import { readSmsProvider } from '../settings.ts';
import { askForCode, handIn } from '../sign-in.fixture.ts';
import { askForStepUp, givenPerson } from '../step-up/step-up.fixture.ts';
import { createHttpSender } from './http-sender.adapter.ts';

/** Handles a request that has been received completely. */
type Responder = (response: ServerResponse, request: IncomingMessage) => void;

interface Received {
  readonly method: string | undefined;
  readonly authorization: string | undefined;
  readonly body: { readonly receptor: string; readonly template: string; readonly token: string };
}

let test: TestApp;
let app: TestApp['app'];
let provider: Server;
let received: Received[] = [];
let responses: Responder[] = [];
const accept: Responder = (response) => void response.writeHead(200).end('{"status":"sent"}');

beforeAll(async () => {
  provider = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method, headers } = request;
      received.push({
        method,
        authorization: headers.authorization,
        body: JSON.parse(Buffer.concat(parts).toString()),
      });
      (responses.shift() ?? accept)(response, request);
    });
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const { port } = provider.address() as AddressInfo;
  test = await createTestApp();
  app = await test.another({
    name: 'production',
    messageSender: 'http',
    signingKey: null,
    variables: {
      SMS_HTTP_URL: `http://127.0.0.1:${port}/send`,
      SMS_HTTP_TOKEN: 'key',
      SMS_TEMPLATE: 'bazaar-login',
      SMS_STEP_UP_TEMPLATE: 'bazaar-confirm',
    },
  });
});
afterEach(() => {
  received = [];
  responses = [];
  vi.useRealTimers();
});
afterAll(async () => {
  await test[Symbol.asyncDispose]();
  provider.closeAllConnections();
  provider.close();
});

async function codesOf(mobile: string) {
  const { rows } = await sql`select request_id from auth.one_time_code where mobile = ${mobile}`.execute(
    test.db,
  );
  return rows.length;
}

describe('SMS_SENDER=http', () => {
  it('sends number, template and code to the provider, and the code then signs in', async () => {
    const mobile = randomMobile();
    const reply = await askForCode(app, mobile);
    const [message] = received;
    const accepted = await handIn(app, {
      mobile,
      requestId: reply.json().requestId,
      code: message?.body.token ?? '',
    });

    expect(received).toEqual([
      {
        method: 'POST',
        authorization: 'Bearer key',
        body: { receptor: mobile, template: 'bazaar-login', token: expect.stringMatching(/^\d{6}$/) },
      },
    ]);
    expect([reply.statusCode, accepted.statusCode]).toEqual([200, 200]);
  });

  it('sends a code that confirms a spending with a text of its own, and the amount', async () => {
    const person = await givenPerson(test, randomMobile());
    test.clock.advance(61_000);
    await askForStepUp({ app }, person, { purpose: 'withdrawal', amountRial: 600_000_000 });
    const token = expect.stringMatching(/^\d{6}$/);

    expect(received.map(({ body }) => body)).toEqual([
      { receptor: person.mobile, template: 'bazaar-confirm', token, token2: '۶۰٬۰۰۰٬۰۰۰' },
    ]);
  });

  it('sends a notice by its own text with amount and outcome, and none without that text', async () => {
    const notice = { mobile: randomMobile(), code: '', purpose: 'notice', text: '' } as const;
    const parts = { amount: '۱٬۰۰۰٬۰۰۰', outcome: 'واریز شد' };
    const { port } = provider.address() as AddressInfo;
    const variables = {
      SMS_HTTP_URL: `http://127.0.0.1:${port}`,
      SMS_HTTP_TOKEN: 'key',
      SMS_TEMPLATE: 'login',
    };
    const { log } = app;
    await createHttpSender(readSmsProvider(variables), log)({ ...notice, ...parts });
    const named = { ...variables, SMS_NOTICE_TEMPLATE: 'bazaar-notice' };
    await createHttpSender(readSmsProvider(named), log)({ ...notice, ...parts });

    expect(received.map(({ body }) => body)).toEqual([
      { receptor: notice.mobile, template: 'bazaar-notice', token: parts.amount, token2: parts.outcome },
    ]);
  });

  it('sends a notice of another account by its own text with the end of the IBAN, and none without that text', async () => {
    const mobile = randomMobile();
    const notice = { mobile, code: '', purpose: 'accountNotice', text: '', account: 'IR06…0001' } as const;
    const { port } = provider.address() as AddressInfo;
    const variables = {
      ...{ SMS_HTTP_URL: `http://127.0.0.1:${port}`, SMS_HTTP_TOKEN: 'key', SMS_TEMPLATE: 'login' },
      SMS_NOTICE_TEMPLATE: 'bazaar-notice',
    };
    await createHttpSender(readSmsProvider(variables), app.log)(notice);
    const named = { ...variables, SMS_ACCOUNT_TEMPLATE: 'bazaar-account' };
    await createHttpSender(readSmsProvider(named), app.log)(notice);

    expect(received.map(({ body }) => body)).toEqual([
      { receptor: mobile, template: 'bazaar-account', token: 'IR06…0001' },
    ]);
  });

  it.each([
    ['refuses', (response: ServerResponse) => void response.writeHead(500).end('no')],
    ['sends elsewhere', (response: ServerResponse) => void response.writeHead(302, { location: '/' }).end()],
  ])('returns 503 when the provider %s, after one request, and stores no code', async (_what, answer) => {
    const mobile = randomMobile();
    responses = [answer, answer];
    const reply = await askForCode(app, mobile);
    const asked = received.length;
    responses = [];
    const again = await askForCode(app, mobile);

    expect([reply.statusCode, reply.json().code, reply.headers['retry-after']]).toEqual([
      503,
      'sms_unavailable',
      '60',
    ]);
    expect([asked <= 2, again.statusCode, await codesOf(mobile)]).toEqual([true, 200, 1]);
  });

  it('repeats the request once when the connection breaks, and only then', async () => {
    const mobile = randomMobile();
    responses = [(_response, request) => void request.socket.destroy()];
    const normalized = await askForCode(app, mobile);
    const asked = received.length;
    responses = [
      (_response, request) => void request.socket.destroy(),
      (_response, request) => void request.socket.destroy(),
    ];
    const broken = await askForCode(app, randomMobile());

    expect([normalized.statusCode, asked]).toEqual([200, 2]);
    expect([broken.statusCode, received.length]).toEqual([503, 4]);
  });

  it('waits five seconds for a provider that does not respond, and does not repeat the request', async () => {
    const mobile = randomMobile();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      const controller = new AbortController();
      // The timeout itself is the runtime's work; this test checks that it is set and what happens when it ends.
      responses = [() => controller.abort(new DOMException(String(milliseconds), 'TimeoutError'))];
      return controller.signal;
    });
    const reply = await askForCode(app, mobile);

    expect(timeout).toHaveBeenCalledExactlyOnceWith(5_000);
    expect([reply.statusCode, reply.json().code, await codesOf(mobile)]).toEqual([503, 'sms_unavailable', 0]);
  });

  it('counts codes that the provider did not accept too, so that no number can be flooded', async () => {
    const mobile = randomMobile();
    const statuses: number[] = [];
    for (let turn = 0; turn < 11; turn += 1) {
      responses = [(response) => void response.writeHead(500).end()];
      statuses.push((await askForCode(app, mobile)).statusCode);
    }

    expect(statuses).toEqual([...Array(10).fill(503), 429]);
    expect(received).toHaveLength(10);
  });

  it.each([
    [{}, 'SMS_HTTP_URL'],
    [{ SMS_HTTP_URL: 'sms.example' }, 'SMS_HTTP_URL'],
    [{ SMS_HTTP_URL: 'https://sms.example' }, 'SMS_HTTP_TOKEN'],
    [{ SMS_HTTP_URL: 'https://sms.example', SMS_HTTP_TOKEN: 'k' }, 'SMS_TEMPLATE'],
  ])('names the missing variable: %j', (variables, name) => {
    expect(() => readSmsProvider(variables)).toThrow(name);
  });
});
