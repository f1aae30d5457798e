import type { PayoutAccount } from '@bazaar/contracts/wallet';
import { bankOfSheba } from '@bazaar/locale';

/** A bank account as the database holds it. */
export interface AccountRow {
  readonly sheba: string;
  readonly holderName: string;
}

/** An IBAN with its middle hidden: enough to recognise one's own account. */
export function maskSheba(sheba: string): string {
  return `${sheba.slice(0, 4)}…${sheba.slice(-4)}`;
}

/** What people see of an account. */
export function toPayoutAccount({ sheba, holderName }: AccountRow): PayoutAccount {
  return { shebaMasked: maskSheba(sheba), bank: bankOfSheba(sheba), holderName };
}
