import {
  addPersonAddress,
  listPersonAddresses,
  removePersonAddress,
  updatePersonAddress,
} from '@bazaar/contracts/merchant';
import type { Database } from '../../kit/database/database.ts';
import { forbidden, notFound } from '../../kit/http/errors.ts';
import { type ServiceContext, type ServiceRoute, sessionRoute } from '../../kit/http/service.ts';
import { type CustomerRow, selectCustomer } from '../customer/customer.sql.ts';
import { messages } from '../messages.ts';
import { mayWriteAddresses } from './address.rules.ts';
import { countAddresses, selectAddresses } from './address.sql.ts';
import { addAddress, removeAddress, saveAddress } from './change-address.commands.ts';

/** The addresses of a customer that the signed-in user owns or acts for. */
export function personAddressRoutes({ db, clock }: ServiceContext): ServiceRoute[] {
  return [
    sessionRoute(listPersonAddresses, async ({ user, params, query: { paging } }) => {
      const { id } = await requireCustomer(db, params.id, user.userId);
      const [items, totalCount] = await Promise.all([
        selectAddresses(db, id, paging),
        countAddresses(db, id),
      ]);
      return { items, totalCount, ...paging };
    }),
    sessionRoute(addPersonAddress, async ({ user, params, body }) => {
      const { id } = await requireWritable(db, params.id, user.userId);
      return addAddress(db, { customerId: id, body, now: clock() });
    }),
    sessionRoute(updatePersonAddress, async ({ user, params, body, version }) => {
      const customer = await requireWritable(db, params.id, user.userId);
      return saveAddress(db, { id: body.id, customerId: customer.id, body, version, now: clock() });
    }),
    sessionRoute(removePersonAddress, async ({ user, params, body }) => {
      const customer = await requireWritable(db, params.id, user.userId);
      return removeAddress(db, { id: body.id, customerId: customer.id });
    }),
  ];
}

async function requireCustomer(db: Database, id: number, userId: number): Promise<CustomerRow> {
  const customer = await selectCustomer(db, id, userId);
  if (customer === undefined) {
    throw notFound(messages.customer);
  }
  return customer;
}

async function requireWritable(db: Database, id: number, userId: number): Promise<CustomerRow> {
  const customer = await requireCustomer(db, id, userId);
  if (!mayWriteAddresses(customer.role)) {
    throw forbidden(messages.readOnlyAgent);
  }
  return customer;
}
