import type { Board } from '../board.ts';
import { art, card, heading, leader, mark, type Point, show, text, words } from '../parts.tsx';

const ROWS = [
  ['15 kW', 'توان روی شفت', 5],
  ['Δ 400 V   50 Hz', 'اتصال و ولتاژ', 10],
  ['28.3 A   cos φ 0.83', 'جریان نامی', 15],
  ['1465 min⁻¹', 'دور', 20],
  ['IE3   92.1 %', 'رده بازده', 25],
  ['IP55   S1', 'حفاظت و نوع کار', 30],
] as const;

const TOP = 118;
const STEP = 52;
const rowAt = (place: number): Point => [0, TOP + 42 + place * STEP];

/** Reading the name plate of a motor, line by line. */
export const motorPlate: Board = {
  file: 'motor-plate',
  parts: [
    heading('پلاک الکتروموتور'),
    art(0, 'motor', { place: [40, 120], width: 420, seed: 4 }),
    leader(1.2, [[262, 255], [250, 118], '3~ MOTOR  IM B3'], { until: 5 }),
    card(0.8, [500, TOP, 412, 330]),
    ...ROWS.flatMap(([value, name, at], place) => {
      const [, y] = rowAt(place);
      const next = ROWS[place + 1]?.[2];
      return [
        show(1 + place * 0.15, text([524, y], value, { tone: 'code', anchor: 'start' })),
        words(at, [890, y, name], { anchor: 'start', accent: true }),
        mark(at, [512, y - 32, 388, 46], next === undefined ? {} : { until: next }),
      ];
    }),
  ],
};
