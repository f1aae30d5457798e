import { axis, d, path, rect, repeat, type Scene, type Shape, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';

function workpiece(from: number, random: SeededRandom): Shape[] {
  const steps = random.int(1, 3);
  const length = 74 / steps;
  return repeat(steps, (step) => {
    const height = random.vary(26, 0.1) - step * 6;
    return rect('gv', [from + step * length, 118 - height / 2, length, height]);
  });
}

/** Lathe: headstock, workpiece steps and bed vary. */
export function draw(random: SeededRandom): Scene {
  const head = random.vary(92, 0.08);
  const top = 150 - random.vary(82);
  const chuck = random.vary(50, 0.2);
  const tool = random.vary(188, 0.08);
  const legs = random.chance();
  const front = 40 + head;
  return {
    shapes: [
      rect('f2', [34, 150, 252, legs ? 26 : 40], 3),
      legs
        ? [rect('f3', [44, 176, 52, 28], 1), rect('f3', [224, 176, 52, 28], 1)]
        : [rect('f3', [34, 188, 40, 16], 1), rect('f3', [246, 188, 40, 16], 1)],
      path('f1', d`M40 ${top}h${head}V150H40Z`),
      rect('f4', [52, top + 12, head * 0.5, 26], 2),
      repeat(random.int(2, 3), (key) => rect('f2', [52 + key * 20, top + 46, 14, 8], 2)),
      rect('f3', [front - 4, 118 - chuck / 2, 14, chuck], 2),
      rect('f2', [front + 10, 118 - chuck * 0.35, 10, chuck * 0.7]),
      workpiece(front + 20, random),
      path('fa', d`M${tool - 12} 150v-12l12-12l12 12v12Z`),
      path('f2', d`M${front + 92} 150v-42h18l14-5v30h-14v17Z`),
      rect('f3', [front - 20, 140, 150, 10]),
      thin(d`M42 160h236`),
      axis(d`M${front - 10} 118H276`),
    ],
    span: { axis: 'x', from: 34, to: 286 },
    focus: [tool, 130],
    mirrored: random.chance(),
  };
}
