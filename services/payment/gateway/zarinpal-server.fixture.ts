import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The body of a request to the server, without the merchant's id. */
interface Question {
  readonly call: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The deliberate failures of the server. */
export type Trouble = 'none' | 'slow' | 'garbage' | 'error500' | 'redirect' | 'endless' | 'cut';

export interface ZarinpalServer extends AsyncDisposable {
  readonly origin: string;
  readonly merchantId: string;
  readonly questions: Question[];
  /** The failure of an endpoint (`request`, `verify`, `inquiry`, `unVerified`), or of all of them. */
  trouble: Partial<Record<string, Trouble>>;
  /** Runs while a question waits for its response. */
  whileAsked: () => Promise<void>;
  /** Marks the payment as made by the visitor. */
  pay(authority: string): void;
  fail(authority: string): void;
  /** Takes the money of a verified payment back. */
  reverse(authority: string): void;
  /** Forgets a payment, as if it had never been requested. */
  forget(authority: string): void;
  forgetAll(): void;
  /** Makes a payment that the merchant never requested. */
  payUnknown(amount: number): string;
  /** Changes the amount of a payment at the server alone. */
  changeAmount(authority: string, amount: number): void;
}

interface Session {
  amount: unknown;
  state: 'IN_BANK' | 'PAID' | 'VERIFIED' | 'FAILED' | 'REVERSED';
}

const MERCHANT = '11111111-2222-4333-8444-555555555555';

/** A server that responds as Zarinpal documents it: codes 100 and 101, errors in a separate object. */
export async function startZarinpalServer(): Promise<ZarinpalServer> {
  const sessions = new Map<string, Session>();
  const questions: Question[] = [];
  const trouble: Partial<Record<string, Trouble>> = {};
  const server = createServer(async (request, response) => {
    const call = /\/pg\/v4\/payment\/(\w+)\.json$/.exec(request.url ?? '')?.[1] ?? '';
    const { merchant_id, ...body } = await readJson(request);
    questions.push({ call, body });
    await fixture.whileAsked();
    if (makeTrouble(fixture.trouble[call] ?? fixture.trouble.all ?? 'none', response)) {
      return;
    }
    const answer = merchant_id === MERCHANT ? answerTo(sessions, call, body) : refusal(-10);
    response.writeHead('code' in answer.errors ? 422 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const state = (authority: string, to: Session['state']) => {
    const session = sessions.get(authority);
    if (session !== undefined) {
      session.state = to;
    }
  };
  const fixture: ZarinpalServer = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    merchantId: MERCHANT,
    questions,
    trouble,
    whileAsked: async () => undefined,
    pay: (authority) => state(authority, 'PAID'),
    fail: (authority) => state(authority, 'FAILED'),
    reverse: (authority) => state(authority, 'REVERSED'),
    forget: (authority) => void sessions.delete(authority),
    forgetAll: () => sessions.clear(),
    payUnknown: (amount) => open(sessions, { amount, state: 'PAID' }),
    changeAmount(authority, amount) {
      const session = sessions.get(authority);
      if (session !== undefined) {
        session.amount = amount;
      }
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return fixture;
}

interface GatewayResponse {
  readonly data: object;
  readonly errors: object;
}

const refusal = (code: number): GatewayResponse => ({
  data: [],
  errors: { code, message: 'refused', validations: [] },
});
const success = (data: object): GatewayResponse => ({ data, errors: [] });

function answerTo(
  sessions: Map<string, Session>,
  call: string,
  body: Record<string, unknown>,
): GatewayResponse {
  if (call === 'request') {
    return begin(sessions, body);
  }
  if (call === 'unVerified') {
    return success({ code: '100', message: 'Success', authorities: unverified(sessions) });
  }
  const session = sessions.get(String(body.authority));
  if (session === undefined) {
    return refusal(-54);
  }
  return call === 'inquiry'
    ? success({ code: 100, message: 'Success', status: session.state })
    : verify(session, body);
}

function begin(sessions: Map<string, Session>, body: Record<string, unknown>): GatewayResponse {
  const { amount, callback_url, description, currency } = body;
  const isComplete = typeof amount === 'number' && callback_url && description && currency === 'IRR';
  if (!isComplete) {
    return refusal(-9);
  }
  const authority = open(sessions, { amount, state: 'IN_BANK' });
  return success({ code: 100, message: 'Success', authority, fee_type: 'Merchant', fee: 100 });
}

/** Numbers go on after a payment was forgotten. */
let opened = 0;

function open(sessions: Map<string, Session>, session: Session): string {
  opened += 1;
  const authority = `A${String(opened).padStart(35, '0')}`;
  sessions.set(authority, session);
  return authority;
}

/** The hundred latest payments that were made and not verified. */
function unverified(sessions: Map<string, Session>): object[] {
  return [...sessions]
    .filter(([, { state }]) => state === 'PAID')
    .slice(-100)
    .map(([authority, { amount }]) => ({
      ...{ authority, amount, callback_url: 'https://bazaar.example/back', referer: '/' },
      date: '2026-11-20 13:30:00',
    }));
}

function verify(session: Session, { amount }: Record<string, unknown>): GatewayResponse {
  if (amount !== session.amount) {
    return refusal(-50);
  }
  if (session.state !== 'PAID' && session.state !== 'VERIFIED') {
    return refusal(-51);
  }
  const code = session.state === 'PAID' ? 100 : 101;
  session.state = 'VERIFIED';
  return success({
    ...{ code, message: code === 100 ? 'Paid' : 'Verified', ref_id: 201, fee: 100, fee_type: 'Merchant' },
    ...{
      card_pan: '502229******5995',
      card_hash: '1EBE3EBEBE35C7EC0F8D6EE4F2F859107A87822CA179BC9528767EA7B5489B69',
    },
  });
}

function makeTrouble(trouble: Trouble, response: ServerResponse): boolean {
  switch (trouble) {
    case 'none':
      return false;
    case 'slow':
      // No response at all, so the client times out.
      return true;
    case 'garbage':
      response.end('<html>صفحه در دست تعمیر است</html>');
      return true;
    case 'error500':
      response.writeHead(500).end('{"data":{"code":100,"ref_id":1}}');
      return true;
    case 'redirect':
      response.writeHead(302, { location: 'http://127.0.0.1:9/elsewhere' }).end();
      return true;
    case 'endless':
      response.writeHead(200).end(`"${'x'.repeat(200_000)}"`);
      return true;
    case 'cut':
      response.destroy();
      return true;
  }
}

async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
  }
  return JSON.parse(text === '' ? '{}' : text);
}
