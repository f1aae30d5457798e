import type { Board } from '../board.ts';
import { art, card, heading, type Point, show, text, words } from '../parts.tsx';

const STEPS = [
  [5, 'R S T از شبکه، U V W به موتور'],
  [12, 'زمین درایو، موتور و شیلد'],
  [18, 'داده‌های پلاک موتور'],
  [24, 'زمان شتاب و توقف: ۱۰ ثانیه'],
  [29, 'جهت چرخش با ۵ هرتز'],
  [34, 'جریان زیر بار، سپس ذخیره'],
] as const;

const at = (place: number): Point => [872, 142 + place * 54];
const PHASES = ['R', 'S', 'T', 'U', 'V', 'W'];

/** Bringing a drive into service in six steps. */
export const driveStart: Board = {
  file: 'drive-start',
  parts: [
    heading('راه‌اندازی درایو'),
    art(0, 'drive', { place: [30, 60], width: 400, seed: 2 }),
    words(0.8, [220, 400, 'برق قطع'], { accent: true, until: 5 }),
    ...PHASES.map((phase, place) =>
      show(
        5 + place * 0.35,
        <g>
          <line
            x1={125 + place * 38}
            y1={350}
            x2={125 + place * 38}
            y2={410}
            className={`stroke ${place < 3 ? 'ink' : 'hot'}`}
          />
          {text([125 + place * 38, 436], phase, { tone: 'code' })}
        </g>,
        { until: 18 },
      ),
    ),
    show(12.4, <path d="M360 350v60M340 410h40M347 419h26M354 428h12" className="stroke cool" />, {
      until: 18,
    }),
    card(18, [70, 366, 300, 62], { until: 24, tone: 'dark' }),
    show(18.6, <g className="light">{text([220, 404], '15 kW · 400 V · 28.3 A', { tone: 'code' })}</g>, {
      until: 24,
    }),
    show(24, <path d="M80 430h60l90 -66h50l70 66h30" className="stroke hot" />, { until: 29 }),
    words(24.8, [150, 386, '10 s'], { tone: 'code', until: 29 }),
    show(29, <path d="M170 400a46 46 0 1 1 46 46" className="stroke hot" />, { until: 34 }),
    words(29.6, [216, 408, '5 Hz'], { tone: 'code', until: 34 }),
    words(34.6, [220, 400, '27.6 A ≤ 28.3 A'], { tone: 'code', accent: true }),
    ...STEPS.flatMap(([second, name], place) => {
      const [x, y] = at(place);
      return [
        card(second, [452, y - 34, 460, 46], { tone: 'accent' }),
        show(
          second,
          <g>
            <circle cx={x + 12} cy={y - 11} r={17} className="accent" />
            {text([x + 12, y - 4], '۱۲۳۴۵۶'[place] ?? '', { tone: 'label' })}
            {text([x - 20, y - 4], name, { anchor: 'start' })}
          </g>,
        ),
      ];
    }),
  ],
};
