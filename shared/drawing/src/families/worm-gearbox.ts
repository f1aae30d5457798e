import { axis, circle, d, type Point, path, rect, repeat, type Scene, type Shape, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { bolts, dot, gear } from '../shapes.ts';
import { strokes } from '../shapes-data.ts';

const WORM_Y = 81;

/** Housing on feet, seen open. */
function housing(): Shape[] {
  return [
    rect('f3', [96, 190, 148, 10], 1),
    rect('f4', [108, 200, 16, 4]),
    rect('f4', [216, 200, 16, 4]),
    path('f1', 'M104 190V128q-8-8-8-18V62q0-8 8-8H232q8 0 8 8v48q0 10-8 18v62Z'),
    thin('M104 60H232M112 184H228'),
    thin(strokes(4, { from: [107, 134], step: [0, 12], line: [7, 0] })),
    thin(strokes(4, { from: [223, 134], step: [0, 12], line: [7, 0] })),
    path('f3', dot([110, 178], 3.2) + dot([230, 178], 3.2) + dot([112, 118], 3.2) + dot([228, 118], 3.2)),
    rect('f3', [160, 46, 20, 8], 2),
  ];
}

/** The flange for the motor: its shaft goes into the hollow worm. */
function input(): Shape[] {
  return [
    rect('f2', [66, 60, 32, 42], 2),
    rect('f2', [56, 44, 12, 74], 2),
    rect('f4', [52, 50, 5, 8]),
    rect('f4', [52, 104, 5, 8]),
    rect('f3', [48, 72, 8, 18], 1),
    rect('f2', [238, 60, 10, 42], 2),
    rect('f3', [248, 72, 5, 18], 1),
  ];
}

/** The worm lying over the wheel. */
function worm(threads: number): Shape[] {
  const step = 84 / threads;
  return [
    rect('gv', [114, 73, 110, 16]),
    path(
      'fa',
      repeat(
        threads,
        (one) =>
          d`M${128 + one * step} 95l5.6 -28q2.4 -3.5 ${step * 0.46} 0l-5.6 28q-2.4 3.5 ${-step * 0.46} 0Z`,
      ),
    ),
    rect('f3', [114, 68, 7, 26], 1),
    rect('f3', [217, 68, 7, 26], 1),
  ];
}

/** Worm gearbox with its cover taken off. */
export function draw(random: SeededRandom): Scene {
  const radius = random.vary(44, 0.06);
  const center: Point = [170, 94 + radius];
  const teeth = 24;
  const hub = radius * 0.42;
  const [x, y] = center;
  const bore = hub * 0.58;
  return {
    shapes: [
      housing(),
      input(),
      rect('f4', [114, 63, 110, 36], 2),
      circle('f4', center, radius + 9),
      gear('f2', center, { root: radius * 0.86, tip: radius, teeth, turn: 0.25 }),
      circle('f1', center, radius * 0.72),
      bolts(center, { radius: radius * 0.57, count: 6, size: 4, turn: 0.083 }),
      circle('f2', center, hub),
      path('plate', d`M${x - 3} ${y - bore * 0.94}v-4h6v4a${bore} ${bore} 0 1 1 -6 0Z`),
      worm(8),
      axis(d`M38 ${WORM_Y}H262M170 40V206M104 ${y}H236`),
    ],
    span: { axis: 'y', from: WORM_Y, to: y },
    focus: [170, WORM_Y],
  };
}
