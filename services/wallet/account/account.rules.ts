import type { CustomerKind } from '@bazaar/contracts/merchant';
import type { PayoutAccount } from '@bazaar/contracts/wallet';
import { bankOfSheba } from '@bazaar/locale';
import { maskSheba } from '../../kit/sheba.rules.ts';

/** A bank account as the database holds it. */
export interface AccountRow {
  readonly sheba: string;
  readonly holderName: string;
}

/** The account of a user's wallet, and which of the user's profiles it stands in. */
export interface OwnerAccountRow extends AccountRow {
  readonly kind: CustomerKind;
}

/** What people see of an account. */
export function toPayoutAccount({ sheba, holderName }: AccountRow): PayoutAccount {
  return { shebaMasked: maskSheba(sheba), bank: bankOfSheba(sheba), holderName };
}
