import {
  around,
  axis,
  bare,
  d,
  ellipse,
  group,
  type Point,
  path,
  repeat,
  type Scene,
  type Shape,
  thin,
} from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { block, polygon } from '../shapes-lines.ts';

interface Bend {
  readonly center: Point;
  readonly middle: number;
  readonly radius: number;
  readonly wall: number;
}

/** Shades across the pipe, from the outer side to the inner one. */
const SHADES: readonly string[] = ['f2', 'f1', 'f0', 'f0', 'f1', 'f1', 'f2', 'f3'];
const STUB = 18;

function arcBand({ center: [x, y] }: Bend, outer: number, inner: number): string {
  return d`M${x} ${y - outer}A${outer} ${outer} 0 0 1 ${x + outer} ${y}L${x + inner} ${y}A${inner} ${inner} 0 0 0 ${x} ${y - inner}Z`;
}

function shadedPipe(bend: Bend): Shape[] {
  const { center, middle, radius } = bend;
  const outer = middle + radius;
  const step = (2 * radius) / SHADES.length;
  const [x, y] = center;
  const stub = (left: number): Shape[] =>
    SHADES.map((shade, index) => bare(shade, block([left, y - outer + index * step, STUB, step + 0.3])));
  return [
    SHADES.map((shade, index) =>
      bare(shade, arcBand(bend, outer - index * step, outer - (index + 1) * step - 0.3)),
    ),
    stub(x - STUB),
    turned(bend, stub(x)),
    path('fn', arcBand(bend, outer, middle - radius)),
    path('fn', d`M${x} ${y - outer}h${-STUB}M${x} ${y - middle + radius}h${-STUB}`),
    turned(bend, [path('fn', d`M${x} ${y - outer}h${STUB}M${x} ${y - middle + radius}h${STUB}`)]),
    thin(arcBand(bend, outer - step * 1.4, outer - step * 1.6)),
  ];
}

function turned({ center: [x, y] }: Bend, shapes: readonly Shape[]): Shape {
  return group(`rotate(90 ${Math.round(x)} ${Math.round(y)})`, shapes);
}

/** The open end, in which the wall is seen. */
function openEnd(at: Point, { radius, wall }: Bend): Shape[] {
  return [
    ellipse('fa', at, [radius * 0.38, radius]),
    ellipse('f4', at, [radius * 0.38 - wall * 0.7, radius - wall]),
    bare(
      'f3',
      d`M${at[0]} ${at[1] - radius + wall + 1}a${radius * 0.26} ${radius - wall - 1} 0 0 0 0 ${2 * (radius - wall - 1)}a${radius * 0.12} ${radius - wall - 1} 0 0 1 0 ${-2 * (radius - wall - 1)}Z`,
    ),
  ];
}

/** The end that is bevelled for its weld. */
function farEnd(bend: Bend): Shape {
  const [x, y] = [bend.center[0] + STUB, bend.center[1] - bend.middle];
  const { radius } = bend;
  return turned(bend, [path('f3', d`M${x} ${y - radius}l6 5v${2 * radius - 10}l-6 5Z`)]);
}

/** Pipe elbow of 90 degrees for butt welding; the wall at the open end is marked. */
export function draw(random: SeededRandom): Scene {
  const radius = random.vary(38, 0.06);
  const bend: Bend = { center: [94, 180], middle: random.vary(97, 0.03), radius, wall: random.vary(6, 0.35) };
  const [x, y] = bend.center;
  const open: Point = [x - STUB, y - bend.middle];
  const stamp = (index: number) => {
    const turn = (0.36 + index * 0.035 - 1) / 4;
    const [a, b] = [around([x, y], bend.middle - 5, turn), around([x, y], bend.middle + 5, turn)];
    const [c, e] = [
      around([x, y], bend.middle + 5, turn + 0.006),
      around([x, y], bend.middle - 5, turn + 0.006),
    ];
    return polygon([a, b, c, e]);
  };
  return {
    shapes: [
      shadedPipe(bend),
      bare('f4 t', repeat(5, stamp)),
      farEnd(bend),
      openEnd(open, bend),
      axis(d`M${open[0] - 26} ${open[1]}H${x}`),
      axis(d`M${x} ${y - bend.middle + radius + 8}V${y + 10}M${x - 10} ${y}H${x + bend.middle - radius - 8}`),
    ],
    span: { axis: 'y', from: open[1] - radius, to: open[1] + radius },
    focus: open,
    mirrored: random.side(),
  };
}
