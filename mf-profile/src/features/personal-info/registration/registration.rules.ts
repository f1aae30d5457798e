import type { BuyerInput, CustomerKind, createPersonCustomer } from '@bazaar/contracts/merchant';
import { normalizeFa } from '@bazaar/locale';
import type * as z from 'zod/mini';
import { messages } from '../messages.ts';
import { checkText } from '../profile-check.rules.ts';
import type { ProfileField } from '../profile-fields.ts';
import { type ProfileDraft, type ProfileFaults, storedFields } from '../profile-form.rules.ts';

const FIELDS: Readonly<Record<CustomerKind, readonly ProfileField[]>> = {
  person: ['firstName', 'lastName', 'nationalId'],
  company: ['companyName', 'nationalLegalId', 'economicCode', 'firstName', 'lastName'],
};

const { fault } = messages;
/** What a buyer must give, and what is said when it is missing. */
const MISSING: Readonly<Record<CustomerKind, Partial<Record<ProfileField, string>>>> = {
  person: { firstName: fault.firstNameEmpty, lastName: fault.lastNameEmpty },
  company: { companyName: fault.companyNameEmpty, nationalLegalId: fault.nationalLegalIdEmpty },
};

/** The fields of the form, in its order. */
export function registrationFields(kind: CustomerKind): readonly ProfileField[] {
  return FIELDS[kind];
}

/** What must be corrected before registering, by the rules of the profile; empty when nothing must. */
export function registrationFaults(kind: CustomerKind, draft: ProfileDraft): ProfileFaults {
  const found = FIELDS[kind].flatMap((field) => {
    const isEmpty = normalizeFa(draft[field]) === '';
    const text = isEmpty ? MISSING[kind][field] : checkText(field, draft[field]);
    return text === undefined ? [] : [[field, text]];
  });
  return Object.fromEntries(found);
}

/** What is sent: a person may leave the national id for later. */
export type Registration =
  | { as: 'buyer'; body: BuyerInput }
  | { as: 'personWithoutId'; body: z.output<NonNullable<typeof createPersonCustomer.body>> };

/** The request of a draft without faults. */
export function registrationOf(kind: CustomerKind, draft: ProfileDraft): Registration {
  const stored = storedFields(draft);
  const { nationalId, economicCode } = stored;
  const firstName = stored.firstName ?? '';
  const lastName = stored.lastName ?? '';
  if (kind === 'person') {
    const names = { firstName, lastName };
    return nationalId === null
      ? { as: 'personWithoutId', body: names }
      : { as: 'buyer', body: { kind, ...names, nationalId } };
  }
  return {
    as: 'buyer',
    body: {
      kind,
      companyName: stored.companyName ?? '',
      nationalLegalId: stored.nationalLegalId ?? '',
      ...(economicCode !== null && { economicCode }),
      ...(firstName !== '' && { firstName }),
      ...(lastName !== '' && { lastName }),
    },
  };
}
