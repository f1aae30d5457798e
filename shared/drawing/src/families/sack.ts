import { axis, bare, circle, d, path, rect, type Scene, type Shape, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { strokes } from '../shapes-data.ts';

/** Print of the front: a sign in a circle, a triangle or two bands. */
function print(x: number, y: number, kind: number): Shape[] {
  const sign = [
    [path('f1', d`M${x} ${y - 16}l14 24h-28Z`), path('f3', d`M${x} ${y - 5}l5 9h-10Z`)],
    [rect('f1', [x - 10, y - 10, 20, 20], 2), circle('f3', [x, y], 5)],
    [path('f1', d`M${x} ${y - 14}l12 14l-12 14l-12 -14Z`)],
  ][kind];
  return [
    circle('f0', [x, y], 25),
    circle('f3', [x, y], 20),
    sign ?? [],
    bare('f3 t', d`M${x - 28} ${y + 36}h56v5h-56ZM${x - 18} ${y + 45}h36v3h-36Z`),
  ];
}

/** The end of the sack: a folded block bottom, or a seam sewn through. */
function ends([left, right]: readonly [number, number], top: number, sewn: boolean): Shape[] {
  if (sewn) {
    return [top, 206].map((y, low) => {
      const [from, to] = low ? [y - 14, y - 10] : [y, y + 10];
      return [
        rect('f1', [left + 2, from, right - left - 4, 14], 1),
        path(
          'fn',
          strokes(Math.floor((right - left - 12) / 8), {
            from: [left + 7, to - (low ? -3 : 3)],
            step: [8, 0],
            line: [4, 0],
          }),
        ),
      ];
    });
  }
  return [
    path('f1', d`M${left} ${top + 16}l8 -16H${right - 8}l8 16ZM${left} 192l8 14H${right - 8}l8 -14Z`),
    path(
      'f2',
      d`M${left + 16} ${top}H${right - 16}v10H${left + 16}ZM${left + 16} 198H${right - 16}v8H${left + 16}Z`,
    ),
    thin(d`M${left} ${top + 16}l22 -16M${right} ${top + 16}l-22 -16M${left} 192l22 14M${right} 192l-22 14`),
  ];
}

/** Narrow side with its gusset. */
function narrow(top: number): Shape[] {
  const y = top + 12;
  return [
    path('gh', d`M222 ${y}H266Q275 ${(y + 194) / 2} 266 194H222Q213 ${(y + 194) / 2} 222 ${y}Z`),
    path('f1', d`M222 ${y}l4 -12H262l4 12ZM222 194l4 12H262l4 -12Z`),
    path('f2', d`M222 ${y}l22 18l22 -18ZM222 194l22 -18l22 18Z`),
    thin(
      d`M244 ${y + 18}V176M229 ${y + 8}q-5 30 -3 56M259 ${y + 8}q5 30 3 56M229 186q-4 -24 -3 -46M259 186q4 -24 3 -46`,
    ),
  ];
}

/** Valve sack from the front and the side: proportions, bottom, valve and print vary. */
export function draw(random: SeededRandom): Scene {
  const top = random.vary(48, 0.2);
  const half = random.vary(62, 0.07);
  const center = 124;
  const [left, right] = [center - half, center + half];
  const middle = (top + 206) / 2;
  const sewn = random.chance(0.35);
  const bow = random.vary(8, 0.2);
  const plies = random.int(1, 3);
  return {
    shapes: [
      path('fa', d`M${right - 16} ${top}h34q2 0 2 2v12q0 2 -2 2H${right - 16}Z`),
      thin(d`M${right + 8} ${top}v16M${right + 13} ${top}v16`),
      path(
        'gh',
        d`M${left} ${top + 16}H${right}q${bow} ${middle - top - 16} 0 ${176 - top}H${left}q${-bow} ${16 + top - middle} 0 ${top - 176}Z`,
      ),
      ends([left, right], top, sewn),
      thin(
        d`M${left + 4} ${top + 22}q10 22 6 46M${right - 4} ${top + 22}q-8 18 -5 38M${left + 4} 186q10 -18 6 -36M${right - 4} 186q-10 -16 -6 -36`,
      ),
      rect('f3', [left - bow * 0.38, top + 32, 2 * half + bow * 0.76, 5 + plies * 3]),
      print(center, middle + 6, random.int(0, 2)),
      rect('f0', [left + 10, 176, 18, 12]),
      thin(strokes(5, { from: [left + 13, 178], step: [3, 0], line: [0, 8] })),
      narrow(top),
      rect('f3', [219, top + 32, 50, 5 + plies * 3]),
      axis(d`M${center} ${top - 8}V210M244 ${top - 8}V210`),
    ],
    span: { axis: 'x', from: left, to: right },
    focus: [right, top + 8],
    mirrored: random.chance(),
  };
}
