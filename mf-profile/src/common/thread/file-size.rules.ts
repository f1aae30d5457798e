import { formatNumber } from '@bazaar/locale';
import { messages } from './messages.ts';

const KILO = 1024;
const MEGA = KILO * KILO;

/** The size of a file: «۳۲ کیلوبایت». */
export function fileSize(bytes: number): string {
  return bytes < MEGA
    ? messages.kilobytes(formatNumber(Math.max(1, Math.round(bytes / KILO))))
    : messages.megabytes(formatNumber(Math.round((bytes / MEGA) * 10) / 10));
}
