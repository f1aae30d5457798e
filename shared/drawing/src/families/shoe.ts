import { bare, d, type Point, path, repeat, type Scene, type Shape, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { dot } from '../shapes.ts';
import { outline } from '../shapes-data.ts';

/** Upper of the shoe; `y` is the edge of the collar. */
function upper(y: number): Shape[] {
  const x = 172;
  return [
    path('f4', d`M${x - 6} ${y - 18}c6 -2 16 4 16 16l-6 6l-34 22l-10 -6c10 -16 24 -29 34 -38Z`),
    path(
      'f3',
      d`M${x} ${y}C${x + 14} ${y - 6} 236 ${y - 6} 256 ${y - 2}c6 2 6 10 5 16C260 ${y + 42} 262 128 268 148c2 10 2 22 0 32H60C46 180 42 168 46 158C54 140 84 134 104 128C128 120 148 102 166 ${Math.max(84, y - 4)}C174 ${y + 8} 184 ${y + 4} ${x} ${y}Z`,
    ),
    path(
      'f2',
      d`M210 122c18 -2 36 -2 52 0C262 128 264 138 268 150c1 10 1 20 0 30H176C172 158 184 126 210 122Z`,
    ),
    path(
      'f1',
      'M46 158C54 140 84 134 104 128C118 123 130 115 142 106L186 142C190 156 180 172 168 180H60C46 180 42 168 46 158Z',
    ),
    path(
      'f4',
      d`M${x} ${y}C${x + 14} ${y - 6} 236 ${y - 6} 256 ${y - 2}c6 2 6 10 5 17c-21 -5 -45 -3 -59 5Q${x - 2} ${y + 10} ${x} ${y}Z`,
    ),
    thin(d`M222 ${y - 4}l1 18M240 ${y - 4}v17`),
    path(
      'f2',
      d`M${x} ${y}l14 12C194 ${y + 40} 196 122 186 142L142 106C150 99 160 92 166 ${Math.max(84, y - 4)}Z`,
    ),
    path('f2', d`M250 ${y}q-2 -14 6 -14q9 2 7 16l-2 6Z`),
  ];
}

/** Laces from the throat up to the collar; they stand across the facing. */
function laces(count: number, [fromX, fromY]: Point, [toX, toY]: Point): Shape[] {
  const place = (one: number): Point => {
    const at = one / (count - 1);
    return [fromX + (toX - fromX) * at, fromY + (toY - fromY) * at];
  };
  const lace = (one: number) => {
    const [x, y] = place(one);
    return outline([
      [x - 6, y - 5],
      [x - 3.4, y - 7.4],
      [x + 6.4, y + 4.4],
      [x + 3.8, y + 6.8],
    ]);
  };
  const eyelet = (one: number) => {
    const [x, y] = place(one);
    return dot([x + 9.4, y + 7.4], 1.9);
  };
  return [path('f0', repeat(count, lace)), bare('f4 t', repeat(count, eyelet))];
}

function sole(thick: number): Shape[] {
  const top = 190 - thick;
  const lugs = repeat(9, (one) => d`H${256 - one * 20}v7h-10v-7`);
  return [
    path('f2', d`M44 ${top - 8}c6 6 16 8 28 8H268q3 4 2 ${thick}H52q-11 -4 -8 ${-thick - 8}Z`),
    path('f4', ['M48 190H272V199', ...lugs, 'H64C56 199 50 196 48 190Z']),
    thin(d`M56 ${top + thick * 0.5}H268`),
  ];
}

/** Low safety shoe; the cap is the accent. */
export function draw(random: SeededRandom): Scene {
  const y = random.vary(100, 0.05);
  const thick = random.vary(10, 0.2);
  const cap = random.vary(94, 0.03);
  return {
    shapes: [
      upper(y),
      laces(4, [149, 104], [166, 92]),
      path('fa', d`M46 158C52 145 72 139 ${cap} 132c6 12 6 32 -2 48H60C46 180 42 168 46 158Z`),
      thin('M56 160C64 150 76 146 88 142'),
      thin(
        d`M${cap + 4} 131c7 15 7 33 0 49M180 176C178 154 190 138 214 ${y + 26}C230 ${y + 22} 246 ${y + 22} 260 ${y + 24}M148 112L184 143C187 155 180 168 170 176`,
      ),
      path('f3', 'M232 180C230 160 238 142 264 136C265 142 267 146 268 150C270 158 270 170 268 180Z'),
      thin('M237 180C236 164 242 148 265 142'),
      sole(thick),
    ],
    span: { axis: 'y', from: y - 4, to: 206 },
    focus: [70, 160],
    mirrored: random.side(),
  };
}
