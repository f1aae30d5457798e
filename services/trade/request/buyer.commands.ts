import type { Database } from '../../kit/database/database.ts';
import { notFound } from '../../kit/http/errors.ts';
import type { NeededRole } from '../../kit/ownership.ts';
import { messages } from '../messages.ts';
import { requireRole } from './mandate.commands.ts';
import { findCustomerBuyer } from './other-schemas.sql.ts';
import type { Buyer } from './reader.sql.ts';

interface CustomerUse {
  readonly customerId: number;
  readonly needed: NeededRole;
}

/** The buyer that a customer is; 404 when the person does not act for it, 403 when their role does not include it. */
export async function requireBuyer(
  db: Database,
  { userId }: Buyer,
  { customerId, needed }: CustomerUse,
): Promise<number> {
  const found = await findCustomerBuyer(db, customerId, userId);
  if (found === null) {
    throw notFound(messages.customer);
  }
  requireRole(found, needed);
  return found.buyerId;
}
