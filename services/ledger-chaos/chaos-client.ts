import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { listDemoMessages, OtpAccepted, OtpSent, TokenResponse } from '@bazaar/contracts/auth';
import { GatewayRedirect } from '@bazaar/contracts/payment';
import { CLIENT_ID } from '@bazaar/contracts/setting';
import { WalletCredit } from '@bazaar/contracts/wallet';
import { decodeJwt } from 'jose';
import type { Database } from '../kit/database/database.ts';
import { pause } from './chaos-server.ts';
import { createFee } from './ledger-totals.sql.ts';

const AGAIN_AFTER_MS = 40;
const TIMEOUT_MS = 120_000;

/** What all clients share. */
export interface ChaosWorld {
  readonly db: Database;
  /** Origins of the services; a client that gets no response tries the next. */
  readonly origins: readonly string[];
  /** A number that no other request has had. */
  next(): number;
  random(): number;
  /** Reports anything that must not happen. */
  fault(text: string): void;
}

interface ChaosResponse {
  readonly status: number;
  readonly location: string | null;
  readonly body: string;
}

/**
 * One user of the run, who performs operations one after the other and tracks the balance that the wallet must have.
 */
export interface ChaosClient {
  readonly world: ChaosWorld;
  readonly userId: number;
  expectedRial: number;
  /** Sends a request until it gets a response; one in five is sent twice and must get the same response. */
  call(address: string, request?: RequestInit & { readonly once?: boolean }): Promise<ChaosResponse>;
}

/** Signs a new user in, over HTTP as a browser does. */
export async function signInClient(world: ChaosWorld, number: number): Promise<ChaosClient> {
  const phoneNumber = `+98999${String(number).padStart(7, '0')}`;
  const verifier = randomBytes(32).toString('base64url');
  const codeChallenge = createHash('sha256').update(verifier).digest('base64url');
  const login = '/auth/api/v1/users/login-by-otp';
  const { requestId } = OtpSent.parse(await postJson(world, login, { phoneNumber }));
  const inbox = await ask(world, `/auth/demo/messages?phoneNumber=${encodeURIComponent(phoneNumber)}`);
  const code = listDemoMessages.response.parse(JSON.parse(inbox.body))[0]?.code ?? '';
  const accepted = await postJson(world, login, { phoneNumber, requestId, code, codeChallenge });
  const { authorizationCode } = OtpAccepted.parse(accepted);
  const token = await ask(world, '/auth/connect/token', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      ...{ grant_type: 'authorization_code', client_id: CLIENT_ID, code: authorizationCode },
      ...{ redirect_uri: 'http://localhost:3000/users/login', code_verifier: verifier },
    }).toString(),
  });
  const { access_token } = TokenResponse.parse(JSON.parse(token.body));
  const authorization = `Bearer ${access_token}`;
  return {
    world,
    userId: Number(decodeJwt(access_token).sub),
    expectedRial: 0,
    call: (address, { once = false, ...request } = {}) => {
      const send = () => ask(world, address, { ...request, headers: { ...request.headers, authorization } });
      return once || world.random() >= 0.2 ? send() : twice(world, send);
    },
  };
}

async function postJson(world: ChaosWorld, address: string, body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  return JSON.parse(
    (await ask(world, address, { method: 'POST', headers, body: JSON.stringify(body) })).body,
  );
}

async function twice(world: ChaosWorld, send: () => Promise<ChaosResponse>): Promise<ChaosResponse> {
  // Half of them at once, half one after the other.
  const first = send();
  const [one, other] =
    world.random() < 0.5 ? await Promise.all([first, send()]) : [await first, await send()];
  if (one.status !== other.status || !isSame(one.body, other.body)) {
    world.fault(`two answers to one call: ${one.status} ${other.status}`);
  }
  return one;
}

/** Stored responses come back with their members in another order. */
function isSame(one: string, other: string): boolean {
  const sorted = (text: string) => (text.startsWith('{') ? [...text].sort().join('') : text);
  const withoutTrace = (text: string) => text.replace(/"traceId":"[0-9a-f]*"/, '');
  return sorted(withoutTrace(one)) === sorted(withoutTrace(other));
}

