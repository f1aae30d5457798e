import { bare, circle, d, type Point, path, repeat, type Scene, type Shape, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { dot } from '../shapes.ts';
import { outline } from '../shapes-data.ts';

const [LEFT, RIGHT, BASE] = [42, 232, 192];
const BACK: Point = [46, -58];

/** Corners of the ribbed upper skin at the front, from the left to the right. */
function profile(ribs: number, top: number): Point[] {
  const step = (RIGHT - LEFT) / ribs;
  const [foot, crest] = [Math.min(32, step * 0.5), Math.min(18, step * 0.28)];
  const corners = repeat(ribs, (rib): Point[] => {
    const middle = LEFT + step * (rib + (ribs > 3 ? 0.5 : 0.38));
    return [
      [middle - foot / 2, top],
      [middle - crest / 2, top - 20],
      [middle + crest / 2, top - 20],
      [middle + foot / 2, top],
    ];
  });
  return [[LEFT, top], ...corners.flat(), [RIGHT, top]];
}

/** Faces of the upper skin running back; flanks of the ribs are darker. */
function skin(front: readonly Point[]): Shape[] {
  const fills = ['f1', 'f1', 'f0', 'f2'];
  return front.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = front[index] ?? [x, y];
    return path(
      fills[index % 4] ?? 'f1',
      outline([
        [fromX, fromY],
        [fromX + BACK[0], fromY + BACK[1]],
        [x + BACK[0], y + BACK[1]],
        [x, y],
      ]),
    );
  });
}

/** Cells of foam, or the long fibres of rock wool. */
function core(kind: 'foam' | 'fine' | 'wool', top: number, random: SeededRandom): Shape {
  const rows = Math.floor((BASE - 12 - top) / 9);
  const spots = repeat(rows, (row) =>
    repeat(
      13,
      (column): Point => [
        LEFT + 9 + column * 14 + (row % 2) * 7 + random.int(-3, 3),
        top + 10 + row * 9 + random.int(-2, 2),
      ],
    ),
  ).flat();
  if (kind === 'wool') {
    return thin(
      spots
        .filter((_, index) => index % 2 === 0)
        .map(([x, y]) => d`M${x - 5} ${y}q5 ${random.int(-4, 4)} 11 ${random.int(-2, 2)}`),
    );
  }
  const size = kind === 'foam' ? 2.2 : 1.3;
  return bare(
    'f1 t',
    spots.map((spot) => dot(spot, random.vary(size, 0.3))),
  );
}

/** Sandwich panel cut at the front: core, thickness, ribs and lap vary; the outer skin is the accent. */
export function draw(random: SeededRandom): Scene {
  const ribs = random.pick([0, 3, 3, 5]);
  const top = BASE - random.vary(58, 0.25);
  const front: readonly Point[] =
    ribs === 0
      ? [
          [LEFT, top],
          [RIGHT, top],
        ]
      : profile(ribs, top);
  const inner = front.map(([x, y]): Point => [x, y + 5.5]).reverse();
  const side = (from: number, to: number) =>
    outline([
      [RIGHT, from],
      [RIGHT + BACK[0], from + BACK[1]],
      [RIGHT + BACK[0], to + BACK[1]],
      [RIGHT, to],
    ]);
  const middle = (top + BASE) / 2;
  const screws = front
    .filter((_, index) => index % 4 === 2)
    .map(([x, y]): Point => [x - 9 + BACK[0] / 2, y + BACK[1] / 2]);
  return {
    shapes: [
      path('f3', side(top, BASE)),
      path('f2', side(middle - 11, middle + 11)),
      skin(front),
      path('f0', outline([...front, [RIGHT, BASE], [LEFT, BASE]])),
      core(random.pick(['foam', 'fine', 'wool']), top, random),
      path('fa', outline([...front, ...inner])),
      path('f3', d`M${LEFT} ${BASE - 5}H${RIGHT}v5H${LEFT}Z`),
      path('f3', d`M${RIGHT - 7} ${BASE - 5}v-12h7v4h-3v8ZM${LEFT} ${BASE - 5}v-12h7v4h-3v8Z`),
      path('f2', d`M${RIGHT} ${middle - 6}h6l4 3v12l-4 3h-6Z`),
      screws.map((place) => circle('f3', place, 3.4)),
      thin(ribs === 0 ? repeat(5, (one) => d`M${LEFT + 34 + one * 32} ${top}l46 -58`) : ''),
    ],
    span: { axis: 'y', from: top, to: BASE },
    focus: [RIGHT - 60, top],
    mirrored: random.chance(),
  };
}
