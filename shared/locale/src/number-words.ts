import { assertSafeInteger } from './safe-integer.ts';

const BELOW_TWENTY =
  'صفر یک دو سه چهار پنج شش هفت هشت نه ده یازده دوازده سیزده چهارده پانزده شانزده هفده هجده نوزده';
const TENS = 'بیست سی چهل پنجاه شصت هفتاد هشتاد نود';
const HUNDREDS = 'یکصد دویست سیصد چهارصد پانصد ششصد هفتصد هشتصد نهصد';
const SCALES = ['', ' هزار', ' میلیون', ' میلیارد', ' تریلیون', ' کوادریلیون'];

/** Between all parts of a number, as Persian writes it: «یکصد و سی و هشت». */
const AND = ' و ';

const wordAt = (words: string, index: number): string => words.split(' ')[index] ?? '';

function belowHundred(value: number): string {
  if (value < 20) return wordAt(BELOW_TWENTY, value);
  const tens = wordAt(TENS, Math.floor(value / 10) - 2);
  return value % 10 === 0 ? tens : `${tens}${AND}${wordAt(BELOW_TWENTY, value % 10)}`;
}

function belowThousand(value: number): string {
  const hundreds = Math.floor(value / 100);
  const rest = value % 100;
  if (hundreds === 0) return belowHundred(rest);
  const word = wordAt(HUNDREDS, hundreds - 1);
  return rest === 0 ? word : `${word}${AND}${belowHundred(rest)}`;
}

/** A whole number in Persian words: `1_038` becomes «یک هزار و سی و هشت». */
export function numberInWords(value: number): string {
  assertSafeInteger(value);
  if (value === 0) return wordAt(BELOW_TWENTY, 0);
  const groups: string[] = [];
  let rest = Math.abs(value);
  for (const scale of SCALES) {
    const group = rest % 1000;
    if (group > 0) groups.unshift(belowThousand(group) + scale);
    rest = Math.floor(rest / 1000);
  }
  return (value < 0 ? 'منفی ' : '') + groups.join(AND);
}
