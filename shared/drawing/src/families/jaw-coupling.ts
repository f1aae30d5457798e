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
  thin,
} from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { dot } from '../shapes.ts';
import { polygon } from '../shapes-lines.ts';

interface Size {
  readonly radius: number;
  readonly hubRadius: number;
  readonly hub: number;
  readonly arms: number;
  readonly bore: number;
}

const AXIS = 121;

/** One hub with its flange; the other one is its mirror image. */
function hub([center, side]: Point, size: Size): Shape[] {
  const { radius, hubRadius, hub: length, bore } = size;
  const part = (fill: string, [from, to]: Point, half: number): Shape =>
    rect(fill, [side < 0 ? center - to : center + from, AXIS - half, to - from, 2 * half], 2);
  const x = (at: number) => center + side * at;
  const screw = 27 + length / 2;
  return [
    part('gv', [24 + length, 34 + length], bore + 4),
    part('gv', [24, 27 + length], hubRadius),
    thin(d`M${x(22 + length)} ${AXIS - hubRadius}v${2 * hubRadius}`),
    part('gv', [11, 27], radius),
    thin(d`M${x(23)} ${AXIS - radius}v${2 * radius}`),
    circle('f4', [x(screw), AXIS], 5),
    bare('f2 t', dot([x(screw), AXIS], 2.4)),
  ];
}

/** The teeth of the spider between the jaws of both hubs, from the side. */
function spiderFromSide(center: number, radius: number): Shape[] {
  const band = (y: number, height: number): Shape => rect('fa', [center - 9, y, 18, height], 1);
  const jaw = ([y, height]: Point, left: boolean): Shape =>
    rect('gv', [left ? center - 15 : center - 7, y, 22, height], 1);
  const h = radius / 3;
  return [
    rect('f4', [center - 13, AXIS - radius + 1, 26, 2 * radius - 2]),
    band(AXIS - h * 2, h),
    jaw([AXIS - radius + 0.8, h + 0.5], false),
    band(AXIS + h, h),
    jaw([AXIS + h * 2, h - 0.8], false),
    jaw([AXIS - h, 2 * h], true),
  ];
}

/** Spider and jaws seen from the end: as many jaws as half of the arms belong to one hub. */
function endView(center: Point, { radius, arms, bore }: Size): Shape[] {
  const at = (share: number, turn: number): Point => around(center, radius * share, turn);
  const arm = (index: number): Point[] => {
    const turn = index / arms + 0.5 / arms - 0.25;
    const wide = 0.9 / arms;
    return [
      at(0.52, turn - wide * 0.4),
      at(0.86, turn - wide * 0.17),
      at(0.93, turn - wide * 0.08),
      at(0.93, turn + wide * 0.08),
      at(0.86, turn + wide * 0.17),
      at(0.52, turn + wide * 0.4),
    ];
  };
  const jaw = (index: number): string => {
    const turn = (2 * index) / arms - 0.25;
    const wide = 0.3 / arms;
    const [a, b, c, e] = [
      at(0.55, turn - wide),
      at(1, turn - wide),
      at(1, turn + wide),
      at(0.55, turn + wide),
    ];
    return d`M${a[0]} ${a[1]}L${b[0]} ${b[1]}A${radius} ${radius} 0 0 1 ${c[0]} ${c[1]}L${e[0]} ${e[1]}Z`;
  };
  const [x, y] = center;
  return [
    circle('f3', center, radius),
    path('fa', polygon(repeat(arms, arm).flat())),
    path('f1', repeat(arms / 2, jaw)),
    circle('f2', center, radius * 0.39),
    path('plate', d`M${x - 3.5} ${y - bore + 1}v-4.5h7v4.5a${bore} ${bore} 0 1 1-7 0Z`),
    axis(d`M${x} ${y - radius - 8}v${2 * radius + 16}`),
  ];
}

/** Jaw coupling from the side and the end; the spider is marked. */
export function draw(random: SeededRandom): Scene {
  const radius = random.vary(49, 0.05);
  const size: Size = {
    radius,
    hubRadius: radius * random.vary(0.72, 0.08),
    hub: random.vary(26, 0.12),
    arms: 6,
    bore: random.vary(12, 0.14),
  };
  const extent = size.hub + 34;
  const center = 154 - radius;
  return {
    shapes: [
      hub([center, -1], size),
      hub([center, 1], size),
      spiderFromSide(center, radius),
      endView([center + extent + 12 + radius, AXIS], size),
      axis(d`M${center - extent - 8} ${AXIS}H${center + extent + 20 + 2 * radius}`),
    ],
    span: { axis: 'x', from: center - extent, to: center + extent },
    focus: [center, AXIS - radius * 0.5],
    mirrored: random.side(),
  };
}
