import type { Board } from '../board.ts';
import { art, dimension, heading, show, text, words } from '../parts.tsx';

/** The parts of the number with their place, and the second from which each is spoken of. */
const PARTS = [
  ['6', 500, 5, 10, 'شیار عمیق، یک‌ردیفه'],
  ['2', 545, 10, 16, 'سری ابعادی ۰۲'],
  ['05', 604, 16, 22, '05 × 5 = 25 mm'],
  ['-2RS', 706, 22, 27, 'دو آب‌بند لاستیکی'],
  ['C3', 838, 27, 32, 'لقی بیش از معمول'],
] as const;

/** Reading the number of a bearing. */
export const bearingNumber: Board = {
  file: 'bearing-number',
  parts: [
    heading('شماره بلبرینگ'),
    art(0, 'bearing', { place: [30, 90], width: 420, seed: 3, form: 'open', until: 22 }),
    art(22, 'bearing', { place: [30, 90], width: 420, seed: 3, form: 'sealed' }),
    show(0.8, <rect x={468} y={132} width={444} height={90} rx={10} className="card" />),
    ...PARTS.flatMap(([part, x, at, until, name]) => [
      show(1, text([x, 192], part, { tone: 'value' })),
      show(at, text([x, 192], part, { tone: 'value', accent: true }), { until: at === 27 ? 32 : until }),
      show(at, <line x1={x} y1={212} x2={x} y2={268} className="leader" />, { until }),
      words(at + 0.3, [690, 304, name], { until, accent: true }),
    ]),
    dimension(10.6, [[130, 436], [354, 436], 'D = 52'], { until: 22 }),
    words(11.4, [690, 350, 'B = 15 mm'], { tone: 'code', until: 22 }),
    dimension(16.6, [[198, 366], [286, 366], 'd = 25'], { until: 22 }),
    words(32, [690, 304, '6205-2RS C3'], { tone: 'value', accent: true }),
    words(32.6, [690, 356, '25 × 52 × 15 mm'], { tone: 'code' }),
  ],
};
