import { choiceField, defineAddress, links, pageField } from '@bazaar/contracts';
import { WALLET_TRANSACTION_TYPES } from '@bazaar/contracts/wallet';
import type { StatementView } from '../../common/wallet/wallet.keys.ts';

/** The query of the statement; a type of `null` stands for all movements. */
export const statementAddress = defineAddress({
  type: choiceField(WALLET_TRANSACTION_TYPES, null),
  page: pageField,
});

/** The address of a part of the statement; without a query for the first page of all. */
export function statementHref(view: StatementView): string {
  return links.wallet() + statementAddress.write(view);
}
