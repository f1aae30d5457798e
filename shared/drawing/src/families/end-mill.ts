import {
  around,
  axis,
  bare,
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
import { dot } from '../shapes.ts';
import { polygon, spokes } from '../shapes-lines.ts';

const AXIS = 220;
const FLUTES: Point = [120, 206];

interface Cutter {
  readonly radius: number;
  readonly flutes: number;
  readonly pitch: number;
}

/** One helical land on the visible side, cut off at both ends of the cutting part. */
function land({ radius, pitch }: Cutter, from: number, height: number): string {
  const [top, bottom] = FLUTES;
  const side = (lower: number): Point[] =>
    repeat(13, (step): Point => {
      const angle = (step / 12 - 0.5) * Math.PI;
      const y = from - (step / 12) * (pitch / 2) + lower;
      return [AXIS + radius * Math.sin(angle), Math.max(top, Math.min(bottom, y))];
    });
  return polygon([...side(0), ...side(height).reverse()]);
}

function sideView(cutter: Cutter, neck: number): Shape[] {
  const { radius, flutes, pitch } = cutter;
  const [top, bottom] = FLUTES;
  const step = pitch / flutes;
  const starts = repeat(Math.ceil((bottom - top + pitch / 2) / step) + 1, (index) => top + index * step);
  const visible = starts.filter((from) => from > top - step * 0.3 && from - pitch / 2 < bottom);
  const marked = visible.find((from) => from > 176) ?? visible.at(-1);
  const tip = path(
    'f3',
    d`M${AXIS - radius} ${bottom - 3}l${radius} -6l${radius} 6l-4 3l${4 - radius} -5l${4 - radius} 5Z`,
  );
  return [
    rect('gh', [AXIS - radius, 40, 2 * radius, 74], 2),
    path('f2', d`M${AXIS - radius} 43l4-7h${2 * radius - 8}l4 7Z`),
    rect('f2', [AXIS + 4, 60, radius - 4, 26]),
    thin(d`M${AXIS + 4} 64h${radius - 4}M${AXIS + 4} 82h${radius - 4}`),
    path('gh', d`M${AXIS - radius} 114h${2 * radius}l${-neck} 6h${2 * neck - 2 * radius}Z`),
    rect('f4', [AXIS - radius + 4, top, 2 * radius - 8, bottom - top - 3]),
    visible.map((from) => path(from === marked ? 'fa' : 'gh', land(cutter, from, step * 0.56))),
    bare(
      'f0 t',
      visible.map((from) => land(cutter, from, step * 0.1)),
    ),
    tip,
  ];
}

/** The cutting end seen along its axis. */
function endView([x, y]: Point, radius: number, flutes: number): Shape[] {
  const at = (share: number, turn: number): Point => around([x, y], radius * share, turn);
  const tooth = (index: number): Point[] => {
    const turn = index / flutes;
    const wide = Math.min(1, 4 / flutes);
    return [
      at(0.98, turn),
      at(1, turn + 0.025),
      at(0.84, turn + 0.07 * wide),
      at(0.62, turn + 0.12 * wide),
      at(0.3, turn + 0.1 * wide),
      at(0.34, turn + 0.8 / flutes),
    ];
  };
  const blade = (index: number): string => {
    const turn = index / flutes;
    return polygon([
      at(0.98, turn),
      at(1, turn + 0.025),
      at(0.5, turn + 0.06),
      at(0.1, turn + 0.2),
      at(0.1, turn),
    ]);
  };
  return [
    axis(dot([x, y], radius)),
    path('gr', polygon(repeat(flutes, tooth).flat())),
    path('f0', repeat(flutes, blade)),
    thin(spokes([x, y], [radius * 0.4, radius * 0.92], { count: flutes, from: 0.02, to: 1.02 })),
    circle('f4', [x, y], 4.5),
    axis(d`M${x - radius - 10} ${y}h${2 * radius + 20}M${x} ${y - radius - 10}v${2 * radius + 20}`),
  ];
}

export const counts = [2, 8] as const;

/** End mill with a flat nose from the side and the end; one land is marked. */
export function draw(random: SeededRandom, { count: flutes = 4 }: Thing): Scene {
  const radius = random.vary(26, 0.12);
  const cutter: Cutter = { radius, flutes, pitch: 118 };
  return {
    shapes: [
      sideView(cutter, 5),
      axis(d`M${AXIS} 28V214`),
      endView([102, 121], random.vary(57, 0.04), flutes),
    ],
    span: { axis: 'x', from: AXIS - radius, to: AXIS + radius },
    focus: [AXIS, 163],
  };
}
