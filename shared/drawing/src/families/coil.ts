import { axis, d, type Point, path, rect, repeat, type Scene, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { dot, ring } from '../shapes.ts';

/** Sheet coil from its end: outer size, eye and wraps vary. */
export function draw(random: SeededRandom): Scene {
  const radius = random.vary(72, 0.1);
  const eye = radius * random.vary(0.42, 0.2);
  const center: Point = [148, 196 - radius];
  const wraps = random.int(4, 9);
  const tail = random.vary(112);
  const strap = random.vary(42);
  return {
    shapes: [
      path('f1', d`M${center[0]} 196h${tail}v-8h${28 - tail}`),
      ring('f2', center, [radius, eye]),
      thin(repeat(wraps, (wrap) => dot(center, eye + 6 + ((radius - eye - 9) * wrap) / wraps))),
      ring('f4', center, [eye, eye - 4]),
      rect('fa', [center[0] - strap / 2, 196 - 2 * radius - 4, strap, radius - eye + 2], 1),
      random.chance() ? rect('f3', [center[0] + eye - 2, center[1] - 16, radius - eye + 4, 32], 1) : [],
      rect('f3', [center[0] - 58, 196, 120, 8]),
      axis(
        d`M${center[0] - radius - 12} ${center[1]}h${2 * radius + 24}M${center[0]} ${184 - 2 * radius}V208`,
      ),
    ],
    span: { axis: 'x', from: center[0] - radius, to: center[0] + radius },
    focus: [center[0], 202 - 2 * radius],
    mirrored: random.chance(),
  };
}
