import { axis, circle, d, type Point, path, rect, type Scene, type Shape, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';

const Y = 122;

function tail(kind: string, x: number, bore: number): Shape[] {
  if (kind === 'eye') {
    return [circle('f2', [x - 13, Y], 14), circle('f4', [x - 13, Y], 6)];
  }
  if (kind === 'flange') {
    return [
      rect('f2', [x - 12, Y - bore * 0.85, 12, bore * 1.7], 1),
      thin(d`M${x - 12} ${Y - bore * 0.6}h12M${x - 12} ${Y + bore * 0.6}h12`),
    ];
  }
  return [path('f2', d`M${x} ${Y - 14}h-20a8 8 0 0 0 0 10h12v8h-12a8 8 0 0 0 0 10h20Z`)];
}

function rodEnd(kind: string, x: number): Shape[] {
  if (kind === 'eye') {
    return [
      rect('fa', [x - 4, Y - 8, 10, 16], 1),
      circle('fa', [x + 16, Y], 15),
      circle('f0', [x + 16, Y], 6.5),
    ];
  }
  return kind === 'fork'
    ? [path('fa', d`M${x - 4} ${Y - 18}h32v9h-18v18h18v9h-32Z`)]
    : [rect('fa', [x - 4, Y - 20, 22, 40], 3), thin(d`M${x + 3} ${Y - 20}v40M${x + 10} ${Y - 20}v40`)];
}

function barrel(x: number, [length, bore]: Point, random: SeededRandom): Shape[] {
  const [top, cap] = [Y - bore / 2, random.vary(20)];
  const piston = x + cap + (length - 2 * cap) * random.vary(0.45, 0.3);
  const ports = random.chance(0.7) ? -1 : 1;
  const port = (at: number) => rect('f3', [at, ports < 0 ? top - 18 : top + bore, 20, 18], 1);
  const tied = random.chance(0.6);
  return [
    rect('gv', [x + 8, top, length - 16, bore], 1),
    rect('f4', [piston, top, 10, bore]),
    rect('f1', [piston + 10, Y - 8, x + length - cap - piston - 10, 16]),
    port(x + cap + 6),
    port(x + length - cap - 26),
    rect('f2', [x, top - 10, cap, bore + 20], 2),
    rect('f2', [x + length - cap, top - 10, cap, bore + 20], 2),
    tied
      ? thin(d`M${x + cap} ${top - 5}h${length - 2 * cap}M${x + cap} ${top + bore + 5}h${length - 2 * cap}`)
      : [],
  ];
}

/** Hydraulic cylinder opened along its axis: stroke, bore, mounting and rod end vary. */
export function draw(random: SeededRandom): Scene {
  const length = random.vary(140, 0.15);
  const bore = random.vary(46, 0.3);
  const rod = random.vary(48, 0.3);
  const tailKind = random.pick(['eye', 'flange', 'clevis']);
  const x = 160 - (length + rod + 30 - 27) / 2;
  const end = x + length + rod;
  return {
    shapes: [
      tail(tailKind, x, bore),
      rect('gv', [x + length - 4, Y - bore * 0.24, rod + 6, bore * 0.48]),
      barrel(x, [length, bore], random),
      rodEnd(random.pick(['stud', 'eye', 'fork']), end),
      axis(d`M${x - 40} ${Y}H${end + 42}`),
    ],
    span: { axis: 'x', from: x, to: end + 18 },
    focus: [end, Y],
    mirrored: random.chance(),
  };
}
