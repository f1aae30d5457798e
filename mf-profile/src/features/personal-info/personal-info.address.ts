import { choiceField, defineAddress, profileLinks, type StateOf } from '@bazaar/contracts';
import type { CustomerKind } from '@bazaar/contracts/merchant';

const KINDS = ['person', 'company'] as const satisfies readonly CustomerKind[];

const fields = {
  kind: choiceField(KINDS, 'person'),
  /** Where the reader came from to write down an account. */
  next: choiceField(['withdrawal'], null),
};

/** The query of the personal information. */
export const personalInfoAddress = defineAddress(fields);

/** The state in the address. */
export type PersonalInfoState = StateOf<typeof fields>;

/** The address of the user's own data, or of those of the user's company. */
export function personalInfoHref(kind: CustomerKind, next: PersonalInfoState['next'] = null): string {
  return profileLinks.personalInfo() + personalInfoAddress.write({ kind, next });
}
