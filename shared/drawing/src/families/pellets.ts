import { bare, circle, d, type Point, path, rect, repeat, type Scene, type Shape, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { dot } from '../shapes.ts';

const RIM = 148;

/** Pellets lying in rows under a rounded heap. */
function places(radius: number, height: number, random: SeededRandom): Point[] {
  const rows = 6;
  const step = (height - 1.8 * radius) / (rows - 1);
  return repeat(rows, (row) => {
    const y = RIM - radius * 0.8 - (rows - 1 - row) * step;
    const half = 106 * Math.sqrt(1 - ((RIM - y) / (height + radius)) ** 2) - radius;
    const count = [6, 8, 9, 10, 11, 11][row] ?? 10;
    return repeat(count, (index): Point => {
      const at = (index / (count - 1)) * 2 - 1;
      return [160 + at * half + random.between(-1, 1), y + random.between(-1, 1)];
    });
  }).flat();
}

function bin(): Shape[] {
  return [
    path('f2', 'M46 150H274L256 200H64Z'),
    thin('M54 158H266L254 192H66Z'),
    repeat(5, (rib) => {
      const [top, low] = [92 + rib * 34, 101.5 + rib * 29.2];
      return path('f3', d`M${top - 4} 150h8L${low + 2.6} 200h-5.2Z`);
    }),
    rect('f3', [40, 143, 240, 9], 2),
    thin('M44 147.5H276'),
    rect('f4', [74, 200, 30, 6]),
    rect('f4', [216, 200, 30, 6]),
  ];
}

/** Pellets heaped in a bin. */
export function draw(random: SeededRandom): Scene {
  const radius = random.vary(9, 0.04);
  const height = random.vary(88, 0.04);
  const pellets = places(radius, height, random);
  const marked = pellets[Math.floor(pellets.length * 0.6)] ?? [160, 110];
  const glints = pellets.filter((_, index) => index % 3 === 0).map(([x, y]) => dot([x - 2, y + 2], 0.5));
  return {
    shapes: [
      bare(
        'f4',
        d`M58 150C76 ${150 - height * 0.5} 116 ${156 - height + radius} 160 ${156 - height + radius}S244 ${150 - height * 0.5} 262 150Z`,
      ),
      pellets.map((center) => circle('gr', center, random.vary(radius, 0.08))),
      circle('fa', marked, radius),
      thin(glints),
      bin(),
    ],
    span: { axis: 'x', from: marked[0] - radius, to: marked[0] + radius },
    focus: marked,
    mirrored: random.side(),
  };
}
