/** Words that say what the visitor wants to do, not what with. */
export const INTENT_WORDS = new Set(
  [
    'خرید قیمت فروش ارزان ارزانترین ارزون بهترین لیست نرخ روز امروز استعلام سفارش فروشگاه فروشنده',
    'مناسب خوب مرغوب درجهیک اصل عالی باکیفیت کیفیت لطفا میخواهم میخوام میخام دارید دارین نیاز نیازمند لازم',
    'انلاین اینترنتی عمده تکی خریدار موجود موجودی فوری ضمانت گارانتی گرانترین گران جدید ترین مشخصات چند چنده',
  ].flatMap((line) => line.split(' ')),
);

/** Words that only connect. */
export const LINK_WORDS = new Set(
  'و از به با در برای جهت که را رو این ان تا یا هر است بر روی زیر یک ی ای مخصوص ویژه دارای شماره نوع مدل سایز اندازه بدون'.split(
    ' ',
  ),
);

/**
 * Other words of the trade for the same thing; each line means one thing. They stand for words, not for goods: what is
 * called how is in the synonyms of the goods.
 */
export const SAME = [
  'استیل استیلی استنلس استینلس ضدزنگ',
  'گالوانیزه گالوانیز گالوانیزد',
  'فولادی فولاد اهنی',
  'چدنی چدن',
  'الومینیومی الومینیوم المینیوم المینیومی',
  'پلیاتیلن پلیاتیلنی pe',
  'لاستیکی لاستیک',
  'قرمز سرخ',
  'طوسی خاکستری',
  'مشکی سیاه',
  'سهفاز سهفازه',
  'تکفاز تکفازه',
  'نیوماتیک پنوماتیک پنوماتیکی بادی',
  'هیدرولیک هیدرولیکی',
  'رده sch schedule اسکجویل',
  'کلاس class cl ansi',
  'ضدانفجار ضدجرقه exproof',
  'ماده مواد',
  'ملی isiri inso',
  'نماینده نمایندگی',
  'تست ازمون ازمایش',
  'پرینت چاپ پرینتر',
  'هازوپ hazop',
  'اسکادا scada',
  'المان اجزا اجزای',
  'سیانسی cnc',
  'فشارسنج گیج مانومتر',
  'تامین تهیه',
  'یاتاقان بلبرینگ',
  'ایزو iso',
  'لبه پر',
  'دیزل دیزلی گازوییلی',
  'دهانه دهنه',
  'ضخامت کلفتی',
  '2z zz',
].map((line) => line.split(' '));

const others = new Map(SAME.flatMap((words) => words.map((word) => [word, words] as const)));

/** A word with the others that mean the same. */
export function sameWords(word: string): readonly string[] {
  return others.get(word) ?? [word];
}
