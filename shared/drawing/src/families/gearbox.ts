import {
  accented,
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
import { bolts, gear } from '../shapes.ts';

const FLOOR = 184;

interface Wheel {
  readonly center: Point;
  readonly tip: number;
  readonly teeth: number;
  readonly fill: string;
  readonly turn: number;
}

function wheel({ center, tip, teeth, fill, turn }: Wheel): Shape[] {
  return [
    circle('f4', center, tip + 3.5),
    gear(fill, center, { root: tip - 7, tip, teeth, turn }),
    circle(fill === 'fa' ? 'f0' : 'f3', center, tip * 0.27),
  ];
}

/** The wheel that meshes with the previous one, in the given direction from it. */
function next(before: Wheel, angle: number, { tip, fill }: Pick<Wheel, 'tip' | 'fill'>): Wheel {
  const teeth = 12;
  // Where the contact lies between two teeth of the previous wheel; the new wheel has its gap there.
  const phase = (angle - before.turn) * before.teeth;
  const center = around(before.center, before.tip + tip - 6, angle);
  return { center, tip, teeth, fill, turn: angle + 0.5 + (phase + 0.5) / teeth };
}

/** The gear train, starting at the input wheel. */
function train(random: SeededRandom, count: number, left: number): Wheel[] {
  const accent = 0;
  const tip = random.vary(27, 0.04);
  const first = { tip, center: [left + tip + 12, 116], teeth: 12, turn: 0.02 } as const;
  const wheels: Wheel[] = [{ ...first, fill: accented(accent === 0, 'f2') }];
  for (let index = 1; index < count; index += 1) {
    const before = wheels[index - 1] ?? { ...first, fill: 'f2' };
    const part = { tip: random.vary(24, 0.04), fill: accented(index === accent, index % 2 ? 'f1' : 'f2') };
    wheels.push(next(before, index === 1 ? 0.08 : -0.07, part));
  }
  return wheels;
}

function housing([left, right]: Point, top: number, chamfer: number): Shape[] {
  return [
    path('f1', d`M${left} ${top}H${right - chamfer}l${chamfer} ${chamfer}V${FLOOR}H${left}Z`),
    thin(d`M${left + 8} ${top + 8}H${right - chamfer - 4}M${left + 8} ${FLOOR - 6}H${right - 8}`),
    rect('f3', [left - 10, FLOOR, right - left + 20, 10], 1),
  ];
}

function cover(from: number, top: number): Shape[] {
  return [
    rect('f2', [from, top - 8, 44, 8], 2),
    repeat(3, (rib) => rect('f3', [from + 4 + rib * 10, top - 12, 5, 5], 1)),
  ];
}

/** Gearbox with its side open. */
export function draw(random: SeededRandom): Scene {
  const count = 3;
  const left = 72;
  const wheels = train(random, count, left);
  const last = wheels.at(-1) ?? { center: [200, 140], tip: 24 };
  const right = last.center[0] + last.tip + 15;
  const shift = 160 - (left - 44 + right + 46) / 2;
  const moved = wheels.map((one) => ({ ...one, center: [one.center[0] + shift, one.center[1]] as const }));
  const [from, to] = [left + shift, right + shift];
  const top = 116 - Math.max(...wheels.map(({ tip }) => tip)) - random.vary(18, 0.3);
  const outlet = last.center[1] - 13;
  return {
    shapes: [
      rect('gv', [from - 44, 105, 46, 22], 1),
      rect('gv', [to - 2, outlet, 46, 26], 1),
      cover(from + 16, top),
      housing([from, to], top, random.vary(22, 0.4)),
      moved.map(wheel),
      bolts([from + 9, (top + FLOOR) / 2], {
        radius: (FLOOR - top) / 2 - 12,
        count: 2,
        size: 3,
        turn: 0.25,
        fill: 'f3',
      }),
      axis(d`M${from - 54} 116H${from + 40}M${to - 40} ${outlet + 13}H${to + 54}`),
    ],
    span: { axis: 'x', from: from - 44, to: to + 44 },
    focus: moved[0]?.center ?? [160, 116],
    mirrored: random.side(),
  };
}
