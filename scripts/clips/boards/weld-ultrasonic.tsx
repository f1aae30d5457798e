import type { Board } from '../board.ts';
import { card, dimension, heading, leader, moving, show, stroke, text, words } from '../parts.tsx';

const STEEL = 'M60 300H400L440 420H60ZM900 300H560L520 420H900Z';
const WELD = 'M392 300Q480 268 568 300L520 420Q480 440 440 420Z';

/** A wedge probe; `x` is where the sound enters the steel. */
function probe(x: number) {
  return (
    <g>
      <path d={`M${x - 34} 298h66v-26l-26 -34h-40z`} className="metal-dark" />
      <path d={`M${x - 24} 240q-30 -60 -90 -70`} className="stroke ink" />
    </g>
  );
}

/** Ultrasonic testing of a butt weld with an angle probe. */
export const weldUltrasonic: Board = {
  file: 'weld-ultrasonic',
  parts: [
    heading('آزمون التراسونیک'),
    show(0, <path d={STEEL} className="metal" />),
    show(0.4, <path d={WELD} className="metal-light" />),
    leader(1, [[480, 300], [540, 210], 'درز جوش'], { until: 5 }),
    stroke(5, 'M70 294H388', { tone: 'cool', over: 2, until: 11 }),
    words(6, [230, 276, 'سطح پاک + ژل'], { until: 11, accent: true }),
    show(11, probe(250), { until: 22 }),
    stroke(12, 'M250 300L458 420', { tone: 'hot', over: 1.6, until: 22 }),
    words(13, [300, 400, '60°'], { tone: 'code', until: 22 }),
    card(16, [640, 96, 272, 150], { until: 22 }),
    words(16.4, [776, 132, 'بلوک مرجع'], { until: 22 }),
    show(
      16.8,
      <g>
        <path d="M680 220h190v-56h-120a60 60 0 0 0 -70 56z" className="metal" />
        <circle cx={836} cy={192} r={10} className="metal-light" />
      </g>,
      { until: 22 },
    ),
    moving(
      22,
      (progress) => {
        const x = 250 + Math.sin(progress * Math.PI * 3) * 60;
        return (
          <g>
            {probe(x)}
            <line x1={x} y1={300} x2={x + 208} y2={420} className="stroke hot" />
          </g>
        );
      },
      { over: 5, until: 27 },
    ),
    show(27, probe(318)),
    show(27, <ellipse cx={452} cy={377} rx={16} ry={6} className="accent" />),
    stroke(27.4, 'M318 300L452 377', { tone: 'hot', over: 1 }),
    card(27.4, [612, 96, 300, 172], { tone: 'dark' }),
    stroke(27.8, 'M632 240h30v-110l6 110h96l8 -70l8 70h110', { tone: 'hot', over: 2 }),
    show(29.8, <circle cx={772} cy={160} r={6} className="accent" />),
    words(30, [810, 150, 'عیب'], { accent: true }),
    dimension(32.4, [[590, 300], [590, 377], '12 mm']),
    show(33, <line x1={452} y1={377} x2={604} y2={377} className="leader" />),
    show(33.6, text([300, 140], '24 × cos 60° = 12 mm', { tone: 'value', accent: true })),
  ],
};