/** Sends until there is a definite response: a lost connection or a 5xx leaves open what was done. */
async function ask(world: ChaosWorld, address: string, request: RequestInit = {}): Promise<ChaosResponse> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (let turn = world.next(); Date.now() < deadline; turn += 1) {
    const origin = world.origins[turn % world.origins.length] ?? '';
    const reply = await fetch(`${origin}${address}`, { ...request, redirect: 'manual' }).catch(() => null);
    const body = await reply?.text().catch(() => null);
    if (reply !== null && body != null && reply.status < 500 && reply.status !== 429) {
      return { status: reply.status, location: reply.headers.get('location'), body };
    }
    await pause(AGAIN_AFTER_MS);
  }
  throw new Error(`No response from ${address.split('?', 1)[0]} within two minutes.`);
}

/** Performs one random operation; its effect on the wallet becomes the client's expectation. */
export async function operate(client: ChaosClient): Promise<void> {
  const chance = client.world.random();
  if (chance < 0.2) {
    await charge(client, 'success');
  } else if (chance < 0.24) {
    await charge(client, 'failure');
  } else if (chance < 0.28) {
    await cancelAndPay(client);
  } else if (chance < 0.8) {
    await payFee(client);
  } else {
    await checkCredit(client);
  }
}

function amount({ random }: ChaosWorld): number {
  return 100_000 + Math.floor(random() * 900_000);
}

async function begin(client: ChaosClient, amountRial: number): Promise<GatewayRedirect> {
  const answer = await client.call('/wallet/api/v1/wallettransactions/charge', {
    ...post({ amountRial, gatewayId: 'sandbox' }),
  });
  return GatewayRedirect.parse(JSON.parse(answer.body));
}

function post(body: object | undefined): RequestInit {
  return {
    method: 'POST',
    headers: {
      'idempotency-key': randomUUID(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
}

async function charge(client: ChaosClient, outcome: 'success' | 'failure'): Promise<void> {
  const amountRial = amount(client.world);
  const { redirectUrl } = await begin(client, amountRial);
  await visit(client, redirectUrl, outcome);
  client.expectedRial += outcome === 'success' ? amountRial : 0;
}

/** Chooses an outcome at the gateway and returns. */
async function visit(client: ChaosClient, redirectUrl: string, outcome: string): Promise<void> {
  const page = await client.call(new URL(redirectUrl).pathname.replace('/api', ''), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `outcome=${outcome}`,
  });
  const back = new URL(page.location ?? '');
  const answer = await client.call(`${back.pathname.replace('/api', '')}${back.search}`);
  if (answer.status !== 303) {
    client.world.fault(`a return from the gateway answered ${answer.status}`);
  }
}

/** The money of a payment that was cancelled meanwhile goes to the wallet. */
async function cancelAndPay(client: ChaosClient): Promise<void> {
  const amountRial = amount(client.world);
  const { paymentId, redirectUrl } = await begin(client, amountRial);
  // A repeat after a lost response is refused, which is just as good.
  await client.call(`/payment/api/v1/payments/${paymentId}/cancel`, { ...post(undefined), once: true });
  await visit(client, redirectUrl, 'success');
  client.expectedRial += amountRial;
}

async function payFee(client: ChaosClient): Promise<void> {
  const { world, userId } = client;
  const purposeId = world.next();
  const amountRial = Math.floor(amount(world) / 3);
  await untilDone(() => createFee(world.db, { userId, purposeId, amountRial }));
  const answer = await client.call(
    '/payment/api/v1/payments/wallet-pay',
    post({ purpose: 'membership', purposeId }),
  );
  const isRight = client.expectedRial >= amountRial ? answer.status === 200 : answer.status === 422;
  if (!isRight) {
    world.fault(`paying from the wallet answered ${answer.status}`);
  }
  client.expectedRial -= answer.status === 200 ? amountRial : 0;
}

/** Checks that the wallet's balance is the sum of all operations before. */
export async function checkCredit(client: ChaosClient): Promise<void> {
  const answer = await client.call('/wallet/api/v1/wallettransactions/credit/byuser', { once: true });
  const { availableRial, heldRial } = WalletCredit.parse(JSON.parse(answer.body));
  if (availableRial !== client.expectedRial || heldRial !== 0) {
    client.world.fault(`user ${client.userId}: the wallet differs by ${availableRial - client.expectedRial}`);
  }
}

/** Repeats work that a killed database connection interrupts; only for what may be done twice. */
export async function untilDone<T>(work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > deadline) {
        throw error;
      }
      await pause(AGAIN_AFTER_MS);
    }
  }
}
