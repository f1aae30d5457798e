import type { DeliveryAddressInput } from '@bazaar/contracts/merchant';
import { toPersianDigits } from '@bazaar/locale';
import type { Database } from '../../kit/database/database.ts';
import { inTransaction } from '../../kit/database/in-transaction.ts';
import { invalid, notFound, stale, unprocessable } from '../../kit/http/errors.ts';
import { messages } from '../messages.ts';
import { MAXIMUM_ADDRESSES, readAddress } from './address.rules.ts';
import {
  type AddressRow,
  type AddressWrite,
  checkPlace,
  clearDefault,
  countAddresses,
  deleteAddress,
  insertAddress,
  lockCustomer,
  promoteNewest,
  selectAddress,
  setDefault,
  updateAddress,
} from './address.sql.ts';

/*
 * Changes to the addresses of one customer. Each is one transaction that locks the customer first, so that
 * simultaneous changes run one after another and each leaves exactly one default.
 */

/** A change of one customer's addresses. */
interface Change {
  readonly customerId: number;
  readonly body: DeliveryAddressInput;
  readonly now: Date;
}

/** Adds an address; the first one becomes the default. */
export function addAddress(db: Database, { customerId, body, now }: Change): Promise<AddressRow> {
  return inTransaction(db, async (transaction) => {
    const write = { customerId, now, ...(await readWrite(transaction, body)) };
    await lockCustomer(transaction, customerId);
    const count = await countAddresses(transaction, customerId);
    if (count >= MAXIMUM_ADDRESSES) {
      throw unprocessable('too_many_addresses', {
        title: messages.tooManyAddresses(toPersianDigits(MAXIMUM_ADDRESSES)),
        detail: messages.tooManyAddressesDetail,
      });
    }
    const isSelected = count === 0 || body.isSelected === true;
    if (isSelected) {
      await clearDefault(transaction, customerId);
    }
    const id = await insertAddress(transaction, { ...write, isSelected });
    return requireAddress(transaction, id, customerId);
  });
}

interface AddressChange extends Change {
  readonly id: number;
  readonly version: number;
}

/** Saves an address: 404 when it is not the customer's, 412 when it has changed since that version. */
export function saveAddress(
  db: Database,
  { id, customerId, version, body, now }: AddressChange,
): Promise<AddressRow> {
  return inTransaction(db, async (transaction) => {
    await lockCustomer(transaction, customerId);
    await requireAddress(transaction, id, customerId);
    const write = await readWrite(transaction, body);
    if (!(await updateAddress(transaction, { id, version, now, ...write }))) {
      throw stale();
    }
    if (body.isSelected === true) {
      await clearDefault(transaction, customerId);
      await setDefault(transaction, id);
    }
    return requireAddress(transaction, id, customerId);
  });
}

interface AddressKey {
  readonly id: number;
  readonly customerId: number;
}

/** Makes an address the default. */
export function selectAsDefault(db: Database, { id, customerId }: AddressKey): Promise<AddressRow> {
  return inTransaction(db, async (transaction) => {
    await lockCustomer(transaction, customerId);
    await requireAddress(transaction, id, customerId);
    await clearDefault(transaction, customerId);
    await setDefault(transaction, id);
    return requireAddress(transaction, id, customerId);
  });
}

/** Removes an address; if it was the default, the newest of the others becomes the default. */
export function removeAddress(db: Database, { id, customerId }: AddressKey) {
  return inTransaction(db, async (transaction) => {
    await lockCustomer(transaction, customerId);
    const removed = await deleteAddress(transaction, id, customerId);
    if (removed === undefined) {
      throw notFound(messages.address);
    }
    const promotedId = removed.wasSelected ? await promoteNewest(transaction, customerId) : null;
    return { totalCount: await countAddresses(transaction, customerId), promotedId };
  });
}

async function readWrite(
  db: Database,
  body: DeliveryAddressInput,
): Promise<Pick<AddressWrite, 'fields' | 'place'>> {
  const { fields, faults } = readAddress(body);
  const place = { provinceId: body.provinceId, cityId: body.cityId, urbanAreaId: body.urbanAreaId ?? null };
  const { isCity, isArea } = await checkPlace(db, place);
  const placeFaults = {
    ...(isCity ? {} : { cityId: [messages.cityOfProvince] }),
    ...(isArea ? {} : { urbanAreaId: [messages.areaOfCity] }),
  };
  if (fields === null || Object.keys(placeFaults).length > 0) {
    throw invalid({ ...faults, ...placeFaults });
  }
  return { fields, place };
}

async function requireAddress(db: Database, id: number, customerId: number): Promise<AddressRow> {
  const address = await selectAddress(db, id, customerId);
  if (address === undefined) {
    throw notFound(messages.address);
  }
  return address;
}
