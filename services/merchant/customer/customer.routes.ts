import {
  type CustomerKind,
  createPersonCustomer,
  getCustomerProfile,
  listCustomers,
  updateCustomerProfile,
} from '@bazaar/contracts/merchant';
import { bankOfSheba } from '@bazaar/locale';
import type { Database } from '../../kit/database/database.ts';
import { notFound, stale } from '../../kit/http/errors.ts';
import { type ServiceContext, type ServiceRoute, sessionRoute } from '../../kit/http/service.ts';
import { messages } from '../messages.ts';
import { completenessOf, toCustomerSummary, toStoredFields } from './customer.rules.ts';
import {
  type CustomerRow,
  countCustomers,
  insertCustomer,
  selectCustomer,
  selectCustomers,
  selectMobile,
  selectOwnCustomer,
  updateCustomer,
} from './customer.sql.ts';
import { checkCompanyName, checkFields } from './save-customer.commands.ts';

/** The customers of the signed-in user: the person, and companies, which an operator confirms (`companyReviewRoutes`). */
export function customerRoutes({ db, clock }: ServiceContext): ServiceRoute[] {
  return [
    sessionRoute(listCustomers, async ({ user, query: { paging } }) => {
      const [rows, totalCount] = await Promise.all([
        selectCustomers(db, user.userId, paging),
        countCustomers(db, user.userId),
      ]);
      return { items: rows.map(toCustomerSummary), totalCount, ...paging };
    }),
    sessionRoute(getCustomerProfile, async ({ user, audit, query: { customerId, kind } }) => {
      if (customerId === undefined) {
        await audit(db);
        return ownProfile(db, kind, user.userId);
      }
      const customer = await selectCustomer(db, customerId, user.userId);
      if (customer === undefined) {
        throw notFound(messages.customer);
      }
      const of = { business: customer.ownerUserId };
      await audit(db, { act: 'readProfile', of, thing: ['Customer', customer.id] });
      return toProfile(db, customer);
    }),
    sessionRoute(updateCustomerProfile, async ({ user, body, version }) => {
      const { userId } = user;
      const fields = toStoredFields(body);
      checkFields(body.kind, fields);
      const change = { userId, kind: body.kind, fields, now: clock(), version };
      await db.transaction().execute(async (transaction) => {
        if (body.kind === 'person') {
          // An unsaved profile reads as an empty one of version 1; it is created here.
          await insertCustomer(transaction, { ...change, fields: toStoredFields({}) });
        } else {
          await requireCompany(transaction, userId);
          await checkCompanyName(transaction, fields.companyName ?? '', userId);
        }
        if (!(await updateCustomer(transaction, change))) {
          throw stale();
        }
      });
      return ownProfile(db, body.kind, userId);
    }),
    sessionRoute(createPersonCustomer, async ({ user, body }) => {
      const fields = toStoredFields(body);
      checkFields('person', fields, ['firstName', 'lastName']);
      const created = await insertCustomer(db, { userId: user.userId, kind: 'person', fields, now: clock() });
      const customer = await selectOwnCustomer(db, 'person', user.userId);
      if (customer === undefined) {
        throw notFound(messages.customer);
      }
      return { customer: toCustomerSummary(customer), created };
    }),
  ];
}

async function requireCompany(db: Database, userId: number): Promise<void> {
  if ((await selectOwnCustomer(db, 'company', userId)) === undefined) {
    throw notFound(messages.company);
  }
}

async function ownProfile(db: Database, kind: CustomerKind, userId: number) {
  const customer = await selectOwnCustomer(db, kind, userId);
  if (customer !== undefined) {
    return toProfile(db, customer);
  }
  if (kind === 'company') {
    throw notFound(messages.company);
  }
  const fields = toStoredFields({});
  const { completeness, isComplete, nextStep } = completenessOf(kind, fields);
  const mobile = await selectMobile(db, userId);
  return {
    ...{ ...fields, id: null, kind, role: 'owner' as const, mobile, bankName: null },
    ...{ completeness, isComplete, nextStep, updatedAt: null, rowVersion: 1 },
    ...{ confirmedAt: null, refusalReason: null },
  };
}

async function toProfile(db: Database, { ownerUserId, ...customer }: CustomerRow) {
  const mobile = await selectMobile(db, ownerUserId);
  const mayReadSheba = customer.role === 'owner' || customer.role === 'finance';
  const sheba = mayReadSheba ? customer.sheba : null;
  return {
    ...customer,
    mobile,
    sheba,
    bankName: sheba === null ? null : bankOfSheba(sheba),
    ...completenessOf(customer.kind, customer),
  };
}
