import {
  accented,
  bare,
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

interface Tube {
  readonly width: number;
  readonly height: number;
  readonly wall: number;
  readonly radius: number;
}

const AWAY: Point = [88, -36];

/** The top and the right side of a tube that runs away from its end. */
function length([x, y]: Point, { width, height, radius, wall }: Tube, atRight: boolean): Shape[] {
  const [awayX, awayY] = AWAY;
  const right = x + width;
  return [
    path('f1', d`M${x + radius * 0.5} ${y}l${awayX} ${awayY}h${width - radius}l${-awayX} ${-awayY}Z`),
    bare(
      'f0',
      d`M${x + width * 0.34} ${y - 0.6}l${awayX} ${awayY + 0.6}h${width * 0.16}l${-awayX} ${-awayY}Z`,
    ),
    atRight
      ? [
          path(
            'f2',
            d`M${right - radius * 0.4} ${y}l${awayX} ${awayY}q3 0 3 4v${height - radius}l${-awayX} ${-awayY}Z`,
          ),
          thin(d`M${right + 2} ${y + wall + 8}l${awayX - 2} ${awayY}`),
          bare(
            'f3',
            d`M${right + 0.5} ${y + height * 0.64}l${awayX + 1} ${awayY}v${height * 0.28}l${-awayX - 1} ${-awayY}Z`,
          ),
        ]
      : [],
  ];
}

/** The cut end: wall, opening and the light inside. */
function end([x, y]: Point, { width, height, wall, radius }: Tube, marked: boolean): Shape[] {
  const [w, h] = [width - 2 * wall, height - 2 * wall];
  const [left, top] = [x + wall, y + wall];
  return [
    rect(accented(marked, 'f1'), [x, y, width, height], radius),
    rect('f4', [left, top, w, h], radius * 0.5),
    bare('f3', d`M${left + 0.6} ${top + 2}l${w * 0.24}-1.2v${h * 0.84}l${-w * 0.24} ${h * 0.1}Z`),
    bare('f2', d`M${left + 2} ${top + h - 0.8}h${w - 4}l1-${h * 0.11}H${left + w * 0.26}Z`),
  ];
}

export const forms = ['square', 'flat'] as const;

/** Stack of hollow sections; one end is marked. */
export function draw(random: SeededRandom, { form }: Thing): Scene {
  const square = form === 'square';
  const rows = [3, 2];
  const levels = rows.length;
  const widest = rows[0] ?? 3;
  const room = Math.min(random.vary(square ? 60 : 66, 0.08), 147 / widest);
  const height = Math.min(square ? room : room / 2, 118 / levels);
  const tube: Tube = {
    height,
    width: square ? height : room,
    wall: random.vary(5.4, 0.35),
    radius: random.vary(5.5, 0.3),
  };
  const bottom = 194 - (118 - levels * height) / 3;
  const left = 160 - (widest * tube.width + AWAY[0]) / 2;
  const accent = 0;
  const place = (level: number, index: number): Point => [
    left + (index + (widest - (rows[level] ?? 1)) / 2) * tube.width,
    bottom - (level + 1) * height,
  ];
  const marked = place(levels - 1, accent);
  const right = left + widest * tube.width;
  return {
    shapes: [
      path('f4', d`M${right - 14} ${bottom}l${AWAY[0]} ${AWAY[1]}v10l${-AWAY[0]} ${-AWAY[1]}Z`),
      [left + 14, right - 34].map((x) => [
        rect('f3', [x, bottom, 20, 10], 1),
        thin(d`M${x + 2} ${bottom + 4}h16`),
      ]),
      rows.map((count, level) => [
        repeat(count, (index) => length(place(level, index), tube, index === count - 1)),
        repeat(count, (index) => end(place(level, index), tube, level === levels - 1 && index === accent)),
      ]),
    ],
    span: { axis: 'x', from: left, to: right },
    focus: [marked[0] + tube.width / 2, marked[1] + height / 2],
    mirrored: random.side(),
  };
}
