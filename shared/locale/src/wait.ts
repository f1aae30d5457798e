import { formatNumber } from './numbers.ts';

const MINUTE = 60;
const HOUR = 3600;
/** Up to here minutes say more than hours. */
const MAX_IN_MINUTES = 1.5 * HOUR;

/** How long somebody has to wait, in words: «۴۰ ثانیه», «۶ دقیقه», «۱۴ ساعت»; rounded up, so that the time is enough. */
export function formatWait(seconds: number): string {
  if (!Number.isFinite(seconds) || seconds <= 0) {
    throw new RangeError(`${seconds} is no time to wait: pass a number of seconds above 0.`);
  }
  if (seconds < MINUTE) {
    return `${formatNumber(Math.ceil(seconds))} ثانیه`;
  }
  return seconds <= MAX_IN_MINUTES
    ? `${formatNumber(Math.ceil(seconds / MINUTE))} دقیقه`
    : `${formatNumber(Math.ceil(seconds / HOUR))} ساعت`;
}
