import type { Board } from '../board.ts';
import { card, heading, mark, show, text, words } from '../parts.tsx';

const HEADS = [
  ['تأمین‌کننده', 880],
  ['قیمت واحد', 690],
  ['کمترین سفارش', 500],
  ['موجودی', 330],
  ['تحویل', 200],
] as const;
const OFFERS = [
  ['الف', '۱٬۲۰۰٬۰۰۰', '۵۰', '۲۰۰', '۲۰ روز'],
  ['ب', '۱٬۲۶۰٬۰۰۰', '۱۰', '۴۰', '۳ روز'],
  ['پ', '۱٬۳۱۰٬۰۰۰', '۱', '۱۲', '۳ روز'],
] as const;
const yOf = (row: number) => 216 + row * 66;

/** Comparing the offers for one good. */
export const compareOffers: Board = {
  file: 'compare-offers',
  parts: [
    heading('مقایسه پیشنهادها'),
    card(0, [60, 120, 852, 290]),
    ...HEADS.map(([name, x]) => words(0.4, [x, 160, name], { tone: 'small', anchor: 'start' })),
    ...OFFERS.flatMap((offer, row) =>
      offer.map((value, column) =>
        words(1 + row * 0.8, [HEADS[column]?.[1] ?? 0, yOf(row) + 8, value], { anchor: 'start' }),
      ),
    ),
    card(6, [60, 62, 260, 46], { tone: 'accent' }),
    words(6.4, [296, 92, 'مقدار من: ۲۰ عدد'], { anchor: 'start', accent: true }),
    mark(7.4, [560, 184, 146, 200], { until: 12 }),
    mark(12.4, [392, 191, 118, 52], { until: 18 }),
    words(13, [450, 448, '۲۰ کمتر از ۵۰ است'], { accent: true, until: 18 }),
    mark(15, [130, 257, 210, 52], { until: 18 }),
    mark(18.4, [64, 257, 844, 52], { until: 29 }),
    mark(19.4, [64, 323, 844, 52], { until: 29 }),
    card(23, [60, 426, 220, 46], { tone: 'dark' }),
    show(23.2, <g className="light">{text([170, 456], 'فقط تفاوت‌ها')}</g>),
    mark(23.8, [560, 253, 146, 126], { until: 29 }),
    mark(24.4, [392, 253, 118, 126], { until: 29 }),
    mark(29.2, [64, 257, 844, 52]),
    words(30, [560, 456, 'مقدار و زمان شما را دارد'], { accent: true }),
  ],
};
