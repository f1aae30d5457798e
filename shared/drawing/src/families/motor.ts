import {
  axis,
  type Box,
  circle,
  d,
  path,
  rect,
  repeat,
  type Scene,
  type Shape,
  type Thing,
  thin,
} from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { lyingMotor, motorFeet } from '../shapes-motor.ts';

const BASE = 188;

function shaft([x, y, , height]: Box, length: number): Shape[] {
  const middle = y + height / 2;
  return [
    rect('gh', [x - 9 - length, middle - 9, length + 2, 18], 1),
    thin(d`M${x - 3 - length} ${middle}h${length - 6}`),
  ];
}

function mounting(box: Box): Shape[] {
  const [x, , width] = box;
  return [motorFeet(box, BASE), rect('f3', [x - 17, BASE, width * 1.27 + 34, 8], 1)];
}

/** A flameproof terminal box: thick walls, a bolted cover and the gland of an armoured cable. */
function flameproofBox([x, y, width]: Box): Shape[] {
  const [left, wide, top] = [x + width * 0.26, width * 0.46, y - 40];
  return [
    rect('f3', [left + wide, top + 12, 12, 16], 1),
    rect('f2', [left + wide + 12, top + 9, 10, 22], 2),
    rect('f2', [left, top + 6, wide, 42], 3),
    rect('fa', [left - 4, top, wide + 8, 12], 2),
    repeat(4, (bolt) => rect('f4', [left + 3 + (bolt * (wide - 12)) / 3, top - 4, 6, 5], 1)),
    path('fn', d`M${left + wide / 2} ${top + 17}l9 5v10l-9 5l-9 -5v-10Z`),
  ];
}

export const forms = ['foot', 'flameproof'] as const;

/** Foot-mounted motor; `flameproof` has the bolted terminal box. */
export function draw(random: SeededRandom, { form }: Thing): Scene {
  const [width, height] = [random.vary(130, 0.06), random.vary(form === 'flameproof' ? 80 : 88, 0.06)];
  const length = random.vary(32, 0.15);
  const total = length + 9 + width * 1.27;
  const x = 160 - total / 2 + length + 9;
  const y = BASE - 12 - height;
  const box = [x, y, width, height] as const;
  const isFlameproof = form === 'flameproof';
  return {
    shapes: [
      shaft(box, length),
      mounting(box),
      isFlameproof ? [] : circle('fn', [x + width * 0.86, y - 5], 5.5),
      lyingMotor({
        box,
        fins: 9,
        fan: isFlameproof ? 'f3' : 'fa',
        terminal: isFlameproof ? 'f4' : 'f2',
        terminalAt: 0.3,
      }),
      isFlameproof ? flameproofBox(box) : [],
      axis(d`M${x - length - 21} ${y + height / 2}H${x + width * 1.27 + 14}`),
    ],
    span: { axis: 'x', from: x - 9 - length, to: x + width * 1.27 },
    focus: [x + width * (isFlameproof ? 0.5 : 1.1), isFlameproof ? y - 20 : y + height / 2],
    mirrored: random.side(),
  };
}
