import {
  around,
  axis,
  circle,
  d,
  lcd,
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
import { columns, polygon } from '../shapes-lines.ts';

const CENTER: Point = [160, 105];

/** A cable entry or a plug at the side of the housing. */
function entry(side: -1 | 1, withGland: boolean): Shape[] {
  const box = (from: number, width: number): readonly [number, number] => [
    side < 0 ? 160 - from - width : 160 + from,
    width,
  ];
  const part = (fill: string, [x, width]: readonly [number, number], half: number): Shape =>
    rect(fill, [x, 105 - half, width, 2 * half], 1.5);
  if (!withGland) {
    return [part('f2', box(58, 18), 21), part('gv', box(76, 12), 17), part('f3', box(88, 7), 11)];
  }
  return [
    part('gv', box(102, 15), 8),
    part('f2', box(58, 20), 21),
    part('gv', box(78, 14), 17),
    part('f3', box(92, 11), 13),
    thin([82, 86, 89].map((at) => d`M${160 + side * at} 88v34`)),
  ];
}

/** Threaded cover with its grip lugs. */
function cover(lugs: number): Shape[] {
  const corner = (step: number): Point => around(CENTER, step % 4 < 2 ? 62 : 58.5, step / (4 * lugs));
  return [
    circle('f2', CENTER, 65),
    path('gr', polygon(repeat(4 * lugs, corner))),
    circle('f3', CENTER, 48),
    circle('f1', CENTER, 44),
    thin('M146 74h28M150 69h20'),
  ];
}

function face(): Shape[] {
  return [
    rect('f4', [130, 82, 60, 30], 2),
    lcd([160, 102], '0.0'),
    [138, 160, 182].map((x, index) => circle('f3', [x, index === 1 ? 130 : 126], 4.5)),
    thin('M135.8 126h4.4M157.8 130h4.4M179.8 126h4.4M138 123.8v4.4'),
  ];
}

/** Sensor below the housing, with or without a splash guard. */
function sensor(half: number): Shape[] {
  return [
    rect('gh', [150, 160, 20, 8]),
    rect('f2', [146, 166, 28, 8], 1),
    rect('f3', [160 - half + 2, 174, 2 * half - 4, 8]),
    thin(columns([160 - half + 7, 174, 2 * half - 14, 8], 4)),
    path('fa', d`M${160 - half} 182h${2 * half}v14l-6 10h${12 - 2 * half}l-6-10Z`),
    thin([d`M${160 - half} 189h${2 * half}`, columns([160 - half + 9, 196, 2 * half - 18, 10], 4)]),
  ];
}

/** Fixed gas detector; the sensor is marked. */
export function draw(random: SeededRandom): Scene {
  const half = random.vary(22, 0.14);
  const foot = random.vary(51, 0.06);
  return {
    shapes: [
      [48, 146].map((y) => rect('f2', [160 - foot, y, 2 * foot, 12], 3)),
      path(
        'f4',
        [54, 152].flatMap((y) => [dot([168 - foot, y], 3), dot([152 + foot, y], 3)]),
      ),
      entry(-1, true),
      entry(1, false),
      cover(16),
      face(),
      sensor(half),
      axis('M32 105H94M226 105H288M160 28V40'),
    ],
    span: { axis: 'y', from: 40, to: 206 },
    focus: [160, 192],
  };
}
