import type { AuditAct } from '@bazaar/contracts';
import {
  addPersonAddress,
  listPersonAddresses,
  removePersonAddress,
  updatePersonAddress,
} from '@bazaar/contracts/merchant';
import type { AuditEntry, Note } from '../../kit/audit/audit.types.ts';
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
  const noted = <T>(audit: Note, customer: CustomerRow, change: (transaction: Database) => Promise<T>) =>
    db.transaction().execute(async (transaction) => {
      const changed = await change(transaction);
      await audit(transaction, noteOf('changeAddress', customer));
      return changed;
    });
  return [
    sessionRoute(listPersonAddresses, async ({ user, audit, params, query: { paging } }) => {
      const customer = await requireCustomer(db, params.id, user.userId);
      const { id } = customer;
      await audit(db, noteOf('readAddresses', customer));
      const [items, totalCount] = await Promise.all([
        selectAddresses(db, id, paging),
        countAddresses(db, id),
      ]);
      return { items, totalCount, ...paging };
    }),
    sessionRoute(addPersonAddress, async ({ user, audit, params, body }) => {
      const customer = await requireWritable(db, params.id, user.userId);
      return noted(audit, customer, (transaction) =>
        addAddress(transaction, { customerId: customer.id, body, now: clock() }),
      );
    }),
    sessionRoute(updatePersonAddress, async ({ user, audit, params, body, version }) => {
      const customer = await requireWritable(db, params.id, user.userId);
      return noted(audit, customer, (transaction) =>
        saveAddress(transaction, { id: body.id, customerId: customer.id, body, version, now: clock() }),
      );
    }),
    sessionRoute(removePersonAddress, async ({ user, audit, params, body }) => {
      const customer = await requireWritable(db, params.id, user.userId);
      return noted(audit, customer, (transaction) =>
        removeAddress(transaction, { id: body.id, customerId: customer.id }),
      );
    }),
  ];
}

function noteOf(act: AuditAct, { id, ownerUserId }: CustomerRow): AuditEntry {
  return { act, of: { business: ownerUserId }, thing: ['Customer', id] };
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
