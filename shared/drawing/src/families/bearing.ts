import {
  around,
  axis,
  circle,
  d,
  type Point,
  path,
  repeat,
  type Scene,
  type Shape,
  type Thing,
  thin,
} from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { dot, ring } from '../shapes.ts';

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

/** Rolling bearing from the front: balls, rollers, two rows or a pillow block; the elements can be counted. */
const BALLS = 9;

/** What closes the gap between the rings: nothing, a thin steel shield, or a rubber seal with its lip. */
const CLOSURES: Readonly<Record<string, (raceOut: number, raceIn: number) => Shape>> = {
  open: () => [],
  shielded: (raceOut, raceIn) => [
    ring('f1', CENTER, [raceOut - 1, raceIn + 2.5]),
    thin(dot(CENTER, raceOut - 4) + dot(CENTER, raceIn + 6)),
    ring('f4', CENTER, [raceIn + 2.5, raceIn]),
  ],
  sealed: (raceOut, raceIn) => [
    ring('f4', CENTER, [raceOut - 1, raceIn]),
    ring('f3', CENTER, [raceOut - 5, raceIn + 6]),
    thin(dot(CENTER, (raceOut + raceIn) / 2)),
  ],
};

export const forms = ['open', 'shielded', 'sealed'] as const;

/** Deep groove ball bearing with one row of balls, from the front. */
export function draw(random: SeededRandom, { form }: Thing): Scene {
  const radius = random.vary(74, 0.1);
  const bore = radius * random.vary(0.4, 0.06);
  const [raceOut, raceIn] = [radius * 0.83, bore + radius * 0.14];
  const pitch = (raceOut + raceIn) / 2;
  const size = Math.min((raceOut - raceIn) / 2 + 2, (Math.PI * pitch) / BALLS - 1.6);
  const [x, y] = CENTER;
  const reach = radius + 10;
  return {
    shapes: [
      ring('f2', CENTER, [radius, raceOut - 1]),
      ring('f4', CENTER, [raceOut, raceIn]),
      form === 'open' ? balls({ pitch, count: BALLS, size, accent: 0 }) : [],
      CLOSURES[form]?.(raceOut, raceIn) ?? [],
      form === 'open' ? [] : ring('fa', CENTER, [raceIn + 1, raceIn - 2.5]),
      ring('f2', CENTER, [raceIn - 2, bore]),
      path('fn cl', dot(CENTER, pitch)),
      axis(d`M${x - reach} ${y}H${x + reach}M${x} ${y - reach}V${y + reach}`),
    ],
    span: { axis: 'x', from: x - radius, to: x + radius },
    focus: [x + radius * 0.4, y - radius * 0.3],
  };
}
