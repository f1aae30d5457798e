import { isApiError } from '@bazaar/api';
import {
  addDeliveryAddress,
  addPersonAddress,
  type DeliveryAddress,
  type DeliveryAddressInput,
} from '@bazaar/contracts/merchant';
import type { Host } from '@bazaar/host';
import type { AddressFaults } from '../../common/address/address-form.rules.ts';
import { type AddressOwner, addressQueries } from './address.queries.ts';

/** What came of adding an address: the address, or what is wrong with its fields. */
export type AddressResult =
  | { type: 'added'; address: DeliveryAddress }
  | { type: 'refused'; text: string | null; faults: AddressFaults };

/** Adds an address to the reader's own, or to those of the company that the request is for; it is in the list at once. */
export async function addAddress(
  { api, queryClient }: Host,
  { buyer, customerId }: AddressOwner,
  body: DeliveryAddressInput,
): Promise<AddressResult> {
  const { queryKey } = addressQueries(api).list(buyer);
  try {
    const address =
      customerId === null
        ? await api.call(addDeliveryAddress, { body })
        : await api.call(addPersonAddress, { params: { id: customerId }, body });
    queryClient.setQueryData(queryKey, (list) => list && { ...list, items: [...list.items, address] });
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
