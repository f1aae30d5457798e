import type { Board } from '../board.ts';
import { art, card, heading, moving, show, text, words } from '../parts.tsx';

const NEED = 'الکتروموتور ۱۵ کیلووات ۴ قطب';
const CHIPS = [
  ['کالا: الکتروموتور', 749],
  ['توان: ۱۵ کیلووات', 551],
  ['قطب: ۴', 353],
] as const;

/** Searching in one's own words. */
export const searchOwnWords: Board = {
  file: 'search-own-words',
  parts: [
    heading('جست‌وجو با زبان خودتان'),
    card(0, [120, 100, 720, 66]),
    show(0.2, <path d="M156 138a13 13 0 1 1 .1 0M166 144l14 14" className="stroke ink" />),
    moving(
      1,
      (progress) => text([812, 141], NEED.slice(0, Math.round(NEED.length * progress)), { anchor: 'start' }),
      { over: 5 },
    ),
    ...CHIPS.flatMap(([name, x], place) => [
      card(7 + place * 1.2, [x - 93, 188, 186, 44], { tone: 'accent' }),
      words(7.2 + place * 1.2, [x, 217, name], { accent: true }),
    ]),
    card(13, [120, 188, 128, 44], { tone: 'sunken', until: 19 }),
    words(13.4, [184, 217, 'نگه داشته نشد'], { tone: 'small', until: 19 }),
    card(18.6, [120, 256, 720, 170], { until: 30 }),
    art(19, 'motor', { place: [610, 268], width: 210, seed: 4, until: 30 }),
    words(19.4, [590, 300, 'الکتروموتور سه‌فاز ۱۵ کیلووات، ۴ قطب'], { anchor: 'start', until: 30 }),
    words(20.4, [590, 342, 'قیمت'], { tone: 'small', anchor: 'start', until: 30 }),
    words(20.4, [450, 342, 'موجودی'], { tone: 'small', anchor: 'start', until: 30 }),
    words(20.4, [300, 342, 'تحویل'], { tone: 'small', anchor: 'start', until: 30 }),
    words(21.2, [590, 382, '۶۲٬۴۰۰٬۰۰۰'], { anchor: 'start', until: 30 }),
    words(22, [450, 382, '۱۲ عدد'], { anchor: 'start', until: 30 }),
    words(22.8, [300, 382, '۳ روز'], { anchor: 'start', until: 30 }),
    words(25.4, [740, 462, 'ي و ی'], { accent: true, until: 30 }),
    words(26.4, [560, 462, '۱۵ و 15'], { accent: true, until: 30 }),
    words(27.4, [320, 462, 'سه‌فاز و سه فاز'], { accent: true, until: 30 }),
    card(30.2, [300, 290, 360, 76], { tone: 'dark' }),
    show(30.6, <g className="light">{text([480, 338], 'درخواست برای همین نیاز')}</g>),
  ],
};
