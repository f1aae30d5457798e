import { type BuyerInput, registerBuyer } from '@bazaar/contracts/merchant';
import type { Database } from '../../kit/database/database.ts';
import { conflict, notFound } from '../../kit/http/errors.ts';
import { type ServiceContext, type ServiceRoute, sessionRoute } from '../../kit/http/service.ts';
import { messages } from '../messages.ts';
import { toCustomerSummary, toStoredFields } from './customer.rules.ts';
import { type CustomerRow, insertCustomer, selectOwnCustomer } from './customer.sql.ts';
import { checkCompanyName, checkFields } from './save-customer.commands.ts';

const REQUIRED = {
  person: ['firstName', 'lastName', 'nationalId'],
  company: ['companyName', 'nationalLegalId'],
} as const;

/** Registration as a buyer: as a person, or for a company. */
export function buyerRoutes({ clock }: ServiceContext): ServiceRoute[] {
  return [
    sessionRoute(registerBuyer, async ({ user, body, db }) => {
      const fields = toStoredFields(body);
      checkFields(body.kind, fields, REQUIRED[body.kind]);
      await refuseSecond(db, body, user.userId);
      if (body.kind === 'company') {
        await checkCompanyName(db, fields.companyName ?? '', user.userId);
      }
      const buyer = { userId: user.userId, kind: body.kind, fields, now: clock() };
      if (!(await insertCustomer(db, buyer))) {
        await refuseSecond(db, body, user.userId);
      }
      return { customer: toCustomerSummary(await requireOwn(db, body, user.userId)) };
    }),
  ];
}

async function refuseSecond(db: Database, { kind }: BuyerInput, userId: number): Promise<void> {
  const before = await selectOwnCustomer(db, kind, userId);
  if (before !== undefined) {
    throw conflict('already_registered', {
      title: messages.alreadyRegistered(kind),
      detail: messages.alreadyRegisteredDetail,
      data: { customerId: before.id },
    });
  }
}

async function requireOwn(db: Database, { kind }: BuyerInput, userId: number): Promise<CustomerRow> {
  const customer = await selectOwnCustomer(db, kind, userId);
  if (customer === undefined) {
    throw notFound(messages.customer);
  }
  return customer;
}
