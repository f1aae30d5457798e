import type { Board } from '../board.ts';
import { arrow, art, card, heading, leader, moving, words } from '../parts.tsx';

/** How much of its capacity a valve uses, as a filled bar. */
const used = (at: number, [y, share]: readonly [number, number], tone: string) =>
  moving(
    at,
    (progress) => (
      <g>
        <rect x={500} y={y} width={412} height={34} rx={6} className="metal-light" />
        <rect x={500} y={y} width={412 * share * progress} height={34} rx={6} className={tone} />
      </g>
    ),
    { over: 1.4 },
  );

/** Choosing a control valve by its Kv; from a webinar. */
export const controlValveKv: Board = {
  file: 'control-valve-kv',
  parts: [
    heading('شیر کنترلی'),
    art(0, 'control-valve', { place: [30, 90], width: 420, seed: 2 }),
    arrow(5.4, [
      [40, 424],
      [150, 424],
    ]),
    arrow(5.8, [
      [320, 424],
      [430, 424],
    ]),
    words(6.4, [96, 462, 'p₁'], { tone: 'code' }),
    words(6.8, [376, 462, 'p₂'], { tone: 'code' }),
    words(7.6, [240, 462, 'Δp = 1 bar'], { tone: 'code', accent: true, until: 11 }),
    words(7.6, [706, 180, 'Kv = Q'], { tone: 'value', until: 11 }),
    words(8.4, [706, 224, 'm³/h'], { tone: 'code', until: 11 }),
    leader(1, [[242, 150], [420, 130], 'عملگر'], { until: 5 }),
    card(11, [500, 120, 412, 96], { tone: 'accent' }),
    words(11.4, [706, 180, 'Kv = Q ÷ √Δp'], { tone: 'value', accent: true }),
    words(17.2, [706, 262, 'Q = 30 m³/h'], { tone: 'code', until: 23 }),
    words(18, [706, 302, 'Δp = 0.9 bar'], { tone: 'code', until: 23 }),
    words(19.2, [706, 362, '30 ÷ √0.9 = 31.6'], { tone: 'value', until: 23 }),
    words(23.2, [912, 262, 'Kvs 40'], { tone: 'code', anchor: 'end' }),
    used(23.6, [276, 0.79], 'good'),
    words(24.8, [912, 340, '≈ 80 %'], { tone: 'code', anchor: 'end' }),
    words(29.2, [912, 372, 'Kvs 100'], { tone: 'code', anchor: 'end' }),
    used(29.6, [386, 0.316], 'accent'),
    words(30.8, [912, 448, '≈ 32 %'], { tone: 'code', anchor: 'end', accent: true }),
  ],
};
