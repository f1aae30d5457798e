import { toPersianDigits } from '@bazaar/locale';
import { fa } from 'zod/locales';
import * as z from 'zod/mini';
import { messages } from './messages.ts';

type Issue = Parameters<NonNullable<ReturnType<typeof z.config>['localeError']>>[0];

const EXPECTED: Readonly<Record<string, string>> = {
  number: messages.field.number,
  int: messages.field.integer,
  string: messages.field.text,
  array: messages.field.list,
  object: messages.field.object,
};

/** Gives every schema of this process Persian messages: our own for the usual faults, zod's for the rest. */
export function setPersianFieldMessages(): void {
  const locale = fa().localeError;
  z.config({ localeError: (issue) => messageFor(issue) ?? locale(issue) });
}

function messageFor(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? messages.field.required : EXPECTED[issue.expected];
    case 'invalid_format':
      return messages.field.format;
    case 'invalid_value':
      return messages.field.option;
    case 'unrecognized_keys':
      return messages.field.unknown;
    case 'too_small':
      return bound(
        issue.minimum,
        issue.origin === 'string' ? messages.field.tooShort : messages.field.atLeast,
      );
    case 'too_big':
      return bound(issue.maximum, issue.origin === 'string' ? messages.field.tooLong : messages.field.atMost);
    default:
      return undefined;
  }
}

function bound(limit: number | bigint, say: (limit: string) => string): string {
  return say(toPersianDigits(String(limit)));
}
