import type { Database } from '../../kit/database/database.ts';
import { notFound } from '../../kit/http/errors.ts';
import { messages } from '../messages.ts';
import { requireRole } from './mandate.commands.ts';
import { findCustomerBuyer } from './other-schemas.sql.ts';
import type { Buyer } from './reader.sql.ts';

/** The buyer that a customer is; 404 when the person does not act for it, 403 when they may not write requests. */
export async function requireBuyer(db: Database, { userId }: Buyer, customerId: number): Promise<number> {
  const found = await findCustomerBuyer(db, customerId, userId);
  if (found === null) {
    throw notFound(messages.customer);
  }
  requireRole(found, 'requester');
  return found.buyerId;
}
