import type { StepUpRequired } from '@bazaar/contracts/auth';
import { formatTomanText } from '@bazaar/locale';
import { messages, purposeWords } from './messages.ts';

/** What a code confirms, in one sentence: the amount, the end of the account, or what is done. */
export function leadOf({ purpose, amountRial, sheba }: StepUpRequired): string {
  const subject = amountRial === null ? `IR…${(sheba ?? '').slice(-4)}` : formatTomanText(amountRial);
  return purposeWords[purpose].lead(subject);
}

/** Why a code is asked for. */
export function reasonOf({ reason, limitRial, spentRial }: StepUpRequired): string {
  if (reason === 'limit' && limitRial !== null) {
    const limit = formatTomanText(limitRial);
    return spentRial > 0 ? messages.limitSpent(limit, formatTomanText(spentRial)) : messages.limit(limit);
  }
  return reason === 'newAccount' ? messages.newAccount : messages.change;
}
