import { axis, circle, d, type Point, path, repeat, type Scene, type Shape, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';

/** Passes fill the groove from the root up; the upper two layers are the accent. */
function passes([root, top]: Point, open: number, layers: number): Shape[] {
  const step = (root - top) / layers;
  return repeat(layers, (layer) => {
    const y = root - step * (layer + 0.5);
    const count = layer === 0 ? 1 : Math.min(layer + 1, 3);
    const width = 10 + (open * (layer + 0.5)) / layers;
    const radius = Math.min(Math.max(step * 0.6, width / count / 1.7), 14);
    return repeat(count, (bead) =>
      circle(
        layer === layers - 1 && bead === count - 1 ? 'fa' : 'f3',
        [160 + (bead - (count - 1) / 2) * (width / count), y],
        radius,
      ),
    );
  });
}

/** Butt weld in section. */
export function draw(random: SeededRandom): Scene {
  const thickness = random.vary(66, 0.2);
  const half = random.vary(24, 0.25);
  const layers = 4;
  const [top, bottom] = [124 - thickness / 2, 124 + thickness / 2];
  const slope = half - 3;
  return {
    shapes: [
      path('f1', d`M40 ${top}H${160 - half}l${slope} ${thickness}H40Z`),
      path('f2', d`M280 ${top}H${160 + half}l${-slope} ${thickness}H280Z`),
      path('f4', d`M${160 - half} ${top}h${2 * half}l${-slope} ${thickness}h-6Z`),
      passes([bottom, top], half * 1.5, layers),
      path('fa', d`M${154 - half} ${top + 1}c8 -16 ${2 * half + 4} -16 ${2 * half + 12} 0Z`),
      path('f3', d`M152 ${bottom - 1}c2 8 14 8 16 0Z`),
      thin(d`M46 ${top + 10}h84M46 ${bottom - 10}h94M274 ${top + 10}h-84M274 ${bottom - 10}h-94`),
      axis(d`M160 ${top - 34}V${bottom + 26}`),
    ],
    span: { axis: 'y', from: top, to: bottom },
    focus: [160, top],
  };
}
