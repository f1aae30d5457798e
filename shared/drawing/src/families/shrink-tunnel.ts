import { bare, circle, d, path, rect, repeat, type Scene, type Shape, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { strokes } from '../shapes-data.ts';

/** Roller or mesh conveyor on its legs, with the control box below. */
function conveyor(): Shape[] {
  const step = 222 / 15;
  return [
    rect('f2', [40, 146, 240, 12], 3),
    [48, 272].map((x) => [circle('f3', [x, 152], 7.5), circle('f1', [x, 152], 2.6)]),
    [62, 246].map((x) => [
      rect('f3', [x, 158, 10, 36]),
      rect('f2', [x + 1, 190, 8, 6]),
      circle('f4', [x + 5, 199], 5.4),
    ]),
    thin('M72 184H246'),
    repeat(15, (one) => circle('f1', [52 + one * step, 142.5], 4)),
    rect('f1', [112, 158, 96, 34], 2),
    [120, 146].map((x) => rect('f4', [x, 164, 20, 12], 1)),
    [176, 188, 200].map((x) => circle('f2', [x, 170], 3.4)),
    thin('M118 184h84M118 187h84'),
  ];
}

/** Bottles standing on the conveyor; loose film before the tunnel, shrunk film behind it. */
function bottles(x: number, film: 'loose' | 'tight' | 'none'): Shape[] {
  const bottle = (left: number) => d`M${left} 138v-21q0 -6 2.5 -8v-5h4v5q2.5 2 2.5 8v21Z`;
  const around = {
    loose: d`M${x - 5} 138v-30l-3 -6h44l-2 6l2 30Z`,
    tight: d`M${x - 1} 138q2 -12 0 -22q2 -8 7 -13h20q5 5 7 13q-2 10 0 22Z`,
    none: '',
  }[film];
  return [
    path(
      'f1',
      repeat(3, (one) => bottle(x + one * 11)),
    ),
    film === 'none' ? [] : path('fn', around),
  ];
}

/** The tunnel with its dark opening, curtains, fan and flue; `top` is the height of the housing. */
function tunnel([left, right]: readonly [number, number], top: number): Shape[] {
  const hanging = (x: number, lean: number) => [
    rect('f2', [x - 4, top + 14, 8, 26], 1),

    path('f4', d`M${x - 3} ${top + 40}h6l${lean} ${97 - top}h-8Z`),
    thin(d`M${x} ${top + 40}l${lean} ${96 - top}`),
  ];
  return [
    path('f1', d`M${left} 138V${top + 10}q0 -10 10 -10H${right - 10}q10 0 10 10v${128 - top}Z`),
    thin(d`M${left + 6} 132H${right - 6}M${left + 8} ${top + 6}H${right - 8}`),
    hanging(left - 2, -3),
    hanging(right + 2, 3),
    rect('f4', [left + 18, top + 16, right - left - 36, 116 - top], 4),
    rect('f3', [134, top - 8, 52, 8], 1),
    rect('gh', [144, top - 26, 32, 18], 3),
    thin(strokes(4, { from: [150, top - 22], step: [6, 0], line: [0, 12] })),
    rect('gh', [right - 26, top - 22, 14, 22], 1),
    rect('f3', [right - 29, top - 26, 20, 5], 1),
  ];
}

/** Shrink tunnel. */
export function draw(random: SeededRandom): Scene {
  const half = random.vary(58, 0.08);
  const top = random.vary(66, 0.06);
  const [left, right] = [160 - half, 160 + half];
  const waves = [left + 26, right - 26];
  return {
    shapes: [
      conveyor(),
      tunnel([left, right], top),
      bottles(48, 'loose'),
      bottles(145, 'none'),
      bare(
        'fn acs',
        waves.map((x) => d`M${x} 126c-5 -7 5 -10 0 -18c-5 -8 5 -10 0 -16`),
      ),
      bottles(238, 'tight'),
    ],
    span: { axis: 'x', from: 40, to: 280 },
    focus: [160, 108],
    mirrored: random.side(),
  };
}
