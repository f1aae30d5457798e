import { choiceField, defineAddress, profileLinks, type StateOf, textField } from '@bazaar/contracts';
import type { CustomerKind } from '@bazaar/contracts/merchant';
import { TradeRequestId } from '@bazaar/contracts/trade';

const KINDS = ['person', 'company'] as const satisfies readonly CustomerKind[];

/** Where the reader came from, and goes back to: a withdrawal, or the form of a request. */
export type NextErrand = 'withdrawal' | `request-${number}`;

/** No zero at the front, so that a request has one spelling. */
const REQUEST = /^request-([1-9]\d*)$/;

/** The request that the reader goes back to; null where it is none. An address is never taken from the query. */
export function nextRequestId(next: string | null): TradeRequestId | null {
  const [, number] = REQUEST.exec(next ?? '') ?? [];
  const parsed = TradeRequestId.safeParse(Number(number));
  return parsed.success ? parsed.data : null;
}

function readNext(text: string): NextErrand | undefined {
  const requestId = nextRequestId(text);
  if (requestId !== null) {
    return `request-${requestId}`;
  }
  return text === 'withdrawal' ? text : undefined;
}

const fields = {
  kind: choiceField(KINDS, 'person'),
  next: textField<NextErrand | null>({ initial: null, read: ([text = '']) => readNext(text) }),
};

/** The query of the personal information. */
export const personalInfoAddress = defineAddress(fields);

/** The state in the address. */
export type PersonalInfoState = StateOf<typeof fields>;

/** The address of the user's own data, or of those of the user's company. */
export function personalInfoHref(kind: CustomerKind, next: NextErrand | null = null): string {
  return profileLinks.personalInfo() + personalInfoAddress.write({ kind, next });
}
