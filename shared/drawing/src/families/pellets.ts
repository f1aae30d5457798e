import { bare, circle, d, type Point, path, rect, repeat, type Scene, type Shape, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { dot } from '../shapes.ts';
import { strokes } from '../shapes-data.ts';

const RIM = 148;

/** Pellets lying in rows under a rounded heap. */
function places(radius: number, height: number, random: SeededRandom): Point[] {
  const rows = Math.max(3, Math.round((height - 1.8 * radius) / (radius * 1.6)) + 1);
  const step = (height - 1.8 * radius) / (rows - 1);
  return repeat(rows, (row) => {
    const y = RIM - radius * 0.8 - (rows - 1 - row) * step;
    const half = 106 * Math.sqrt(1 - ((RIM - y) / (height + radius)) ** 2) - radius;
    const count = Math.max(2, Math.floor((2 * half) / (radius * 2)));
    return repeat(count, (index): Point => {
      const at = (index / (count - 1)) * 2 - 1;
      return [160 + at * half + random.int(-1, 1), y + random.int(-1, 1)];
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

function wagon(): Shape[] {
  return [
    rect('f2', [48, 150, 224, 34], 1),
    thin(strokes(8, { from: [72, 152], step: [25, 0], line: [0, 30] })),
    rect('f3', [42, 143, 236, 9], 2),
    rect('f4', [44, 184, 232, 6]),
    [80, 104, 216, 240].map((x) => [circle('f3', [x, 196], 9), circle('f1', [x, 196], 3)]),
    rect('f3', [40, 182, 8, 8]),
    rect('f3', [272, 182, 8, 8]),
  ];
}

function bag(): Shape[] {
  return [
    path('f1', 'M52 148Q46 176 60 204H260Q274 176 268 148Q160 158 52 148Z'),
    thin('M92 153Q86 180 94 204M160 155V204M228 153Q234 180 226 204M70 160q6 20 2 38M250 160q-6 20 -2 38'),
    path('f3', 'M50 142Q160 158 270 142L268 151Q160 165 52 151Z'),
    path('fn', 'M54 146Q40 130 46 122q10 4 22 25M266 146Q280 130 274 122q-10 4 -22 25'),
  ];
}

/** Pellets heaped in a bin, a wagon or a bag; their size, the height and the marked pellet vary. */
export function draw(random: SeededRandom): Scene {
  const radius = random.vary(9.4, 0.2);
  const height = random.vary(88, 0.12);
  const pellets = places(radius, height, random);
  const marked = pellets[random.int(Math.floor(pellets.length * 0.3), Math.floor(pellets.length * 0.8))] ?? [
    160, 110,
  ];
  const glints = pellets.filter((_, index) => index % 3 === 0).map(([x, y]) => dot([x - 2, y + 2], 0.5));
  const holder = random.pick([bin, bin, wagon, bag]);
  return {
    shapes: [
      bare(
        'f4',
        d`M58 150C76 ${150 - height * 0.5} 116 ${156 - height + radius} 160 ${156 - height + radius}S244 ${150 - height * 0.5} 262 150Z`,
      ),
      pellets.map((center) => circle('gr', center, random.vary(radius, 0.08))),
      circle('fa', marked, radius),
      thin(glints),
      holder(),
    ],
    span: { axis: 'x', from: marked[0] - radius, to: marked[0] + radius },
    focus: marked,
    mirrored: random.chance(),
  };
}
