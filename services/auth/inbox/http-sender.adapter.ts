import { HttpError, waitParts } from '../../kit/http/errors.ts';
import type { ServiceContext } from '../../kit/http/service.ts';
import { messages } from '../messages.ts';
import type { SmsProvider } from '../settings.ts';
import type { OutgoingMessage, SendMessage } from './outgoing-message.types.ts';

const TIMEOUT_MS = 5_000;
const RETRY_AFTER_SECONDS = 60;

/**
 * Sends messages through a provider: a POST with `{receptor, template, token, token2?}` as JSON.
 *
 * | message              | `token`                        | `token2`                      |
 * | -------------------- | ------------------------------ | ----------------------------- |
 * | code                 | the code                       | the amount, when it has one   |
 * | notice of withdrawal | the amount                     | what happened                 |
 * | notice of an account | the IBAN with a hidden middle  | none                          |
 * | notice of a device   | browser and system             | the network                   |
 *
 * A notice without a template at the provider is not sent. The request is repeated once, and only when the connection
 * fails: after a timeout or an unsuccessful response the message may already be on its way.
 */
export function createHttpSender(provider: SmsProvider, log: ServiceContext['log']): SendMessage {
  return async (message) => {
    const template = templateOf(provider, message);
    if (template === null) {
      return;
    }
    try {
      const status = await post(provider, { receptor: message.mobile, template, ...tokensOf(message) });
      if (status < 200 || status > 299) {
        throw new Error(`The provider answered ${status}.`);
      }
    } catch (error) {
      // Only the cause: no number and no code, and no address, which may contain a key.
      log.error({ fault: causeOf(error) }, 'sms not sent');
      throw smsUnavailable();
    }
  };
}

function tokensOf({ purpose, code, amount, outcome, account, device, network }: OutgoingMessage) {
  switch (purpose) {
    case 'notice':
      return { token: amount, token2: outcome };
    case 'accountNotice':
      return { token: account };
    case 'deviceNotice':
      return { token: device, token2: network };
    default:
      return { token: code, token2: amount };
  }
}

function templateOf(provider: SmsProvider, { purpose }: Pick<OutgoingMessage, 'purpose'>): string | null {
  switch (purpose) {
    case 'signIn':
      return provider.template;
    case 'stepUp':
      return provider.stepUpTemplate;
    case 'notice':
      return provider.noticeTemplate;
    case 'accountNotice':
      return provider.accountTemplate;
    case 'deviceNotice':
      return provider.deviceTemplate;
  }
}

/** 503 `sms_unavailable`: no message can be sent now, and probably again after so many seconds. */
export function smsUnavailable(retryAfterSeconds = RETRY_AFTER_SECONDS): HttpError {
  return new HttpError({
    status: 503,
    code: 'sms_unavailable',
    title: messages.smsUnavailable,
    ...waitParts(retryAfterSeconds),
  });
}

async function post(provider: SmsProvider, payload: object): Promise<number> {
  const ask = async () => {
    const response = await fetch(provider.url, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${provider.token}` },
      body: JSON.stringify(payload),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.status;
  };
  try {
    return await ask();
  } catch (error) {
    if (!isNetworkFailure(error)) {
      throw error;
    }
    return ask();
  }
}

/** `fetch` throws a TypeError when a connection fails or breaks; a timeout is a DOMException. */
function isNetworkFailure(error: unknown): boolean {
  return error instanceof TypeError;
}

function causeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') {
    return cause.code;
  }
  return cause instanceof Error ? cause.message : 'unknown';
}
