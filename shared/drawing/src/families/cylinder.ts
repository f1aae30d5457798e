import {
  axis,
  circle,
  d,
  type Point,
  rect,
  repeat,
  type Scene,
  type Shape,
  type Thing,
  thin,
} from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';

const Y = 122;

function tail(form: string, x: number, bore: number): Shape[] {
  if (form === 'rear-eye') {
    return [circle('f2', [x - 13, Y], 14), circle('f4', [x - 13, Y], 6)];
  }
  const half = bore * 0.85;
  return [rect('f3', [x - 5, Y - half * 0.5, 6, half], 1)];
}

/** The flange around the rod: the cylinder is bolted to the machine by its front. */
function frontFlange(x: number, bore: number): Shape[] {
  const half = bore * 0.5 + 26;
  return [
    rect('f2', [x, Y - half, 14, 2 * half], 1),
    rect('f4', [x - 5, Y - half + 5, 5, 9], 1),
    rect('f4', [x - 5, Y + half - 14, 5, 9], 1),
    thin(d`M${x} ${Y - half + 18}h14M${x} ${Y + half - 18}h14`),
  ];
}

function rodEnd(form: string, x: number): Shape[] {
  return form === 'rear-eye'
    ? [rect('fa', [x - 4, Y - 8, 10, 16], 1), circle('fa', [x + 16, Y], 15), circle('f0', [x + 16, Y], 6.5)]
    : [rect('fa', [x - 4, Y - 10, 26, 20], 1), thin(repeat(6, (turn) => d`M${x + turn * 4} ${Y - 10}l2 20`))];
}

function barrel(x: number, [length, bore]: Point, random: SeededRandom): Shape[] {
  const [top, cap] = [Y - bore / 2, random.vary(20)];
  const piston = x + cap + (length - 2 * cap) * random.vary(0.45, 0.3);
  const port = (at: number) => rect('f3', [at, top - 18, 20, 18], 1);
  return [
    rect('gv', [x + 8, top, length - 16, bore], 1),
    rect('f4', [piston, top, 10, bore]),
    rect('f1', [piston + 10, Y - 8, x + length - cap - piston - 10, 16]),
    port(x + cap + 6),
    port(x + length - cap - 26),
    rect('f2', [x, top - 10, cap, bore + 20], 2),
    rect('f2', [x + length - cap, top - 10, cap, bore + 20], 2),
  ];
}

export const forms = ['rear-eye', 'front-flange'] as const;

/** Hydraulic cylinder opened along its axis. */
export function draw(random: SeededRandom, { form }: Thing): Scene {
  const length = random.vary(140, 0.15);
  const bore = random.vary(46, 0.15);
  const rod = random.vary(48, 0.3);
  const x = 160 - (length + rod + 30 - 27) / 2;
  const end = x + length + rod;
  return {
    shapes: [
      tail(form, x, bore),
      rect('gv', [x + length - 4, Y - bore * 0.24, rod + 6, bore * 0.48]),
      barrel(x, [length, bore], random),
      form === 'rear-eye' ? [] : frontFlange(x + length - 2, bore),
      rodEnd(form, end),
      axis(d`M${x - 40} ${Y}H${end + 42}`),
    ],
    span: { axis: 'x', from: x, to: end + 18 },
    focus: [end, Y],
    mirrored: random.side(),
  };
}
