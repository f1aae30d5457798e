import { stepUpRequired } from '@bazaar/actions/step-up';
import type { StepUpToken } from '@bazaar/contracts/auth';
import { formatToman, formatTomanText } from '@bazaar/locale';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { readAmount } from '../../../common/money/typed-amount.rules.ts';
import { amountFaults } from '../../../common/payment/messages.ts';
import type { WalletView } from '../wallet.address.ts';
import { useWithdraw } from './withdrawal.mutations.ts';
import { withdrawalMessages } from './withdrawal-messages.ts';
import type { UsableTerms } from './withdrawal-terms.ts';

const words = withdrawalMessages.form;

/** The state of the form of a withdrawal: what is typed, its fault once the field was left, and sending it. */
export function useWithdrawForm({ company, withdraw: given }: WalletView, terms: UsableTerms) {
  const [text, write] = useState(given ? formatToman(given) : '');
  const [isChecked, setChecked] = useState(given !== null && given > 0);
  const field = useRef<HTMLInputElement>(null);
  // Who has chosen to withdraw goes on with the amount.
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const sending = useWithdraw(company);
  // The terms may be read anew behind the dialog of the code: what counts is the account that was seen.
  const shownAccount = useRef(terms.account.shebaMasked);
  const { amountRial, fault } = readTyped(text, terms);
  const run = (stepUpToken?: StepUpToken) => {
    if (amountRial !== null) {
      sending.withdraw({
        amountRial,
        shebaMasked: shownAccount.current,
        ...(stepUpToken && { stepUpToken }),
      });
    }
  };
  const required = stepUpRequired(sending.failure);
  return {
    field,
    text,
    write,
    amountRial,
    error: isChecked && fault !== null ? fault : undefined,
    isBusy: sending.isBusy,
    failure: required === null ? sending.failure : null,
    required,
    run,
    forget: sending.forget,
    submit: (event: FormEvent) => {
      event.preventDefault();
      setChecked(true);
      shownAccount.current = terms.account.shebaMasked;
      if (amountRial === null) {
        field.current?.focus();
      } else {
        run();
      }
    },
    leaveField: () => {
      if (amountRial !== null) {
        write(formatToman(amountRial));
      }
      setChecked(text.trim() !== '');
    },
  };
}

/** The amount, or in words why it cannot be withdrawn. */
function readTyped(text: string, terms: UsableTerms) {
  const { minRial, maxRial, availableRial } = terms;
  const { amountRial, fault } = readAmount(text, { minRial, maxRial });
  if (amountRial !== null && amountRial > availableRial) {
    return { amountRial: null, fault: words.short(formatTomanText(availableRial)) };
  }
  switch (fault) {
    case null:
      return { amountRial, fault: null };
    case 'below':
      return { amountRial: null, fault: words.below(formatTomanText(minRial)) };
    case 'above':
      return { amountRial: null, fault: words.above(formatTomanText(maxRial)) };
    default:
      return { amountRial: null, fault: amountFaults[fault] };
  }
}
