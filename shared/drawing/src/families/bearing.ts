import {
  around,
  axis,
  circle,
  d,
  group,
  type Point,
  path,
  rect,
  repeat,
  type Scene,
  type Shape,
  thin,
} from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { bolts, dot, ring } from '../shapes.ts';

const CENTER: Point = [160, 121];

interface Row {
  readonly pitch: number;
  readonly count: number;
  readonly size: number;
  /** Index of the element in the accent; −1 for none. */
  readonly accent: number;
}

function balls({ pitch, count, size, accent }: Row): Shape[] {
  const at = (index: number) => around(CENTER, pitch, index / count);
  return [
    repeat(count, (index) => (index === accent ? [] : circle('gr', at(index), size))),
    accent < 0 ? [] : circle('fa', at(accent), size),
  ];
}

function rollers({ pitch, count, size, accent }: Row): Shape[] {
  const [x, y] = CENTER;
  return repeat(count, (index) =>
    group(`rotate(${Math.round((360 * index) / count)} ${x} ${y})`, [
      rect(index === accent ? 'fa' : 'gv', [x + pitch - size, y - size * 0.62, size * 2, size * 1.24], 2),
    ]),
  );
}

function single(radius: number, random: SeededRandom): Shape[] {
  const rolling = random.pick([balls, balls, rollers]);
  const bore = radius * random.vary(0.38, 0.16);
  const [raceOut, raceIn] = [radius * 0.83, bore + radius * 0.17];
  const pitch = (raceOut + raceIn) / 2;
  const fit = Math.PI * pitch;
  const size = (raceOut - raceIn) / 2 + 2;
  const count = Math.min(Math.floor(fit / (size + 1.6)), random.int(9, 16));
  return [
    ring('f2', CENTER, [radius, raceOut - 1]),
    ring('f4', CENTER, [raceOut, raceIn]),
    rolling({ pitch, count, size, accent: random.int(0, count - 1) }),
    ring('f2', CENTER, [raceIn, bore]),
    path('fn cl', dot(CENTER, pitch)),
  ];
}

function doubleRow(radius: number, random: SeededRandom): Shape[] {
  const bore = radius * random.vary(0.34);
  const [outer, inner] = [random.int(14, 18), random.int(10, 13)];
  return [
    ring('f2', CENTER, [radius, radius * 0.86]),
    ring('f4', CENTER, [radius * 0.87, bore + 8]),
    balls({ pitch: radius * 0.76, count: outer, size: radius * 0.12, accent: random.int(0, outer - 1) }),
    ring('f1', CENTER, [radius * 0.65, radius * 0.6]),
    balls({ pitch: radius * 0.52 + 1, count: inner, size: radius * 0.095, accent: -1 }),
    ring('f2', CENTER, [bore + 9, bore]),
  ];
}

function pillow(radius: number, random: SeededRandom): Shape[] {
  const [x, y] = CENTER;
  const half = random.vary(100, 0.1);
  const size = radius * 0.84;
  const floor = y + size + 10;
  const count = random.int(8, 12);
  return [
    path(
      'gr',
      d`M${x - half} ${floor}v-22h${half - size}V${y}A${size} ${size} 0 0 1 ${x + size} ${y}v${floor - y - 22}h${half - size}v22Z`,
    ),
    rect('f4', [x - half + 12, floor - 28, 24, 6], 1),
    rect('f4', [x + half - 36, floor - 28, 24, 6], 1),
    thin(d`M${x - half} ${floor - 9}h${2 * half}`),
    rect('fa', [x - 7, y - size - 12, 14, 13], 2),
    circle('f4', CENTER, size * 0.76),
    balls({ pitch: size * 0.6, count, size: size * 0.14, accent: -1 }),
    ring('f1', CENTER, [size * 0.47, size * 0.28]),
    bolts(CENTER, { radius: size * 0.375, count: 2, size: 2.4 }),
  ];
}

/** Rolling bearing from the front: balls, rollers, two rows or a pillow block; the elements can be counted. */
export function draw(random: SeededRandom): Scene {
  const radius = random.vary(74, 0.1);
  const kind = random.pick([single, single, doubleRow, pillow]);
  const [x, y] = CENTER;
  const reach = radius + 10;
  return {
    shapes: [kind(radius, random), axis(d`M${x - reach} ${y}H${x + reach}M${x} ${y - reach}V${y + reach}`)],
    span: { axis: 'x', from: x - radius, to: x + radius },
    focus: [x + radius * 0.4, y - radius * 0.3],
    mirrored: random.chance(),
  };
}
