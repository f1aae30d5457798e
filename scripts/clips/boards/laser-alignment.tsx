import type { Board } from '../board.ts';
import { arrow, art, card, heading, leader, mark, moving, show, text, words } from '../parts.tsx';

const CLOCK = [
  [21, 'ساعت ۹', 180],
  [22.6, 'ساعت ۱۲', 270],
  [24.2, 'ساعت ۳', 0],
] as const;

/** A laser head: a clamp on the shaft with a box above it. */
function head(x: number) {
  return (
    <g>
      <rect x={x - 5} y={228} width={10} height={56} className="metal-light" />
      <rect x={x - 19} y={196} width={38} height={44} rx={4} className="metal-dark" />
      <circle cx={x} cy={218} r={5} className="accent" />
    </g>
  );
}

/** Laser alignment of a pump and its motor. */
export const laserAlignment: Board = {
  file: 'laser-alignment',
  parts: [
    heading('هم‌محوری لیزری'),
    art(0, 'apip', { place: [150, 70], width: 560, seed: 1 }),
    card(0.6, [740, 130, 172, 96], { until: 5, tone: 'accent' }),
    words(0.8, [826, 172, 'برق قطع'], { until: 5 }),
    words(1.2, [826, 206, 'کلید قفل'], { until: 5, accent: true }),
    mark(5.4, [480, 396, 214, 46], { until: 11 }),
    leader(6.2, [[520, 420], [770, 340], '0.05 mm'], { until: 11 }),
    show(11, head(398)),
    show(12.4, head(505)),
    leader(11.4, [[398, 200], [330, 116], 'فرستنده'], { until: 16 }),
    leader(12.8, [[505, 200], [600, 116], 'گیرنده'], { until: 16 }),
    moving(
      14,
      (progress) => <line x1={417} y1={218} x2={417 + 69 * progress} y2={218} className="stroke hot" />,
      { over: 1 },
    ),
    moving(
      16,
      (progress) => (
        <g transform={`rotate(${progress * 360} 452 292)`}>
          <path d="M452 240a52 52 0 1 1 -45 26" className="stroke cool" />
          <path d="M400 256l4 18l14 -12z" className="tip" />
        </g>
      ),
      { over: 4.5, until: 21 },
    ),
    card(21, [736, 110, 176, 176]),
    ...CLOCK.map(([at, name, angle]) =>
      show(
        at,
        <g>
          <line
            x1={824}
            y1={200}
            x2={824 + 52 * Math.cos((angle * Math.PI) / 180)}
            y2={200 + 52 * Math.sin((angle * Math.PI) / 180)}
            className="stroke hot"
          />
          {text([824, 318 + CLOCK.findIndex(([first]) => first === at) * 30], name, { tone: 'small' })}
        </g>,
        { until: 26 },
      ),
    ),
    show(21, <circle cx={824} cy={200} r={62} className="stroke faint" />, { until: 26 }),
    words(26, [824, 168, 'پایه جلو'], { tone: 'small' }),
    words(26.6, [824, 200, '+0.15 mm'], { tone: 'code', accent: true, until: 32 }),
    words(27.2, [824, 236, 'پایه عقب'], { tone: 'small' }),
    words(27.8, [824, 266, '+0.40 mm'], { tone: 'code', accent: true, until: 32 }),
    arrow(
      28.6,
      [
        [545, 470],
        [545, 436],
      ],
      { until: 32 },
    ),
    arrow(
      29.2,
      [
        [650, 470],
        [650, 436],
      ],
      { until: 32 },
    ),
    words(33.4, [824, 200, '0.01 mm'], { tone: 'code' }),
    words(33.8, [824, 266, '0.02 mm'], { tone: 'code' }),
    words(34.4, [824, 330, 'در حد پذیرش'], { accent: true }),
  ],
};
