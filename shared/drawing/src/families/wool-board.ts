import { d, type Point, path, rect, repeat, type Scene, type Shape, type Thing, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { strokes } from '../shapes-data.ts';

const [LEFT, RIGHT] = [42, 232];

/** Fibres scattered over one board's front and, leaning with it, over its side. */
function board(y: number, thick: number, random: SeededRandom): Shape[] {
  const count = 28;
  const front = repeat(count, () => {
    const at: Point = [LEFT + random.between(3, 172), y + 3 + random.between(0, thick - 6)];
    return d`M${at[0]} ${at[1]}q${random.between(4, 7)} ${random.between(-3, 3)} ${random.between(9, 15)} ${random.between(-2, 2)}`;
  });
  const side = repeat(7, () => {
    const along = random.between(4, 34);
    return d`M${RIGHT + along} ${y + 5 - along * 0.78 + random.between(0, thick - 9)}q5 -3 9 -7`;
  });
  return [
    path('f2', d`M${RIGHT} ${y}l46 -36v${thick}l-46 36Z`),
    rect('f1', [LEFT, y, RIGHT - LEFT, thick]),
    thin([...front, ...side]),
  ];
}

/** Upper face: bare wool, or foil with its grid. */
function face(y: number, foil: boolean, random: SeededRandom): Shape[] {
  const fibres = repeat(26, () => {
    const deep = random.between(4, 32);
    return d`M${LEFT + 6 + random.between(0, 168) + deep * 1.28} ${y - deep}q5 ${random.between(-3, 3)} 10 ${random.between(-1, 1)}`;
  });
  const grid = [
    strokes(7, { from: [LEFT + 24, y], step: [24, 0], line: [46, -36] }),
    strokes(2, { from: [LEFT + 15, y - 12], step: [15.4, -12], line: [190, 0] }),
  ];
  return [path(foil ? 'f3' : 'f0', d`M${LEFT} ${y}l46 -36H278L${RIGHT} ${y}Z`), thin(foil ? grid : fibres)];
}

export const forms = ['bare', 'foil'] as const;

/** Mineral wool boards in a strapped pack. */
export function draw(random: SeededRandom, { form }: Thing): Scene {
  const boards = 4;
  const thick = Math.min(random.vary(29, 0.06), 128 / boards);
  const top = 204 - boards * thick;
  const straps = [92, 182];
  const label = Math.min(top + 34, 166);
  return {
    shapes: [
      repeat(boards, (one) => board(204 - (one + 1) * thick, thick, random)),
      face(top, form === 'foil', random),
      straps.map((x) => [
        path('fa', d`M${x} 204V${top}l46 -36h17l-46 36V204Z`),
        thin(d`M${x} ${top}h17M${x + 3} 204V${top}l46 -36M${x + 14} 204V${top}l46 -36`),
      ]),

      rect('f0', [54, label, 34, 30], 1.5),
      thin(strokes(4, { from: [59, label + 7], step: [0, 5], line: [24, 0] })),
    ],
    span: { axis: 'y', from: 204 - thick, to: 204 },
    focus: [straps[0] ?? 150, top + 20],
    mirrored: random.side(),
  };
}
