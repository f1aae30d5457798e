import type { Board } from '../board.ts';
import { arrow, heading, leader, show, stroke, text, words } from '../parts.tsx';

const PUMP = 'M130 150C330 156 500 196 760 350';
const SYSTEM = 'M130 330C340 322 500 284 760 150';
const THROTTLED = 'M130 330C290 318 420 262 560 120';
const SLOWER = 'M130 214C310 220 460 250 640 366';

/** Where a pump works: the pump's curve, the system's curve, and what moves their crossing. */
export const pumpDutyPoint: Board = {
  file: 'pump-duty-point',
  parts: [
    heading('نقطه کار پمپ'),
    stroke(0, 'M130 100V430H800', { tone: 'faint', over: 1 }),
    show(0.8, text([92, 116], 'H (m)', { tone: 'code' })),
    show(0.8, text([822, 462], 'Q (m³/h)', { tone: 'code', anchor: 'end' })),
    stroke(1.2, PUMP, { tone: 'ink', over: 2.6 }),
    words(3.6, [236, 136, 'منحنی پمپ']),
    stroke(5, SYSTEM, { tone: 'cool', over: 3 }),
    words(8, [760, 136, 'منحنی خط لوله']),
    leader(6.4, [[130, 330], [230, 386], 'ارتفاع ثابت'], { until: 11 }),
    show(11, <circle cx={556} cy={244} r={12} className="accent" />),
    leader(11.6, [[556, 244], [566, 188], 'نقطه کار'], { until: 21 }),
    show(16, <path d="M556 244V430M556 244H130" className="leader" strokeDasharray="8 8" />, { until: 33 }),
    words(16.6, [556, 462, '50'], { tone: 'value', accent: true }),
    words(17.4, [98, 255, '32'], { tone: 'value', accent: true }),
    stroke(21.4, THROTTLED, { tone: 'hot', over: 2, until: 27 }),
    words(22.8, [470, 112, 'شیر نیمه‌بسته'], { accent: true, until: 27 }),
    show(23.6, <circle cx={462} cy={207} r={10} className="accent" />, { until: 27 }),
    arrow(
      24.2,
      [
        [544, 230],
        [480, 213],
      ],
      { until: 27 },
    ),
    stroke(27.4, SLOWER, { tone: 'hot', over: 2, until: 33 }),
    words(29, [700, 396, 'دور کمتر'], { accent: true, until: 33 }),
    show(29.4, <circle cx={466} cy={276} r={10} className="accent" />, { until: 33 }),
    words(30, [300, 410, 'H₂ = H₁ × (n₂ / n₁)²'], { tone: 'code', until: 33 }),
    stroke(33.2, 'M326 424Q556 330 746 424', { tone: 'cool', over: 1.6 }),
    words(34.4, [556, 364, 'بازده'], { until: 40 }),
  ],
};
