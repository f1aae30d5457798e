interface HouseWord {
  /** A regular expression for the word as it is written without endings. */
  readonly word: string;
  readonly use: string;
}

const HOUSE_WORDS: readonly HouseWord[] = [
  { word: 'صافی', use: 'فیلتر' },
  { word: 'پالایه', use: 'فیلتر' },
  { word: 'یکا', use: 'واحد' },
  { word: 'کمینهٔ? سفارش', use: 'حداقل سفارش' },
  { word: 'گام سفارش', use: 'مضرب سفارش' },
  { word: 'تعداد \\(', use: 'مقدار' },
  { word: 'برداشتن|بردارید|برداشته', use: 'حذف' },
  { word: 'بر(?:می‌)?گزی(?:دن|نید|ده)', use: 'انتخاب' },
  { word: 'رونوشت', use: 'کپی' },
  { word: 'دفتر تأیید', use: 'سوابق احراز هویت' },
  { word: 'وضع', use: 'وضعیت' },
  { word: 'میانهٔ? (?:زمان )?پاسخ', use: 'معمولاً در … پاسخ می‌دهد' },
  { word: 'زودپاسخ‌ترین', use: 'سریع‌ترین پاسخ' },
  { word: 'پوسته', use: 'ظاهر' },
  { word: 'پرسش(?:‌های)? پرتکرار', use: 'پرسش‌های متداول' },
  { word: 'فهرست کوتاه', use: 'منتخب‌های من' },
  { word: 'واژه‌ها به کار نرفت', use: 'این بخش از متن در نظر گرفته نشد' },
  { word: 'نیاز می‌خواند', use: 'با نیاز شما مطابقت دارد' },
  { word: 'نوشتار دیگر', use: 'پیشنهاد املایی' },
  { word: 'فرستادن گزارش', use: 'ارسال گزارش' },
  { word: 'رایانامه', use: 'ایمیل' },
  { word: 'وب‌?گاه', use: 'وب‌سایت' },
  { word: 'نویسه', use: 'کاراکتر' },
  { word: 'برخط', use: 'آنلاین' },
  { word: 'واگرد', use: 'بازگردانی' },
  { word: 'گفتگو', use: 'گفت‌وگو' },
  { word: '\\p{L}*هٔ', use: 'the plain «ه»' },
];

/** Words that are right in one file. */
const EXEMPT: Readonly<Record<string, readonly string[]>> = {
  // The copy of a certificate is a document of its own kind.
  'services/seed/documents/certificate-sheet.ts': ['رونوشت'],
  // Letters that the font of the printed sheets must hold.
  'services/seed/documents/sheet-fonts.ts': ['هٔ'],
};

const LETTER = '[\\p{L}\\p{M}\\u200c]';
/** Endings of a noun: plural, the link to the next word, «a», whose it is. */
const ENDING = '(?:‌?(?:ها(?:ی(?:ی|م|ت|ش|مان|تان|شان)?)?|ی|ای|اش|ات|ام|شان|تان|مان))?';

const PATTERNS = HOUSE_WORDS.map(({ word, use }) => ({
  use,
  pattern: new RegExp(`(?<!${LETTER})(?:${word})${ENDING}(?!${LETTER})`, 'gu'),
}));

/** One line for each word of a text that has a standard one on this site; `file` is where the text stands. */
export function wordFaults(file: string, text: string): string[] {
  return PATTERNS.flatMap(({ use, pattern }) =>
    [...text.matchAll(pattern)]
      .filter(([found]) => !EXEMPT[file]?.includes(found))
      .map(([found]) => `${file}: «${found}» is ${use} on this site.`),
  );
}
