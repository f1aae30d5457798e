import {
  choiceField,
  Day,
  defineAddress,
  entityId,
  pageField,
  type StateOf,
  textField,
  valueField,
} from '@bazaar/contracts';
import * as paths from '@bazaar/contracts/paths';
import { WALLET_TRANSACTION_TYPES } from '@bazaar/contracts/wallet';
import { toLatinDigits } from '@bazaar/locale';
import { readRial } from '../../common/money/rial-text.rules.ts';

const MAX_CODE_LENGTH = 40;
/** What the address calls the form of a withdrawal without an amount. */
const EMPTY_FORM = 'form';
const idField = (key?: string) => valueField(entityId(), null, key);

const fields = {
  /** The owner of the company's wallet; null for the reader's own. */
  company: idField(),
  /** What stands in place of the statement. */
  show: choiceField(['payments', 'holds', 'withdrawals', 'limit', 'payouts'], null),
  type: choiceField(WALLET_TRANSACTION_TYPES, null),
  from: valueField(Day, null),
  to: valueField(Day, null),
  code: textField({
    initial: '',
    read: ([text = '']) => toLatinDigits(text).trim().slice(0, MAX_CODE_LENGTH),
  }),
  page: pageField,
  /** The amount of a charge in rial, filled in; beside a payment, what is still to be charged after it. */
  charge: textField<number | null>({ initial: null, read: ([text]) => readRial(text) }),
  /** The amount of a withdrawal in rial, filled in; 0 for its empty form, null for the charge in its place. */
  withdraw: textField<number | null>({
    initial: null,
    read: ([text]) => (text === EMPTY_FORM ? 0 : readRial(text)),
    write: (amountRial) => (amountRial === 0 ? EMPTY_FORM : amountRial),
  }),
  /** One withdrawal, in place of the wallet. */
  withdrawal: idField(),
  /** The request that is paid after the charge. */
  next: idField(),
  /** The request that goes on after the charge, which does not pay it. */
  back: idField(),
  /** One payment, in place of the wallet. */
  paymentId: idField(),
  /** The ways to pay a request, in place of the wallet. */
  pay: idField(),
  /** The receipt of the payment. */
  receipt: { initial: false, read: ([text]: readonly string[]) => text === 'print', write: () => 'print' },
};

/** The query of the wallet's address. */
export const walletAddress = defineAddress(fields);

/** What the address shows. */
export type WalletView = StateOf<typeof fields>;

/** The address of a state of the wallet; without a query for the first page of the reader's own. */
export function walletHref(view: Partial<WalletView>, change: Partial<WalletView> = {}): string {
  return paths.wallet + walletAddress.write({ ...view, ...change });
}

/** The statement's part of the state. */
export function statementOf({ company, type, from, to, code, page }: WalletView) {
  return { company, type, from, to, code, page };
}

/** True when days or a code narrow the statement. */
export const isSearched = ({ from, to, code }: WalletView): boolean =>
  from !== null || to !== null || code !== '';
