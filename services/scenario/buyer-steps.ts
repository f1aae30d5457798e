import { addDeliveryAddress, createPersonCustomer, filterCities } from '@bazaar/contracts/merchant';
import { requestOnlinePayment, type SandboxOutcome } from '@bazaar/contracts/payment';
import { getSupplierProduct, listSupplierProducts } from '@bazaar/contracts/product';
import { DEMO_SUPPLIER } from '../seed/demo-users.ts';
import type { ScenarioClient } from './scenario-client.ts';

/** Submits the buyer's required personal data; returns the id of a delivery address. */
export async function becomeBuyer({ call }: ScenarioClient, token: string): Promise<number> {
  const person = { firstName: 'رهنورد', lastName: 'آزمونی', nationalId: '0012345679' };
  await call(createPersonCustomer, { token, body: person });
  const [city] = (await call(filterCities, { query: { filter: { term: 'تهران' } } })).items;
  const address = await call(addDeliveryAddress, {
    token,
    body: {
      title: 'کارگاه',
      provinceId: city?.stateId,
      cityId: city?.id,
      address: 'خیابان نمونه، کوچه دوم',
      postalCode: '1587654321',
      receiverName: 'رهنورد آزمونی',
      receiverMobile: '09120000001',
    },
  });
  return address.id;
}

/** The demo supplier's cheapest priced item, in its minimum quantity. */
export async function chooseItem({ call }: ScenarioClient) {
  const filter = { supplierId: DEMO_SUPPLIER.supplierId, priceKind: ['fixed', 'tiered'] };
  const [item] = (await call(listSupplierProducts, { query: { filter, sort: { field: 'price' } } })).items;
  if (item === undefined) {
    throw new Error('The demo supplier has no item with a price.');
  }
  const { minOrder } = await call(getSupplierProduct, { params: { id: item.id } });
  return { supplierId: item.supplier.id, line: { supplierProductId: item.id, quantity: minOrder } };
}

type Wish =
  | { readonly paymentPurpose: 'walletCharge'; readonly amountRial: number }
  | { readonly paymentPurpose: 'tradeRequest'; readonly purposeId: number };

/** Pays at the demo's gateway: opens it, chooses success on its page, and follows the redirect back. */
export async function payAtGateway(client: ScenarioClient, token: string, wish: Wish): Promise<void> {
  const body = { ...wish, gatewayId: 'sandbox', returnPath: '/profile/wallet' };
  const { redirectUrl } = await client.call(requestOnlinePayment, { token, body });
  const outcome: SandboxOutcome = 'success';
  const back = await client.follow(redirectUrl, { outcome });
  if (back === null) {
    throw new Error('The gateway does not lead back to the site.');
  }
  await client.follow(back);
}
