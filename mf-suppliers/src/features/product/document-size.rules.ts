import type { ProductDocument } from '@bazaar/contracts/product';
import { formatNumber } from '@bazaar/locale';
import { messages } from './messages.ts';

const KILO = 1024;
const MEGA = KILO * KILO;

/** What people call the types of files that the site takes. */
const KINDS: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/webp': 'WEBP',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'image/vnd.dwg': 'DWG',
};

/** «PDF»; undefined when the type has no name that people know. */
export function kindOf({ mediaType }: Pick<ProductDocument, 'mediaType'>): string | undefined {
  return Object.hasOwn(KINDS, mediaType) ? KINDS[mediaType] : undefined;
}

/** «۳۲ کیلوبایت»: what a download brings. */
export function sizeOf({ sizeBytes: bytes }: Pick<ProductDocument, 'sizeBytes'>): string {
  return bytes < MEGA
    ? messages.kilobytes(formatNumber(Math.max(1, Math.round(bytes / KILO))))
    : messages.megabytes(formatNumber(Math.round((bytes / MEGA) * 10) / 10));
}
