import type { ProductDocument } from '@bazaar/contracts/product';
import { formatNumber } from '@bazaar/locale';
import { messages } from './messages.ts';

const KILO = 1024;
const MEGA = KILO * KILO;

/** Common names of the file types that the site accepts. */
const KINDS: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/webp': 'WEBP',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'image/vnd.dwg': 'DWG',
};

/** «PDF»; undefined for a type without a common name. */
export function kindOf({ mediaType }: Pick<ProductDocument, 'mediaType'>): string | undefined {
  return Object.hasOwn(KINDS, mediaType) ? KINDS[mediaType] : undefined;
}

/** The size of a download: «۳۲ کیلوبایت». */
export function sizeOf({ sizeBytes: bytes }: Pick<ProductDocument, 'sizeBytes'>): string {
  return bytes < MEGA
    ? messages.kilobytes(formatNumber(Math.max(1, Math.round(bytes / KILO))))
    : messages.megabytes(formatNumber(Math.round((bytes / MEGA) * 10) / 10));
}
