import { messages } from '../messages.ts';
import {
  type GatewayOrder,
  GatewayProblem,
  type GatewayQuestion,
  type PaymentGateway,
} from './gateway.types.ts';
import { readBegun, readState, readVerdict } from './zarinpal.rules.ts';
import type { AskZarinpal, ZarinpalResponse } from './zarinpal.types.ts';
import { reportOn } from './zarinpal-report.adapter.ts';

const TIMEOUT_MS = 10_000;
const MAX_RESPONSE_BYTES = 64 * 1024;

export interface ZarinpalOptions {
  /** Origin of the service, for example `https://payment.zarinpal.com`. */
  readonly baseUrl: string;
  readonly merchantId: string;
  /** How long to wait for a response. */
  readonly timeoutMs?: number;
}

/** Zarinpal's REST API, version 4. Amounts are in rial. */
export function createZarinpalGateway(options: ZarinpalOptions): PaymentGateway {
  const { baseUrl, merchantId } = options;
  const ask: AskZarinpal = (call, body, givenUp) => {
    const inTime = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS);
    const signal = givenUp === undefined ? inTime : AbortSignal.any([inTime, givenUp]);
    return post(`${baseUrl}/pg/v4/payment/${call}.json`, { merchant_id: merchantId, ...body }, signal);
  };
  return {
    id: 'zarinpal',
    title: messages.gatewayTitles.zarinpal ?? 'zarinpal',
    minAmountRial: 10_000,
    maxAmountRial: 1_000_000_000,
    async request({ amountRial, description, callbackUrl, orderId }: GatewayOrder) {
      const answer = await ask('request', {
        amount: amountRial,
        currency: 'IRR',
        description,
        callback_url: callbackUrl,
        metadata: { order_id: String(orderId) },
      });
      if (!answer.arrived) {
        throw new GatewayProblem(answer.reason);
      }
      const begun = readBegun(answer.json);
      if ('reason' in begun) {
        throw new GatewayProblem(begun.reason);
      }
      return { authority: begun.authority, redirectUrl: `${baseUrl}/pg/StartPay/${begun.authority}` };
    },
    async verify({ authority, amountRial, signal }: GatewayQuestion) {
      const answer = await ask('verify', { authority, amount: amountRial }, signal);
      return answer.arrived ? readVerdict(answer.json) : { kind: 'unknown', reason: answer.reason };
    },
    async inquire({ authority, signal }: GatewayQuestion) {
      const answer = await ask('inquiry', { authority }, signal);
      return answer.arrived ? readState(answer.json) : 'unknown';
    },
    report: (question) => reportOn(ask, question),
  };
}

/** Refusals come with 4xx and a readable body; anything but JSON, or 5xx, counts as no response. */
async function post(url: string, body: object, signal: AbortSignal): Promise<ZarinpalResponse> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      // A payment request never follows a redirect to another address.
      redirect: 'error',
      signal,
    });
    if (response.status >= 500) {
      await response.body?.cancel();
      return { arrived: false, reason: `status ${response.status}` };
    }
    return { arrived: true, json: JSON.parse(await readText(response)) };
  } catch (error) {
    return { arrived: false, reason: error instanceof Error ? error.name : 'error' };
  }
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MAX_RESPONSE_BYTES) {
      throw new RangeError('The answer is too long.');
    }
  }
  return text;
}
