import type { Database } from '../../kit/database/database.ts';
import { conflict, type HttpError, notFound } from '../../kit/http/errors.ts';
import { messages } from '../messages.ts';
import { confirmCompany } from './customer.sql.ts';

/**
 * Confirms that a company is what its owner declares. 404 when there is no such company, or it has no number; 409 when
 * another confirmed one has its number or its name.
 */
export async function confirmCustomer(
  db: Database,
  { id, now }: { readonly id: number; readonly now: Date },
): Promise<string> {
  try {
    const confirmedAt = await confirmCompany(db, id, now);
    if (confirmedAt === null) {
      throw notFound(messages.company);
    }
    return confirmedAt;
  } catch (error) {
    throw duplicateOf(error) ?? error;
  }
}

function duplicateOf(error: unknown): HttpError | undefined {
  const constraint = error instanceof Error && 'constraint' in error ? error.constraint : undefined;
  if (constraint === 'customer_confirmed_legal_id') {
    return conflict('legal_id_taken', {
      title: messages.legalIdConfirmed,
      detail: messages.otherConfirmedDetail,
    });
  }
  return constraint === 'customer_confirmed_name'
    ? conflict('name_taken', { title: messages.nameConfirmed, detail: messages.otherConfirmedDetail })
    : undefined;
}
