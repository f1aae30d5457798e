import type { Board } from '../board.ts';
import { art, card, heading, moving, show, text, words } from '../parts.tsx';

const ENERGIES = ['برق', 'هوا', 'فشار', 'وزن'];

function padlock(x: number, y: number) {
  return (
    <g>
      <path d={`M${x - 18} ${y}v-24a18 18 0 0 1 36 0v24`} className="stroke ink" />
      <rect x={x - 28} y={y} width={56} height={46} rx={6} className="accent" />
    </g>
  );
}

/** Lockout and tagout before a repair. */
export const lockout: Board = {
  file: 'lockout',
  parts: [
    heading('قفل و برچسب'),
    art(0, 'panel', { place: [30, 70], width: 430, seed: 2 }),
    ...ENERGIES.flatMap((name, place) => [
      card(0.8 + place * 0.7, [500 + (place % 2) * 210, 120 + Math.floor(place / 2) * 100, 196, 80], {
        until: 5,
      }),
      words(0.9 + place * 0.7, [598 + (place % 2) * 210, 168 + Math.floor(place / 2) * 100, name], {
        until: 5,
      }),
    ]),
    card(5, [500, 130, 412, 90], { until: 10 }),
    words(5.4, [706, 184, 'خبر به همکاران، سپس خاموش'], { until: 10 }),
    card(10, [560, 120, 290, 300]),
    show(10.2, <rect x={640} y={170} width={130} height={200} rx={65} className="metal-light" />),
    moving(
      10.6,
      (progress) => (
        <g transform={`rotate(${90 * progress} 705 270)`}>
          <rect x={688} y={176} width={34} height={188} rx={12} className="accent" />
        </g>
      ),
      { over: 1.4 },
    ),
    words(12.2, [598, 410, 'OFF'], { tone: 'code', accent: true }),
    show(14.2, padlock(705, 268), { until: 31 }),
    show(15.8, padlock(642, 268), { until: 31 }),
    words(16, [705, 456, 'هر نفر یک قفل'], { until: 20, accent: true }),
    card(20, [770, 250, 142, 150], { tone: 'accent', until: 31 }),
    ...['نام', 'زمان', 'دلیل'].map((name, place) =>
      words(20.6 + place * 0.9, [841, 294 + place * 40, name], { until: 31 }),
    ),
    ...['خازن', 'هوای فشرده', 'بار آویزان'].map((name, place) =>
      words(25.4 + place * 1.4, [470, 120 + place * 40, `✓ ${name}`], { until: 31, accent: true }),
    ),
    card(31, [560, 120, 290, 300], { tone: 'dark' }),
    show(31.6, <g className="light">{text([705, 286], '0.0 V', { tone: 'value' })}</g>),
    words(33, [705, 456, 'ولتاژ نیست'], { accent: true }),
  ],
};
