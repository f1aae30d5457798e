import type { Board } from '../board.ts';
import { art, card, heading, moving, show, stroke, text, words } from '../parts.tsx';

/** A bar of a chart that grows from its foot. */
const bar = (
  at: number,
  [x, height]: readonly [x: number, height: number],
  { tone, until }: { tone: string; until: number },
) =>
  moving(
    at,
    (progress) => (
      <rect x={x} y={400 - height * progress} width={96} height={height * progress} className={tone} />
    ),
    { over: 1.2, until },
  );

/** Three ways to save energy in a compressor room; from a webinar. */
export const compressorEnergy: Board = {
  file: 'compressor-energy',
  parts: [
    heading('کمپرسورخانه'),
    art(0, 'screw-compressor', { place: [30, 110], width: 420, seed: 2 }),
    ...['نشتی', 'فشار', 'کار بی‌بار'].flatMap((name, place) => [
      card(0.8 + place * 0.8, [520, 130 + place * 84, 392, 66], { until: 5 }),
      words(1 + place * 0.8, [880, 172 + place * 84, name], { anchor: 'start', until: 5 }),
    ]),
    stroke(5, 'M520 100V400H912', { tone: 'faint', over: 0.8, until: 30 }),
    bar(5.4, [570, 220], { tone: 'metal', until: 18 }),
    bar(6.6, [720, 60], { tone: 'accent', until: 18 }),
    words(6.4, [618, 432, 'همه هوا'], { tone: 'small', until: 18 }),
    words(7.4, [768, 432, 'نشتی'], { tone: 'small', until: 18 }),
    words(7.8, [768, 322, '۲۰ تا ۳۰ درصد'], { accent: true, until: 18 }),
    words(12.4, [716, 108, 'T ÷ (T + t)'], { tone: 'code', accent: true, until: 18 }),
    words(13.4, [716, 146, 'زمان زیر بار به کل زمان'], { tone: 'small', until: 18 }),
    bar(18.2, [570, 210], { tone: 'metal', until: 24 }),
    bar(19.4, [720, 196], { tone: 'accent', until: 24 }),
    words(18.8, [618, 432, '8 bar'], { tone: 'code', until: 24 }),
    words(19.8, [768, 432, '7 bar'], { tone: 'code', until: 24 }),
    words(20.8, [768, 184, '۶ تا ۷ درصد کمتر'], { accent: true, until: 24 }),
    bar(24.2, [570, 216], { tone: 'metal', until: 30 }),
    bar(25.4, [720, 66], { tone: 'accent', until: 30 }),
    words(24.8, [618, 432, 'زیر بار'], { tone: 'small', until: 30 }),
    words(25.8, [768, 432, 'بی‌بار'], { tone: 'small', until: 30 }),
    words(26.6, [768, 316, '¼ … ⅓'], { tone: 'value', accent: true, until: 30 }),
    ...['نشتی', 'فشار', 'کنترل دور'].map((name, place) =>
      show(
        30.2 + place * 1.6,
        <g>
          <circle cx={880} cy={160 + place * 84} r={22} className="accent" />
          {text([880, 168 + place * 84], '۱۲۳'[place] ?? '')}
          {text([836, 168 + place * 84], name, { anchor: 'start' })}
        </g>,
      ),
    ),
  ],
};
