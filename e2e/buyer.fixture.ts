import { registerBuyer } from '@bazaar/contracts/merchant';
import { requestOnlinePayment } from '@bazaar/contracts/payment';
import type { ServiceCall } from './service-call.fixture.ts';

/** A valid national id that is nobody's. */
const NATIONAL_ID = '0012345679';

/** Registers the person of a session as a buyer, which a request needs before it is handed in. */
export async function givenRegistered(call: ServiceCall): Promise<void> {
  const body = { kind: 'person', firstName: 'خریدار', lastName: 'آزمون', nationalId: NATIONAL_ID };
  await call(registerBuyer, { body });
}

/** Begins to charge the wallet. @returns the address of the demo's gateway, which leads back to a page of the site. */
export async function beginCharge(
  call: ServiceCall,
  { amountRial, returnPath }: { readonly amountRial: number; readonly returnPath: string },
): Promise<string> {
  const body = { paymentPurpose: 'walletCharge', amountRial, gatewayId: 'sandbox', returnPath };
  return (await call(requestOnlinePayment, { body })).redirectUrl;
}

/** Charges the wallet at the demo's gateway. */
export async function givenCharged(call: ServiceCall, amountRial: number): Promise<void> {
  const gateway = await beginCharge(call, { amountRial, returnPath: '/profile/wallet' });
  const response = await fetch(gateway, {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'success' }),
  });
  if (!response.ok) {
    throw new Error(`The gateway answered ${response.status}: ${await response.text()}`);
  }
}
