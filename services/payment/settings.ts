import { type Environment, EnvironmentProblem } from '../kit/environment.ts';
import { readRial } from '../kit/settings.ts';

/** The operator's settings of payments. */
export interface PaymentSettings {
  /** Null unless a merchant id is set. */
  readonly zarinpal: { readonly baseUrl: string; readonly merchantId: string } | null;
  /** The minimum and maximum of one wallet charge. */
  readonly chargeRial: { readonly min: number; readonly max: number };
}

const ZARINPAL = 'https://payment.zarinpal.com';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads the settings; throws a one-line error for invalid ones. */
export function readPaymentSettings({
  name,
  variables,
}: Pick<Environment, 'name' | 'variables'>): PaymentSettings {
  const merchantId = variables.ZARINPAL_MERCHANT_ID ?? '';
  if (merchantId !== '' && !UUID.test(merchantId)) {
    throw new EnvironmentProblem(
      'ZARINPAL_MERCHANT_ID is not the 36 characters that Zarinpal gave its merchant.',
    );
  }
  const baseUrl = readBase(variables.ZARINPAL_BASE_URL ?? ZARINPAL, name);
  const min = readRial(variables, 'WALLET_CHARGE_MIN_RIAL', 100_000);
  const max = readRial(variables, 'WALLET_CHARGE_MAX_RIAL', 2_000_000_000);
  if (min > max) {
    throw new EnvironmentProblem('WALLET_CHARGE_MIN_RIAL is above WALLET_CHARGE_MAX_RIAL.');
  }
  return { zarinpal: merchantId === '' ? null : { baseUrl, merchantId }, chargeRial: { min, max } };
}

function readBase(text: string, name: Environment['name']): string {
  const url = URL.parse(text);
  // Gateways are used over TLS only; the demo may use a server on its own machine.
  const protocols = name === 'demo' ? ['https:', 'http:'] : ['https:'];
  if (url === null || !protocols.includes(url.protocol) || url.href !== `${url.origin}/`) {
    throw new EnvironmentProblem('ZARINPAL_BASE_URL is not an address such as https://payment.zarinpal.com.');
  }
  return url.origin;
}
