import type { Check, CheckFacts } from '../../kit/checks/check.ts';
import { orStartWithout } from '../../kit/checks/run-checks.ts';
import { readPaymentSettings } from '../settings.ts';
import { GatewayProblem } from './gateway.types.ts';
import { createZarinpalGateway } from './zarinpal-gateway.adapter.ts';

const TIMEOUT_MS = 5_000;
const NAME = 'zarinpal';
const NO_DAY = new Date(0);

/** Whether Zarinpal knows its merchant, by asking for the payments that wait to be verified: it changes nothing. */
export function gatewaysCheck(facts: CheckFacts): Check {
  return {
    name: NAME,
    title: facts.variables.ZARINPAL_MERCHANT_ID ? 'Zarinpal accepts its merchant' : 'Zarinpal is not offered',
    asksOutside: true,
    async run() {
      const { zarinpal } = readPaymentSettings(facts);
      if (zarinpal === null) {
        return [];
      }
      try {
        const gateway = createZarinpalGateway({ ...zarinpal, timeoutMs: TIMEOUT_MS });
        await gateway.report({ from: NO_DAY, until: NO_DAY, attempts: [] });
        return [];
      } catch (error) {
        if (error instanceof GatewayProblem) {
          const { host } = new URL(zarinpal.baseUrl);
          return [
            `ZARINPAL_MERCHANT_ID was not accepted by ${host}: ${error.message}. Correct it or ZARINPAL_BASE_URL, ${orStartWithout(NAME)}`,
          ];
        }
        throw error;
      }
    },
  };
}
