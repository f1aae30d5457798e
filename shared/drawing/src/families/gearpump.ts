import { axis, circle, d, group, path, rect, type Scene, type Shape } from '../kit.ts';
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

function ports(casing: Casing, length: number, bore: number): Shape[] {
  const inner = casing.tip * 0.8;
  const flange = bore + 20;
  const side = (left: number, plate: number): Shape[] => [
    rect('gv', [left, Y - bore / 2, length, bore]),
    rect('f2', [plate, Y - flange / 2, 13, flange], 2),
  ];
  return [side(X - inner - length, X - inner - length - 9), side(X + inner, X + inner + length - 4)];
}

/** Gear pump opened from the front; the teeth can be counted. */
export function draw(random: SeededRandom): Scene {
  const lying = random.chance(0.35);
  const teeth = random.int(9, 15);
  const tip = random.vary(35, 0.08);
  const root = tip * (0.72 + teeth / 150);
  const casing = { offset: (tip + root) / 2 + 0.6, tip };
  const length = lying ? random.vary(38) : random.vary(66);
  const half = casing.tip * 0.8 + length + 9;
  const accentUp = random.chance(0.4);
  const wheel = (up: boolean): Shape => {
    const y = up ? Y - casing.offset : Y + casing.offset;
    const turn = up ? 0.25 : 0.75 + 0.5 / teeth;
    return [
      gear(up === accentUp ? 'fa' : 'f1', [X, y], { root, tip, teeth, turn }),
      circle(up ? 'f3' : 'f0', [X, y], tip * 0.29),
    ];
  };
  const shapes = [
    path('f1', chamber(casing, random.vary(14, 0.25))),
    ports(casing, length, random.vary(36, 0.2)),
    path('f4', chamber(casing, 2.5)),
    wheel(true),
    wheel(false),
    axis(d`M${X} ${Y - 2 * tip - 22}V${Y + 2 * tip + 22}M${X - half - 14} ${Y}H${X + half + 14}`),
  ];
  const reach = lying ? casing.offset + tip + 14 : half;
  return {
    shapes: lying ? [group(`rotate(90 ${X} ${Y})`, shapes)] : shapes,
    span: { axis: 'x', from: X - reach, to: X + reach },
    focus: [X, Y],
    mirrored: random.chance(),
  };
}
