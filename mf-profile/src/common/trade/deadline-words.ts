import { formatNumber } from '@bazaar/locale';
import { type TimeLeft, timeLeft } from './deadline.rules.ts';
import { messages } from './messages.ts';

const { deadline } = messages;

/** A deadline as a list tells it: «تا ۲ روز دیگر»; «مهلت گذشت» afterwards. */
export function deadlineWords(deadlineAt: string, now: string): string {
  const left = timeLeft(deadlineAt, now);
  return left.isOver ? deadline.over : deadline.until(largestPart(left));
}

/** The time that is left in its two largest parts: «۳ روز و ۶ ساعت»; null afterwards. */
export function remainingWords(deadlineAt: string, now: string): string | null {
  const left = timeLeft(deadlineAt, now);
  return left.isOver ? null : partsOf(left).slice(0, 2).join(deadline.and);
}

function largestPart(left: TimeLeft): string {
  return partsOf(left)[0] ?? '';
}

function partsOf({ days, hours, minutes }: TimeLeft): string[] {
  const parts = [
    { count: days, word: deadline.days },
    { count: hours, word: deadline.hours },
    { count: minutes, word: deadline.minutes },
  ];
  return parts.filter(({ count }) => count > 0).map(({ count, word }) => word(formatNumber(count)));
}
