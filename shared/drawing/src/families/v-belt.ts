import { around, axis, circle, d, type Point, path, rect, repeat, type Scene, type Shape } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { dot } from '../shapes.ts';

interface Drive {
  readonly small: Point;
  readonly large: Point;
  readonly radii: readonly [small: number, large: number];
}

/** Where the belt leaves the pulleys, in turns; both tangents lie the same way off the line of centres. */
function tangents({ small, large, radii: [r, R] }: Drive): Point {
  const [dx, dy] = [large[0] - small[0], large[1] - small[1]];
  const line = Math.atan2(dy, dx);
  const open = Math.acos((r - R) / Math.hypot(dx, dy));
  return [(line - open) / (2 * Math.PI), (line + open) / (2 * Math.PI)];
}

/** Path data of the belt's outer edge, or of its inner one the other way round, so that the middle stays open. */
function edge({ small, large, radii: [r, R] }: Drive, [first, second]: Point, outer: number): string {
  const [a, b, c, e] = [
    around(small, r + outer, first),
    around(large, R + outer, first),
    around(large, R + outer, second),
    around(small, r + outer, second),
  ];
  const [near, far] = [r + outer, R + outer];
  return outer > 4
    ? d`M${a[0]} ${a[1]}L${b[0]} ${b[1]}A${far} ${far} 0 1 1 ${c[0]} ${c[1]}L${e[0]} ${e[1]}A${near} ${near} 0 0 1 ${a[0]} ${a[1]}Z`
    : d`M${a[0]} ${a[1]}A${near} ${near} 0 0 0 ${e[0]} ${e[1]}L${c[0]} ${c[1]}A${far} ${far} 0 1 0 ${b[0]} ${b[1]}Z`;
}

function pulleys({ small, large, radii: [r, R] }: Drive, holes: number): Shape[] {
  const bore = ([x, y]: Point, radius: number) =>
    d`M${x - 2} ${y - radius * 0.9}v-3h4v3a${radius} ${radius} 0 1 1 -4 0Z`;
  return [
    circle('f2', large, R),
    circle('f1', large, R * 0.81),
    path(
      'plate',
      repeat(holes, (one) => dot(around(large, R * 0.56, one / holes - 0.25), R * 0.165)),
    ),
    circle('gr', large, R * 0.31),
    circle('f2', small, r),
    circle('gr', small, r * 0.68),
    path('f4', bore(large, 7) + bore(small, 5)),
  ];
}

/** Rim in section with the belts in their grooves, and its web down to the hub; the sign turns the lower half over. */
function section(grooves: number, y: number, sign: 1 | -1): Shape[] {
  const step = Math.min(13, 42 / grooves);
  const [left, width] = [258 - (grooves * step) / 2, grooves * step];
  const [deep, web] = [14 * sign, sign === 1 ? 98 : 134];
  const groove = d`l1.5 0l${step * 0.3} ${deep}h${step * 0.32}l${step * 0.3} ${-deep}h${step * 0.08 - 1.5}`;
  const belt = (one: number) =>
    d`M${left + one * step + 1} ${y - 2.5 * sign}h${step - 2}l${-step * 0.28} ${11.5 * sign}h${2 - step * 0.44}Z`;
  return [
    path('f2', [
      d`M${left} ${y}`,
      ...repeat(grooves, () => groove),
      d`V${y + 22 * sign}H265V${web}H251V${y + 22 * sign}H${258 - width / 2}Z`,
    ]),
    path('fa', repeat(grooves, belt)),
  ];
}

/** V-belt drive and its rim in section. */
export function draw(random: SeededRandom): Scene {
  const R = random.vary(53, 0.06);
  const r = random.vary(22, 0.14);
  const drive: Drive = { small: [72, 148], large: [160, 116], radii: [r, R] };
  const turns = tangents(drive);
  const grooves = 1;
  const [top, low] = [116 - R - 9, 116 + R + 9];
  return {
    shapes: [
      pulleys(drive, 5),
      path('fa', edge(drive, turns, 9) + edge(drive, turns, 0.6)),
      rect('f1', [235, 98, 46, 36], 1),
      section(grooves, top + 2.5, 1),
      section(grooves, low - 2.5, -1),
      rect('gv', [235, 108, 46, 16]),
      axis(d`M38 148H106M72 112V184M90 116H284M160 ${top - 4}V${low + 4}`),
    ],
    span: { axis: 'y', from: 116 - R, to: 116 + R },
    focus: [160, top + 4],
    mirrored: random.side(),
  };
}
