import {
  addDeliveryAddress,
  getDefaultDeliveryAddress,
  listDeliveryAddresses,
  removeDeliveryAddress,
  selectDeliveryAddress,
  updateDeliveryAddress,
} from '@bazaar/contracts/merchant';
import type { Database } from '../../kit/database/database.ts';
import { notFound } from '../../kit/http/errors.ts';
import { type ServiceContext, type ServiceRoute, sessionRoute } from '../../kit/http/service.ts';
import { toStoredFields } from '../customer/customer.rules.ts';
import { insertCustomer, selectOwnCustomer } from '../customer/customer.sql.ts';
import { messages } from '../messages.ts';
import { countAddresses, selectAddresses, selectAddressOwner, selectDefault } from './address.sql.ts';
import { addAddress, removeAddress, saveAddress, selectAsDefault } from './change-address.commands.ts';

/** The addresses that the signed-in user has as a person. */
export function addressRoutes({ db, clock }: ServiceContext): ServiceRoute[] {
  return [
    sessionRoute(listDeliveryAddresses, async ({ user, query: { paging } }) => {
      const person = await selectOwnCustomer(db, 'person', user.userId);
      if (person === undefined) {
        return { items: [], totalCount: 0, ...paging };
      }
      const [items, totalCount] = await Promise.all([
        selectAddresses(db, person.id, paging),
        countAddresses(db, person.id),
      ]);
      return { items, totalCount, ...paging };
    }),
    sessionRoute(getDefaultDeliveryAddress, async ({ user }) => {
      const person = await selectOwnCustomer(db, 'person', user.userId);
      return { address: (person && (await selectDefault(db, person.id))) ?? null };
    }),
    sessionRoute(addDeliveryAddress, async ({ user, body }) => {
      const now = clock();
      const customerId = await ensurePerson(db, user.userId, now);
      return addAddress(db, { customerId, body, now });
    }),
    sessionRoute(updateDeliveryAddress, async ({ user, params, body, version }) => {
      const customerId = await requireOwner(db, params.id, user.userId);
      return saveAddress(db, { id: params.id, customerId, body, version, now: clock() });
    }),
    sessionRoute(removeDeliveryAddress, async ({ user, params }) => {
      const customerId = await requireOwner(db, params.id, user.userId);
      return removeAddress(db, { id: params.id, customerId });
    }),
    sessionRoute(selectDeliveryAddress, async ({ user, params }) => {
      const customerId = await requireOwner(db, params.id, user.userId);
      return selectAsDefault(db, { id: params.id, customerId });
    }),
  ];
}

/** An address may precede the profile: this creates the customer, without a name. */
async function ensurePerson(db: Database, userId: number, now: Date): Promise<number> {
  await insertCustomer(db, { userId, kind: 'person', fields: toStoredFields({}), now });
  const person = await selectOwnCustomer(db, 'person', userId);
  if (person === undefined) {
    throw notFound(messages.customer);
  }
  return person.id;
}

async function requireOwner(db: Database, id: number, userId: number): Promise<number> {
  const customerId = await selectAddressOwner(db, id, userId);
  if (customerId === undefined) {
    throw notFound(messages.address);
  }
  return customerId;
}
