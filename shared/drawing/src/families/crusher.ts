import {
  around,
  axis,
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
import { dot, ring } from '../shapes.ts';
import { outline } from '../shapes-data.ts';

const SHAFT: Point = [196, 84];

/** A rock with six corners. */
function rock([x, y]: Point, radius: number, random: SeededRandom): string {
  const start = 0.07;
  return outline(repeat(6, (corner) => around([x, y], random.vary(radius, 0.16), start + corner / 6)));
}

/** The plate of a jaw down the chamber's side; its teeth point into the chamber, to the right when depth is positive. */
function jaw([from, to]: readonly [Point, Point], depth: number, teeth: number): Shape {
  const at = (share: number, out: number): Point => [
    from[0] + (to[0] - from[0]) * share + out,
    from[1] + (to[1] - from[1]) * share,
  ];
  const crests = repeat(teeth, (tooth) => [
    at((tooth + 0.25) / teeth, depth),
    at((tooth + 0.75) / teeth, 0),
  ]).flat();
  return path('f3', outline([at(0, -depth), at(0, 0), ...crests, at(1, 0), at(1, -depth)]));
}

/** The flywheel on the eccentric shaft, with its spokes and weight. */
function flywheel(radius: number, spokes: number): Shape[] {
  const spoke = (index: number) => {
    const [x, y] = around(SHAFT, radius - 8, 0.1 + index / spokes);
    return d`M${SHAFT[0]} ${SHAFT[1]}L${x} ${y}`;
  };
  return [
    ring('gv', SHAFT, [radius, radius - 9]),
    path('fn', repeat(spokes, spoke)),
    circle('f2', SHAFT, 12),
    circle('f4', SHAFT, 5),
  ];
}

/** Jaw crusher with its side open; the swing jaw is marked. */
export function draw(random: SeededRandom): Scene {
  const gap = random.vary(15, 0.3);
  const teeth = 7;
  const radius = random.vary(38, 0.08);
  const mouth = random.vary(66, 0.06);
  const [left, low] = [84, 172];
  const right = left + gap;
  const swing: readonly [Point, Point] = [
    [left + mouth, 64],
    [right, low],
  ];
  const rocks: Point[] = [
    [left + mouth * 0.34, 62],
    [left + mouth * 0.68, 50],
    [left + mouth * 0.46, 92],
    [left + mouth * 0.24, 116],
    [left + gap * 0.7, 140],
  ];
  const sizes = [13, 11, 12, 9, 6];
  return {
    shapes: [
      path('f2', 'M52 54H80V190H52ZM80 182H244V196H52V182Z'),
      path('f1', d`M204 118L250 108V182H204Z`),
      thin('M58 60V184M64 60V184M70 60V184M214 128V176M240 122V176'),
      jaw(
        [
          [left, 58],
          [left, low],
        ],
        4,
        teeth,
      ),
      path('fa', outline([swing[0], [206, 62], [208, 96], [right + 30, low - 4], swing[1]])),
      jaw(swing, -4, teeth),
      path('f2', d`M${right + 34} 148L232 166V176L${right + 28} 160Z`),
      path('f4', [dot([right + 31, 154], 5), dot([232, 171], 5)]),
      path('fn', 'M236 150l10 4l-10 5l10 5l-10 5l10 5'),
      flywheel(radius, 5),
      rocks.map((center, index) => path('f2', rock(center, sizes[index] ?? 8, random))),
      path(
        'f3',
        repeat(5, (grain) => rock([left - 2 + grain * 8, 199 + (grain % 2) * 4], 3.4, random)),
      ),
      rect('f4', [48, 190, 20, 12], 1),
      rect('f4', [228, 190, 20, 12], 1),
      axis(
        d`M${SHAFT[0] - radius - 8} ${SHAFT[1]}h${2 * radius + 16}M${SHAFT[0]} ${SHAFT[1] - radius - 6}v${2 * radius + 12}`,
      ),
    ],
    span: { axis: 'x', from: left, to: left + mouth },
    focus: [160, 104],
    mirrored: random.side(),
  };
}
