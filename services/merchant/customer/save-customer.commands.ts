import type { CustomerKind } from '@bazaar/contracts/merchant';
import type { Database } from '../../kit/database/database.ts';
import { type HttpError, invalid, unprocessable } from '../../kit/http/errors.ts';
import { messages } from '../messages.ts';
import { judgeName } from '../register/name.rules.ts';
import { findNameFacts } from '../register/register.sql.ts';
import { type CustomerFields, faultsOf } from './customer.rules.ts';

/** Throws the 400 that names the invalid fields, including missing ones. */
export function checkFields(
  kind: CustomerKind,
  fields: CustomerFields,
  required: readonly (keyof CustomerFields)[] = [],
): void {
  const missing = required.filter((field) => fields[field] === null);
  const faults = {
    ...faultsOf(kind, fields),
    ...Object.fromEntries(missing.map((field) => [field, [messages.required]])),
  };
  if (Object.keys(faults).length > 0) {
    throw invalid(faults);
  }
}

/** Throws the 422 that says why a company may not use its name. */
export async function checkCompanyName(db: Database, name: string, ownerUserId: number): Promise<void> {
  const verdict = judgeName(name, await findNameFacts(db, name, ownerUserId));
  if (!verdict.isValid) {
    throw invalidName(verdict.reason ?? messages.nameTaken);
  }
}

function invalidName(reason: string): HttpError {
  return unprocessable('invalid_name', {
    title: messages.invalidName,
    detail: reason,
    errors: { companyName: [reason] },
  });
}
