import type { CustomerKind, CustomerProfileInput, CustomerRole } from '@bazaar/contracts/merchant';
import { isLegalId, isNationalId, isSheba, normalizeFa, toLatinDigits } from '@bazaar/locale';
import { messages } from '../messages.ts';

/** What a customer has filled in; null for missing fields. */
export interface CustomerFields {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly nationalId: string | null;
  readonly companyName: string | null;
  readonly nationalLegalId: string | null;
  readonly economicCode: string | null;
  readonly email: string | null;
  readonly sheba: string | null;
}

type Field = keyof CustomerFields;

/** Weight of each field in per cent, in the order in which they are asked for; each list adds up to a hundred. */
const WEIGHTS: Readonly<Record<CustomerKind, readonly (readonly [Field, number])[]>> = {
  person: [
    ['firstName', 20],
    ['lastName', 20],
    ['nationalId', 30],
    ['sheba', 20],
    ['email', 10],
  ],
  company: [
    ['companyName', 20],
    ['nationalLegalId', 20],
    ['economicCode', 15],
    ['firstName', 10],
    ['lastName', 10],
    ['sheba', 15],
    ['email', 10],
  ],
};

/** The fields that a trade request requires; the same as merchant.customer_is_complete in the database. */
const REQUIRED: Readonly<Record<CustomerKind, readonly Field[]>> = {
  person: ['firstName', 'lastName', 'nationalId'],
  company: ['firstName', 'lastName', 'companyName', 'nationalLegalId', 'economicCode'],
};

export interface Completeness {
  /** 0 to 100. */
  readonly completeness: number;
  readonly isComplete: boolean;
  readonly nextStep: { readonly field: string; readonly title: string } | null;
}

/** How much of a profile is filled, and what to fill next: fields that a request requires come first. */
export function completenessOf(kind: CustomerKind, fields: CustomerFields): Completeness {
  const missing = WEIGHTS[kind].filter(([field]) => fields[field] === null);
  const required = REQUIRED[kind].filter((field) => fields[field] === null);
  const [next = missing[0]?.[0]] = missing
    .map(([field]) => field)
    .filter((field) => required.includes(field));
  return {
    completeness: 100 - missing.reduce((sum, [, weight]) => sum + weight, 0),
    isComplete: required.length === 0,
    nextStep: next === undefined ? null : { field: next, title: messages.nextStep[next] },
  };
}

/** The name that others see; empty while none is given. */
export function customerName({
  firstName,
  lastName,
  companyName,
}: Pick<CustomerFields, 'firstName' | 'lastName' | 'companyName'>): string {
  return companyName ?? [firstName, lastName].filter((part) => part !== null).join(' ');
}

interface NamedCustomer extends CustomerFields {
  readonly id: number;
  readonly kind: CustomerKind;
  readonly role: CustomerRole;
}

/** A customer as lists show it. */
export function toCustomerSummary(customer: NamedCustomer) {
  const { completeness, isComplete } = completenessOf(customer.kind, customer);
  const { id, kind, role } = customer;
  return { id, kind, role, name: customerName(customer), completeness, isComplete };
}

type Given = string | null | undefined;

/** Old numbers have twelve digits; since 1402 a company's is its national id and a person's has fourteen. */
const ECONOMIC_CODE = /^(\d{11,12}|\d{14})$/;
const EMAIL = /^[^\s@"'<>(),;:\\[\]]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/i;

const text = (given: Given): string | null => {
  const stored = normalizeFa(given ?? '').replace(/\s+/g, ' ');
  return stored === '' ? null : stored;
};

/** Digits in their stored form: Latin, without spaces and dashes. */
const digits = (given: Given): string | null => {
  const stored = toLatinDigits(text(given) ?? '').replace(/[\s-]/g, '');
  return stored === '' ? null : stored.toUpperCase();
};

/** The input of a form in its stored form. */
export function toStoredFields(input: Omit<Partial<CustomerProfileInput>, 'kind'>): CustomerFields {
  const email = text(input.email);
  return {
    firstName: text(input.firstName),
    lastName: text(input.lastName),
    nationalId: digits(input.nationalId),
    companyName: text(input.companyName),
    nationalLegalId: digits(input.nationalLegalId),
    economicCode: digits(input.economicCode),
    email: email === null ? null : toLatinDigits(email).toLowerCase(),
    sheba: digits(input.sheba),
  };
}

const CHECKS = {
  nationalId: isNationalId,
  nationalLegalId: isLegalId,
  economicCode: (code: string) => ECONOMIC_CODE.test(code),
  email: (email: string) => EMAIL.test(email),
  sheba: isSheba,
} as const satisfies Partial<Record<Field, (value: string) => boolean>>;

const CHECKED = Object.keys(CHECKS) as (keyof typeof CHECKS)[];

/** Persian messages by field for invalid values; empty when all are valid. */
export function faultsOf(kind: CustomerKind, fields: CustomerFields): Record<string, string[]> {
  const wrong = CHECKED.filter((field) => {
    const value = fields[field];
    return value !== null && !CHECKS[field](value);
  });
  const faults: Record<string, string[]> = Object.fromEntries(
    wrong.map((field) => [field, [messages.fault[field]]]),
  );
  const strange: readonly Field[] = kind === 'person' ? ['companyName', 'nationalLegalId'] : [];
  for (const field of strange.filter((name) => fields[name] !== null)) {
    faults[field] = [messages.notOfPerson];
  }
  if (kind === 'company' && fields.companyName === null) {
    faults.companyName = [messages.fault.companyName];
  }
  return faults;
}
