import { isRefusal } from '@bazaar/contracts/failure';
import { type BuyerInput, registerBuyer } from '@bazaar/contracts/merchant';
import type { Host } from '@bazaar/host';
import { attemptKey, forgetAttempt } from '../../common/attempt/attempt-key.store.ts';

/**
 * Registers a buyer. Sent again after a lost response, the same company is not refused as one that somebody has
 * registered. @throws what the service refused.
 */
export async function addBuyer(host: Host, body: BuyerInput): Promise<void> {
  const attempt = ['register', host.session().userId].join(':');
  try {
    await host.api.call(registerBuyer, { body, idempotencyKey: attemptKey(attempt, JSON.stringify(body)) });
    forgetAttempt(attempt);
  } catch (error) {
    // Nothing was stored, so there is nothing to repeat, and the buyer's numbers need not stay in this tab.
    if (isRefusal(error)) {
      forgetAttempt(attempt);
    }
    throw error;
  }
}
