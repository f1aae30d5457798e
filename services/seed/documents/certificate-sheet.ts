import { formatJalaliLong } from '@bazaar/locale';
import type { Sheet } from './sheet.ts';

/** A certificate that a supplier holds. */
export interface HeldCertificate {
  readonly supplierId: number;
  readonly supplierName: string;
  readonly title: string;
  readonly issuer: string;
  /** `YYYY-MM-DD`. */
  readonly validFrom: string;
  readonly validTo: string;
}

const LATIN_ONLY = /^[\x20-\x7e]+$/;

/** What lists call it: «گواهینامه ISO 9001»; others say already what they are. */
export function certificateTitle(title: string): string {
  return LATIN_ONLY.test(title) ? `گواهینامه ${title}` : title;
}

/** The copy of a certificate. */
export function certificateSheet(held: HeldCertificate): Sheet {
  const title = certificateTitle(held.title);
  return {
    name: `${title} ${held.supplierName}`,
    kind: 'رونوشت گواهینامه',
    title,
    code: `CRT-${held.supplierId}`,
    facts: [],
    columns: [
      ['موضوع', 0.3],
      ['شرح', 0.7],
    ],
    rows: [
      ['دارنده', held.supplierName],
      ['عنوان', held.title],
      ['صادرکننده', held.issuer],
      ['آغاز اعتبار', formatJalaliLong(held.validFrom)],
      ['پایان اعتبار', formatJalaliLong(held.validTo)],
    ],
    note: 'این رونوشت را دارنده گواهینامه برای نمایش در بازار صنعت داده است. درستی و اعتبار آن را صادرکننده تأیید می‌کند.',
  };
}
