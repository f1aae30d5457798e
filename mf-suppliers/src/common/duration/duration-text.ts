import { formatNumber } from '@bazaar/locale';
import { messages } from '../text/messages.ts';

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** A duration in the largest unit that fits: «۱۲ دقیقه», «۲٫۳ ساعت». */
export function durationText(minutes: number): string {
  const rounded = (value: number) => formatNumber(value, { maximumFractionDigits: 1 });
  if (minutes < HOUR_MINUTES) {
    return messages.minutes(rounded(minutes));
  }
  return minutes < DAY_MINUTES
    ? messages.hours(rounded(minutes / HOUR_MINUTES))
    : messages.days(rounded(minutes / DAY_MINUTES));
}
