import {
  axis,
  circle,
  d,
  type Point,
  path,
  rect,
  repeat,
  type Scene,
  type Shape,
  type Thing,
  thin,
} from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { gear } from '../shapes.ts';

const [X, Y] = [160, 124];

interface Casing {
  /** Half the distance between the two shafts. */
  readonly offset: number;
  readonly tip: number;
}

/** Outline of the figure-eight chamber, enlarged by the wall thickness. */
function chamber({ offset, tip }: Casing, wall: number): string {
  const radius = tip + wall;
  const waist = radius * 0.8;
  const neck = offset * 0.6;
  const [top, bottom] = [Y - offset, Y + offset];
  return [
    d`M${X - radius} ${top}A${radius} ${radius} 0 0 1 ${X + radius} ${top}`,
    d`C${X + radius} ${top + neck} ${X + waist} ${Y - 6} ${X + waist} ${Y}`,
    d`S${X + radius} ${bottom - neck} ${X + radius} ${bottom}A${radius} ${radius} 0 0 1 ${X - radius} ${bottom}`,
    d`C${X - radius} ${bottom - neck} ${X - waist} ${Y + 6} ${X - waist} ${Y}S${X - radius} ${top + neck} ${X - radius} ${top}Z`,
  ].join('');
}

/** Ports of a pump in a pipe carry flanges; those of a hydraulic pump are threaded into bosses of the body. */
function ports(casing: Casing, [length, bore]: Point, threaded: boolean): Shape[] {
  const inner = casing.tip * 0.8;
  if (threaded) {
    return [-1, 1].map((side) => {
      const left = side < 0 ? X - inner - length : X + inner;
      return [
        rect('f1', [left, Y - bore * 0.85, length, bore * 1.7], 2),
        rect('f4', [side < 0 ? left : left + length - 16, Y - bore / 2, 16, bore]),
        thin(
          repeat(
            5,
            (turn) => d`M${(side < 0 ? left : left + length - 16) + 1 + turn * 3.2} ${Y - bore / 2}v${bore}`,
          ),
        ),
      ];
    });
  }
  const flange = bore + 20;
  const side = (left: number, plate: number): Shape[] => [
    rect('gv', [left, Y - bore / 2, length, bore]),
    rect('f2', [plate, Y - flange / 2, 13, flange], 2),
  ];
  return [side(X - inner - length, X - inner - length - 9), side(X + inner, X + inner + length - 4)];
}

export const forms = ['flanged', 'threaded'] as const;

/** External gear pump, opened. */
export function draw(random: SeededRandom, { form }: Thing): Scene {
  const threaded = form === 'threaded';
  const teeth = 12;
  const tip = random.vary(35, 0.08);
  const root = tip * 0.8;
  const casing = { offset: (tip + root) / 2 + 0.6, tip };
  const length = random.vary(threaded ? 34 : 66, 0.08);
  const half = casing.tip * 0.8 + length + (threaded ? 0 : 9);
  const wheel = (up: boolean): Shape => {
    const y = up ? Y - casing.offset : Y + casing.offset;
    const turn = up ? 0.25 : 0.75 + 0.5 / teeth;
    return [
      gear(up ? 'fa' : 'f1', [X, y], { root, tip, teeth, turn }),
      circle(up ? 'f3' : 'f0', [X, y], tip * 0.29),
    ];
  };
  return {
    shapes: [
      path('f1', chamber(casing, threaded ? 20 : random.vary(14, 0.1))),
      ports(casing, [length, random.vary(36, 0.1)], threaded),
      path('f4', chamber(casing, 2.5)),
      wheel(true),
      wheel(false),
      axis(d`M${X} ${Y - 2 * tip - 22}V${Y + 2 * tip + 22}M${X - half - 14} ${Y}H${X + half + 14}`),
    ],
    span: { axis: 'x', from: X - half, to: X + half },
    focus: [X, Y],
    mirrored: random.side(),
  };
}
