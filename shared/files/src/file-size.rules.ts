import { formatNumber } from '@bazaar/locale';
import { messages } from './messages.ts';

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** The size of a file: «۳۲ کیلوبایت». */
export function fileSize(bytes: number): string {
  return bytes < MEGABYTE
    ? messages.kilobytes(formatNumber(Math.max(1, Math.round(bytes / KILOBYTE))))
    : messages.megabytes(megabytesOf(bytes));
}

/** A number of megabytes: «۴٫۱». */
export function megabytesOf(bytes: number): string {
  return formatNumber(bytes / MEGABYTE, { maximumFractionDigits: 1 });
}
