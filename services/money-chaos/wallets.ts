import { createHash, randomBytes } from 'node:crypto';
import type { Endpoint } from '@bazaar/contracts';
import { exchangeToken, listDemoMessages, loginByOtp, OtpAccepted, OtpSent } from '@bazaar/contracts/auth';
import { addDeliveryAddress, filterCities, updateCustomerProfile } from '@bazaar/contracts/merchant';
import { getPaymentById, PaymentId } from '@bazaar/contracts/payment';
import { CLIENT_ID } from '@bazaar/contracts/setting';
import { confirmAndPublish, createDirectOrder, requestConfirmation } from '@bazaar/contracts/trade';
import { decodeJwt } from 'jose';
import type * as z from 'zod/mini';
import { ask, type Network, readJson } from './ask.ts';
import { SHEBA } from './market.fixture.ts';
import { type Parts, sendingOf, type Wallet } from './player.ts';
import { draftOf } from './trade.ts';

const CALMLY = { twice: 'no', isCut: false, givesUp: false, thenReads: 'nothing' } as const;
const TRIES = 20;

interface Response<E extends Endpoint> {
  readonly status: number;
  readonly response: z.output<E['response']> | null;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Sends a request that is no part of the history, until it is answered. */
export async function sendCalmly<E extends Endpoint>(
  network: Network,
  endpoint: E,
  { network: from, ...parts }: Parts & { readonly network?: string },
): Promise<Response<E>> {
  const sending = sendingOf(endpoint, parts);
  // Each person signs in from a network of their own, as the limit of one network is for one network.
  const headers = from === undefined ? sending.headers : { ...sending.headers, 'x-forwarded-for': from };
  const { outcome, answer } = await ask(network, { ...sending, headers }, { ...CALMLY, instance: 0 });
  const body = readJson(answer?.body ?? '');
  return {
    status: answer?.status ?? 0,
    response: outcome.kind === 'acknowledged' ? (endpoint.response.parse(body) as never) : null,
    data: dataOf(body),
  };
}

function dataOf(body: unknown): Readonly<Record<string, unknown>> {
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : {};
  return typeof data === 'object' && data !== null ? { ...data } : {};
}

/** As {@link sendCalmly}, for what cannot be refused. */
async function must<E extends Endpoint>(
  network: Network,
  endpoint: E,
  parts: Parts & { readonly network?: string },
): Promise<z.output<E['response']>> {
  const { status, response } = await sendCalmly(network, endpoint, parts);
  if (response === null) {
    throw new Error(`${endpoint.method} /${endpoint.service}${endpoint.path} answered ${status}`);
  }
  return response;
}

/** Signs a person in with the code from the demo's inbox; the access token. */
export async function signIn(network: Network, phoneNumber: string): Promise<string> {
  const from = networkOf(phoneNumber);
  const { requestId } = OtpSent.parse(
    await must(network, loginByOtp, { network: from, body: { phoneNumber } }),
  );
  const [message] = await must(network, listDemoMessages, { query: { phoneNumber } });
  const verifier = randomBytes(32).toString('base64url');
  const codeChallenge = createHash('sha256').update(verifier).digest('base64url');
  const body = { phoneNumber, requestId, code: message?.code ?? '', codeChallenge };
  const accepted = await must(network, loginByOtp, { network: from, body });
  const { authorizationCode } = OtpAccepted.parse(accepted);
  const { access_token } = await must(network, exchangeToken, {
    body: {
      ...{ grant_type: 'authorization_code', code: authorizationCode, client_id: CLIENT_ID },
      ...{ redirect_uri: 'http://localhost:3000/users/login', code_verifier: verifier },
    },
  });
  return access_token;
}

/** The network that a person sits in. */
export function networkOf(phoneNumber: string): string {
  const digits = Number(phoneNumber.slice(-7));
  return `10.${(digits >> 8) & 255}.${digits & 255}.1`;
}

interface Places {
  readonly provinceId: number;
  readonly cityId: number;
}

/** A city that requests are delivered to. */
export async function findPlaces(network: Network): Promise<Places> {
  const { items } = await must(network, filterCities, { query: { filter: { term: 'تهران' } } });
  const [city] = items;
  if (city === undefined) {
    throw new Error('There is no city to deliver to.');
  }
  return { provinceId: city.stateId, cityId: city.id };
}

interface Opening extends Places {
  readonly network: Network;
  readonly supplierId: number;
}

/**
 * Opens a wallet: signs a new person in, who may buy and has a first request that waits for the membership fee. What a
 * kill interrupts is begun again with another person.
 */
export async function openWallet(opening: Opening, number: number): Promise<Wallet> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await openOnce(opening, `+98999${String(number * TRIES + attempt).padStart(7, '0')}`);
    } catch (error) {
      if (attempt === TRIES) {
        throw error;
      }
    }
  }
}

async function openOnce({ network, supplierId, ...place }: Opening, phoneNumber: string): Promise<Wallet> {
  const token = await signIn(network, phoneNumber);
  const names = { firstName: 'رهنورد', lastName: 'آزمونی', nationalId: '0012345679' };
  // The profile of a new user is empty and has the version 1.
  const profile = { kind: 'person', ...names, sheba: SHEBA };
  await must(network, updateCustomerProfile, { token, body: profile, version: 1 });
  const address = await must(network, addDeliveryAddress, {
    token,
    body: {
      ...{ title: 'کارگاه', ...place, address: 'خیابان نمونه، کوچه دوم', postalCode: '1587654321' },
      ...{ receiverName: 'رهنورد آزمونی', receiverMobile: '09120000001' },
    },
  });
  const userId = Number(decodeJwt(token).sub);
  const fee = await openFee(network, { token, draft: draftOf(supplierId, address.id) });
  return { userId, token, phoneNumber, addressId: address.id, fee };
}

/** The payment of the membership fee is created when a first request is to be published from an empty wallet. */
async function openFee(
  network: Network,
  { token, draft }: { readonly token: string; readonly draft: object },
): Promise<Wallet['fee']> {
  const { id } = await must(network, createDirectOrder, { token, body: draft });
  const { rowVersion: version } = await must(network, requestConfirmation, { token, params: { id } });
  const { data } = await sendCalmly(network, confirmAndPublish, { token, params: { id }, version });
  const paymentId = PaymentId.parse(data.paymentId);
  const payment = await must(network, getPaymentById, { token, query: { paymentId } });
  return { paymentId, membershipId: payment.purposeId, amountRial: payment.amountRial };
}
