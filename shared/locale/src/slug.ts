import { toLatinDigits } from './digits.ts';
import { normalizeFa } from './folding.ts';

const MAXIMUM_LENGTH = 80;
const MIN_WHOLE_WORD_CUT = 40;
const TATWEEL_OR_MARK = /[\u0640\p{M}]/gu;
const NEITHER_LETTER_NOR_DIGIT = /[^\p{L}\p{N}]+/gu;

/**
 * The readable part of an address: «پمپ سانتریفیوژ ۲ اینچ» becomes `پمپ-سانتریفیوژ-2-اینچ`. Callers percent-encode it
 * (`encodeURIComponent`) in links, canonical addresses and site maps. Empty when the text has no letter or digit.
 */
export function slugFa(text: string): string {
  const words = toLatinDigits(normalizeFa(text.normalize('NFKC')))
    .replace(TATWEEL_OR_MARK, '')
    .replace(NEITHER_LETTER_NOR_DIGIT, '-')
    .toLowerCase();
  return shorten(words.replace(/^-|-$/g, ''));
}

function shorten(slug: string): string {
  // By code points, because half of a surrogate pair cannot be percent-encoded.
  const characters = Array.from(slug);
  if (characters.length <= MAXIMUM_LENGTH) return slug;
  const lastHyphen = characters.lastIndexOf('-', MAXIMUM_LENGTH);
  const end = lastHyphen >= MIN_WHOLE_WORD_CUT ? lastHyphen : MAXIMUM_LENGTH;
  return characters.slice(0, end).join('');
}
