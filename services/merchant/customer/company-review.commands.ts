import { COMPANY_UNDO_MINUTES } from '@bazaar/contracts/merchant';
import type { Database } from '../../kit/database/database.ts';
import { conflict, type HttpError, notFound } from '../../kit/http/errors.ts';
import { messages } from '../messages.ts';
import {
  type CompanyState,
  confirmCompany,
  lockCompany,
  refuseCompany,
  reopenCompany,
} from './company-review.sql.ts';

interface Decision {
  readonly id: number;
  readonly now: Date;
  /** The version that was read. */
  readonly rowVersion?: number | undefined;
}

/** What a decision about a company has done. */
interface Decided {
  readonly ownerUserId: number;
  readonly at: string;
}

/**
 * Confirms that a company is what its owner declares. 404 when there is no such company, or it has no number; 409 when
 * another confirmed one has its number or its name.
 */
export async function confirmCustomer(db: Database, { id, now, rowVersion }: Decision): Promise<Decided> {
  const company = await requireCompany(db, id);
  requireVersion(company, rowVersion);
  try {
    await confirmCompany(db, id, now);
  } catch (error) {
    throw duplicateOf(error) ?? error;
  }
  return { ownerUserId: company.ownerUserId, at: company.confirmedAt ?? now.toISOString() };
}

/** Does not confirm a company that waits; its owner reads why. */
export async function refuseCustomer(
  db: Database,
  { id, now, rowVersion, reason }: Decision & { readonly reason: string },
): Promise<Decided> {
  const company = await requireCompany(db, id);
  if (company.confirmedAt !== null || company.refusedAt !== null) {
    throw decided();
  }
  requireVersion(company, rowVersion);
  await refuseCompany(db, { id, reason, now });
  return { ownerUserId: company.ownerUserId, at: now.toISOString() };
}

/** Takes the last decision about a company back, unless it is too old. */
export async function reopenCustomer(db: Database, { id, now }: Decision): Promise<Decided> {
  const company = await requireCompany(db, id);
  const at = company.confirmedAt ?? company.refusedAt;
  if (at === null || now.getTime() - Date.parse(at) > COMPANY_UNDO_MINUTES * 60_000) {
    throw conflict('invalid_transition', {
      title: messages.notReopened,
      detail: messages.notReopenedDetail,
    });
  }
  await reopenCompany(db, id);
  return { ownerUserId: company.ownerUserId, at: now.toISOString() };
}

async function requireCompany(db: Database, id: number): Promise<CompanyState> {
  const company = await lockCompany(db, id);
  if (company === null) {
    throw notFound(messages.company);
  }
  return company;
}

function requireVersion(company: CompanyState, rowVersion: number | undefined): void {
  if (rowVersion !== undefined && rowVersion !== company.rowVersion) {
    throw conflict('company_changed', {
      title: messages.companyChanged,
      detail: messages.companyChangedDetail,
    });
  }
}

function decided(): HttpError {
  return conflict('invalid_transition', {
    title: messages.companyDecided,
    detail: messages.companyDecidedDetail,
  });
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
