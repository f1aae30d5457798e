import { axis, circle, d, path, rect, repeat, type Scene, type Shape, type Thing, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { bolts } from '../shapes.ts';
import { outline } from '../shapes-data.ts';

/** A strip of the pack going back to the right: it rises by the slope of the view. */
function strip(from: number, to: number, [top, bottom]: readonly [number, number]): string {
  const rise = (x: number) => (x - 132) * 0.17;
  return outline([
    [from, top - rise(from)],
    [to, top - rise(to)],
    [to, bottom - rise(to)],
    [from, bottom - rise(from)],
  ]);
}

function frame(back: number): Shape[] {
  return [
    rect('f3', [40, 198, 236, 8], 1),
    rect('f2', [256, 40, 12, 158], 1),
    rect('f3', [250, 190, 24, 8], 1),
    thin('M260 44V188M264 44V188'),
    path('f2', strip(124, 262, [61, 70])),
    path('f3', strip(124, 262, [178, 185])),
    path('f1', strip(back, back + 9, [60, 188])),
    circle('f3', [back + 3, 58 - (back - 129) * 0.17], 5),
  ];
}

function port([x, y]: readonly [number, number], radius: number): Shape[] {
  return [
    circle('gr', [x, y], radius),
    circle('f4', [x, y], radius * 0.55),
    bolts([x, y], { radius: radius * 0.78, count: 4, size: 1.4, turn: 0.125 }),
  ];
}

export const counts = [6, 120] as const;

/** Plate heat exchanger; one gasketed plate is the accent. */
export function draw(random: SeededRandom, { count: plates = 23 }: Thing): Scene {
  const thickness = random.vary(3.4, 0.04);
  const step = Math.min(thickness, 76 / plates);
  const marked = Math.floor(plates / 3);
  const back = 140 + plates * step;
  const radius = random.vary(15, 0.12);
  const ties = 4;
  const tie = (index: number) => 95 + (index * 58) / (ties - 1);
  return {
    shapes: [
      frame(back),
      repeat(plates, (plate) =>
        path(
          plate === marked ? 'fa' : (['f2', 'f1'][plate % 2] ?? 'f1'),
          strip(140 + plate * step, 140 + (plate + 1) * step, [72, 178]),
        ),
      ),
      path('f3', 'M132 50L140 48.4V190.4L132 192Z'),
      path('f0', 'M50 50L58 48.4H140L132 50Z'),
      repeat(ties, (index) => [
        path('f2', strip(136, back + 18, [tie(index), tie(index) + 4.4])),
        path('f3', strip(back + 9, back + 16, [tie(index) - 3, tie(index) + 8])),
      ]),
      rect('f1', [50, 50, 82, 142], 2),
      thin('M53 53H129V189H53Z'),
      [70.5, 111.5].map((x) => [port([x, 76], radius), port([x, 166], radius)]),
      repeat(ties, (index) => [
        rect('f4', [49, tie(index), 8, 6], 1),
        rect('f4', [125, tie(index), 8, 6], 1),
      ]),
      rect('f0', [74, 110, 34, 22], 1),
      thin('M78 115H104M78 119.5H96M78 124H104M78 128H100'),
      rect('f3', [56, 192, 14, 7]),
      rect('f3', [112, 192, 14, 7]),
      axis(d`M40 76H136M40 166H136M70.5 42V196M111.5 42V196`),
    ],
    span: { axis: 'x', from: 132, to: back + 9 },
    focus: [140 + (marked + 0.5) * step, 112],
    mirrored: random.side(),
  };
}
