import { TrackingCode } from '@bazaar/contracts/content';
import { stripBidiControls, toLatinDigits } from '@bazaar/locale';

const SEPARATORS = /[\s\u200C\u2010-\u2015_.-]/g;

/**
 * The code that somebody typed, `fb 7k2m‑q9xa4t` or with Persian digits, as the service knows it; null when it cannot be
 * one.
 */
export function parseTrackingCode(typed: string): string | null {
  const signs = toLatinDigits(stripBidiControls(typed)).replace(SEPARATORS, '').toUpperCase();
  const code = TrackingCode.safeParse(`FB-${signs.replace(/^FB/, '')}`);
  return code.success ? code.data : null;
}
