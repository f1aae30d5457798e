import { formatNumber } from '@bazaar/locale';
import { messages } from './messages.ts';

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;
/** From here on the answer is no matter of hours, but comes on the same day. */
const SAME_DAY_MINUTES = 8 * HOUR_MINUTES;

/** How soon a supplier usually answers, as exactly as a habit can be told: «معمولاً در حدود ۲ ساعت پاسخ می‌دهد». */
export function responseWords(minutes: number): string {
  const { response } = messages;
  if (minutes < HOUR_MINUTES) {
    return response.underAnHour;
  }
  if (minutes < SAME_DAY_MINUTES) {
    return response.hours(formatNumber(Math.round(minutes / HOUR_MINUTES)));
  }
  return minutes < DAY_MINUTES
    ? response.sameDay
    : response.days(formatNumber(Math.round(minutes / DAY_MINUTES)));
}
