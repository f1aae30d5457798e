import { Agent, request } from 'node:https';
import { text } from 'node:stream/consumers';
import type { Endpoint } from '@bazaar/contracts';
import type { Sending } from '../../services/money-chaos/ask.ts';
import { type Parts, sendingOf } from '../../services/money-chaos/player.ts';

/** Longer than anything in front of the database waits. */
const ANSWER_WITHIN_MS = 20_000;
const AGAIN_AFTER_MS = 250;
const INSISTS_FOR_MS = 120_000;

export interface SiteAnswer {
  readonly status: number;
  readonly location: string | null;
  readonly body: string;
}

/** One request that was sent; the status is 0 when nothing came back. */
export interface Try {
  readonly startedAt: number;
  readonly endedAt: number;
  readonly status: number;
}

/** A client of the site, through the proxy. */
export interface SiteClient {
  /** Null when nothing came back. */
  send(sending: Omit<Sending, 'isKeyed'>): Promise<SiteAnswer | null>;
  /** Sends the same bytes until the services have done it, or refuse it; `onTry` hears of each. */
  insist(sending: Sending, onTry: (attempt: Try) => void): Promise<SiteAnswer>;
  close(): void;
}

/** Connects to the proxy at a port, trusting one certificate. */
export function createSiteClient(port: number, certificate: string): SiteClient {
  const agent = new Agent({ keepAlive: true, ca: certificate, maxSockets: 64 });
  const send: SiteClient['send'] = async ({ method, address, headers, body }) => {
    const { promise, resolve, reject } = Promise.withResolvers<SiteAnswer>();
    const target = {
      host: 'localhost',
      port,
      agent,
      method,
      path: address,
      headers,
      timeout: ANSWER_WITHIN_MS,
    };
    const sent = request(target, (answered) => {
      const { statusCode: status = 0, headers: named } = answered;
      text(answered).then(
        (content) => resolve({ status, location: named.location ?? null, body: content }),
        reject,
      );
    });
    sent.once('timeout', () => sent.destroy(new Error('timeout'))).once('error', reject);
    sent.end(body);
    return promise.catch(() => null);
  };
  return {
    send,
    async insist(sending, onTry) {
      const deadline = Date.now() + INSISTS_FOR_MS;
      while (Date.now() < deadline) {
        const startedAt = Date.now();
        const answer = await send(sending);
        const status = answer?.status ?? 0;
        onTry({ startedAt, endedAt: Date.now(), status });
        if (answer !== null && status < 500 && status !== 429) {
          return answer;
        }
        await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
      }
      throw new Error(`${sending.method} ${sending.address} was not done within two minutes.`);
    },
    close: () => agent.destroy(),
  };
}

/** A request by its contract, as a browser sends it. */
export function apiSending(endpoint: Endpoint, parts: Parts): Sending {
  const sending = sendingOf(endpoint, parts);
  return { ...sending, address: `/api${sending.address}` };
}

/** What an endpoint answered. @throws when it refused. */
export function readAnswer<E extends Endpoint>(
  endpoint: E,
  { status, body }: SiteAnswer,
): ReturnType<E['response']['parse']> {
  if (status >= 400) {
    throw new Error(
      `${endpoint.method} /${endpoint.service}${endpoint.path} was answered ${status}: ${body}`,
    );
  }
  return endpoint.response.parse(JSON.parse(body)) as never;
}
