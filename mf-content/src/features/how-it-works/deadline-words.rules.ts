import type { TradeDeadlines } from '@bazaar/contracts/trade';
import { formatNumber } from '@bazaar/locale';
import { type DeadlineWords, messages } from './messages.ts';

const HOUR_MINUTES = 60;
const DAY_HOURS = 24;

/** The machine's deadlines in words. */
export function deadlineWords({
  answerHours,
  paymentHours,
  confirmationDays,
}: TradeDeadlines): DeadlineWords {
  return {
    answer: messages.hours(formatNumber(answerHours)),
    payment: messages.hours(formatNumber(paymentHours)),
    confirmation: messages.days(formatNumber(confirmationDays)),
  };
}

/** A length of time as it is said: minutes below an hour, hours below two days, days beyond. */
export function durationWords(minutes: number): string {
  if (minutes < HOUR_MINUTES) {
    return messages.minutes(formatNumber(Math.max(1, minutes)));
  }
  const hours = Math.round(minutes / HOUR_MINUTES);
  return hours < 2 * DAY_HOURS
    ? messages.hours(formatNumber(hours))
    : messages.days(formatNumber(Math.round(hours / DAY_HOURS)));
}
