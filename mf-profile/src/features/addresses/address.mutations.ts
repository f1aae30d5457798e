import { ALWAYS_STALE } from '@bazaar/api/stale-times';
import { failureOf } from '@bazaar/contracts/failure';
import {
  addDeliveryAddress,
  addPersonAddress,
  type CustomerId,
  type DeliveryAddress,
  type DeliveryAddressInput,
  removeDeliveryAddress,
  removePersonAddress,
  selectDeliveryAddress,
  updateDeliveryAddress,
  updatePersonAddress,
} from '@bazaar/contracts/merchant';
import type { Host } from '@bazaar/host';
import { isolate } from '@bazaar/locale';
import { draftOf, inputOf } from '../../common/address/address-form.rules.ts';
import { addressesQuery } from './address.queries.ts';
import { messages } from './messages.ts';

const NOT_FOUND = 404;
const STALE = 412;

/** Whose addresses are changed: the user's own, or those of a company. */
export interface AddressScope {
  host: Host;
  customerId: CustomerId | null;
}

/**
 * Makes an address the default. The choice shows at once; when the service refuses it, the former default is restored
 * and the list is fetched again.
 */
export async function chooseDefault(scope: AddressScope, address: DeliveryAddress): Promise<void> {
  const { host, customerId } = scope;
  const { queryKey } = addressesQuery(host.api, customerId);
  await host.queryClient.cancelQueries({ queryKey });
  const former = host.queryClient.getQueryData(queryKey)?.find(({ isSelected }) => isSelected);
  markDefault(scope, address.id);
  try {
    await requestDefault(scope, address);
    host.toast.show({
      tone: 'success',
      title: messages.defaultChanged,
      detail: isolate(address.title),
    });
  } catch (error) {
    markDefault(scope, former?.id);
    host.toast.show({ tone: 'danger', title: messages.defaultFailed, detail: reasonOf(error) });
  }
  void host.queryClient.invalidateQueries({ queryKey });
}

/** A company's address has no call for this: it is saved unchanged, as the default. */
function requestDefault({ host, customerId }: AddressScope, address: DeliveryAddress) {
  return customerId === null
    ? host.api.call(selectDeliveryAddress, { params: { id: address.id } })
    : host.api.call(updatePersonAddress, {
        params: { id: customerId },
        body: { ...inputOf(draftOf(address)), id: address.id, isSelected: true },
        headers: versionOf(address),
      });
}

/** Every address of the list is the default or not, so that there is never more than one. */
function markDefault({ host, customerId }: AddressScope, id: number | undefined): void {
  const { queryKey } = addressesQuery(host.api, customerId);
  host.queryClient.setQueryData(queryKey, (list) =>
    list?.map((address) => ({ ...address, isSelected: address.id === id })),
  );
}

/** Saves an address, or adds one when there is none to save. @throws what the service refused, for the form to show. */
export async function saveAddress(
  scope: AddressScope,
  saved: DeliveryAddress | null,
  input: DeliveryAddressInput,
): Promise<void> {
  const { host, customerId } = scope;
  await (saved === null ? requestAddition(scope, input) : requestChange(scope, saved, input));
  host.toast.show({ tone: 'success', title: saved === null ? messages.added : messages.saved });
  await host.queryClient.invalidateQueries({ queryKey: addressesQuery(host.api, customerId).queryKey });
}

function requestAddition({ host, customerId }: AddressScope, body: DeliveryAddressInput) {
  return customerId === null
    ? host.api.call(addDeliveryAddress, { body })
    : host.api.call(addPersonAddress, { params: { id: customerId }, body });
}

function requestChange(
  { host, customerId }: AddressScope,
  saved: DeliveryAddress,
  input: DeliveryAddressInput,
) {
  const headers = versionOf(saved);
  return customerId === null
    ? host.api.call(updateDeliveryAddress, { params: { id: saved.id }, body: input, headers })
    : host.api.call(updatePersonAddress, {
        params: { id: customerId },
        body: { ...input, id: saved.id },
        headers,
      });
}

/** The address as it is stored now; null when it has been removed. */
export async function fetchCurrent(
  { host, customerId }: AddressScope,
  id: number,
): Promise<DeliveryAddress | null> {
  const query = addressesQuery(host.api, customerId);
  const list = await host.queryClient.fetchQuery({ ...query, staleTime: ALWAYS_STALE });
  return list.find((address) => address.id === id) ?? null;
}

/** Removes an address and names the new default. @throws what the service refused, for the dialog to show. */
export async function removeAddress(scope: AddressScope, address: DeliveryAddress): Promise<void> {
  const { host, customerId } = scope;
  const { queryKey } = addressesQuery(host.api, customerId);
  const promotedId = await requestRemoval(scope, address);
  const rest = (host.queryClient.getQueryData(queryKey) ?? []).filter(({ id }) => id !== address.id);
  const promoted = rest.find(({ id }) => id === promotedId);
  host.queryClient.setQueryData(
    queryKey,
    promoted === undefined ? rest : rest.map((other) => ({ ...other, isSelected: other === promoted })),
  );
  host.toast.show({
    tone: 'success',
    title: messages.removed,
    ...(promoted !== undefined && { detail: messages.promoted(isolate(promoted.title)) }),
  });
  await host.queryClient.invalidateQueries({ queryKey });
}

/** An address that is gone already was removed in another tab: that is what was wanted. */
async function requestRemoval(
  { host, customerId }: AddressScope,
  { id }: DeliveryAddress,
): Promise<number | null> {
  try {
    const { promotedId } =
      customerId === null
        ? await host.api.call(removeDeliveryAddress, { params: { id } })
        : await host.api.call(removePersonAddress, { params: { id: customerId }, body: { id } });
    return promotedId;
  } catch (error) {
    if (failureOf(error).status === NOT_FOUND) {
      return null;
    }
    throw error;
  }
}

const versionOf = ({ rowVersion }: DeliveryAddress) => ({ 'if-match': `"${rowVersion}"` });

function reasonOf(error: unknown): string {
  const { status, detail } = failureOf(error);
  if (status === STALE) {
    return messages.changedElsewhere;
  }
  return status === NOT_FOUND ? messages.goneElsewhere : (detail ?? messages.tryLater);
}
