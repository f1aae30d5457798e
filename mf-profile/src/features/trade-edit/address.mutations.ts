import { isApiError } from '@bazaar/api';
import {
  addDeliveryAddress,
  type DeliveryAddress,
  type DeliveryAddressInput,
} from '@bazaar/contracts/merchant';
import type { Host } from '@bazaar/host';
import { addressQueries } from './address.queries.ts';
import type { AddressFaults } from './address-form.rules.ts';

/** What came of adding an address: the address, or what is wrong with its fields. */
export type AddressResult =
  | { type: 'added'; address: DeliveryAddress }
  | { type: 'refused'; text: string | null; faults: AddressFaults };

/** Adds an address; it is in the list at once. */
export async function addAddress(host: Host, body: DeliveryAddressInput): Promise<AddressResult> {
  try {
    const address = await host.api.call(addDeliveryAddress, { body });
    const { queryKey } = addressQueries(host.api).list();
    host.queryClient.setQueryData(queryKey, (list) => [...(list ?? []), address]);
    return { type: 'added', address };
  } catch (error) {
    if (!isApiError(error)) {
      throw error;
    }
    const { title, detail, errors = {} } = error.data ?? {};
    const faults = Object.entries(errors).map(([field, texts]) => [field, texts.join(' ')]);
    const text = faults.length > 0 ? null : (detail ?? title ?? null);
    return { type: 'refused', text, faults: Object.fromEntries(faults) };
  }
}
