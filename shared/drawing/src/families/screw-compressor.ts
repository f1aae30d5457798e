import { axis, bare, circle, d, path, rect, repeat, type Scene, type Shape, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { dot } from '../shapes.ts';
import { strokes } from '../shapes-data.ts';

interface Rotor {
  readonly y: number;
  readonly half: number;
  readonly lobes: number;
  readonly fill: string;
  /** The flanks run up or down: the two rotors mesh. */
  readonly hand: 1 | -1;
}

/** One rotor lying along x between 156 and 230: wavy outline and its twisted flanks. */
function rotor({ y, half, lobes, fill, hand }: Rotor): Shape[] {
  const step = 74 / lobes;
  const tip = half * 0.56;
  const upper = repeat(lobes, () => d`q${step / 2} ${-tip} ${step} 0`).join('');
  const lower = repeat(lobes, () => d`q${-step / 2} ${tip} ${-step} 0`).join('');
  const [from, to] = hand === 1 ? [y - half, y + half] : [y + half, y - half];
  const flanks = repeat(lobes - 1, (one) => {
    const x = 156 + step * (one + 0.5);
    return d`M${x} ${from}C${x + 4} ${from + (to - from) * 0.4} ${x + step * 0.8} ${from + (to - from) * 0.6} ${x + step} ${to}`;
  });
  return [path(fill, [d`M156 ${y - half}`, upper, d`V${y + half}`, lower, 'Z']), path('fn', flanks)];
}

/** The window that shows the airend: bearings, shafts and both rotors. */
function airend(lobes: number, width: number): Shape[] {
  const [left, right] = [136, 136 + width];
  return [
    rect('f2', [left - 6, 64, width + 12, 118], 3),
    rect('f4', [left, 70, width, 106], 2),
    rect('f3', [left + 6, 80, 12, 86], 1),
    rect('f3', [right - 18, 80, 12, 86], 1),
    rect('gv', [left, 97, width, 12]),
    rect('gv', [left + 6, 138, width - 6, 10]),
    rotor({ y: 143, half: 17.5, lobes: 6, fill: 'gv', hand: -1 }),
    rotor({ y: 103, half: 17.5, lobes, fill: 'fa', hand: 1 }),
    rect('f2', [left, 92, 8, 22], 1),
    rect('f2', [left, 133, 8, 20], 1),
    bare('f4 t', [
      dot([left - 3, 67], 1.5),
      dot([right + 3, 67], 1.5),
      dot([left - 3, 179], 1.5),
      dot([right + 3, 179], 1.5),
    ]),
  ];
}

/** Panel, emergency button and louvres of the door. */
function door(louvres: number): Shape[] {
  const step = 58 / louvres;
  return [
    rect('f4', [56, 66, 54, 26], 3),
    rect('f2', [60, 70, 30, 18], 1),
    circle('f2', [100, 74], 3),
    circle('f2', [100, 84], 3),
    circle('f3', [63, 103], 5),
    rect('f2', [76, 99, 34, 8], 1),
    repeat(louvres, (one) => rect('f3', [56, 118 + one * step, 54, step * 0.5], 1)),
  ];
}

/** Screw compressor with its airend to be seen. */
export function draw(random: SeededRandom): Scene {
  const top = random.vary(47, 0.05);
  const lobes = 5;
  const width = random.vary(113, 0.02);
  const right = 150 + width;
  return {
    shapes: [
      rect('f3', [44, 192, right - 44, 10], 1),
      rect('f4', [76, 196, 40, 8]),
      rect('f4', [192, 196, 40, 8]),
      rect('f3', [64, top - 9, 76, 10], 1),
      thin(strokes(6, { from: [74, top - 9], step: [10, 0], line: [0, 9] })),
      rect('gv', [right, 66, 10, 12]),
      rect('f2', [right + 9, 60, 6, 24], 1),
      rect('f1', [44, top, right - 44, 192 - top], 4),
      thin(d`M122 ${top + 4}V188M44 ${top + 9}H${right}`),
      door(7),
      airend(lobes, width - 2),
      axis(d`M126 103H${right + 3}M126 143H${right + 3}`),
    ],
    span: { axis: 'y', from: top, to: 202 },
    focus: [194, 103],
  };
}
