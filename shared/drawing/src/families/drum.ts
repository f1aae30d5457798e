import { d, ellipse, path, rect, repeat, type Scene, type Shape, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';

function label(y: number, kind: string): Shape {
  return kind === 'diamond'
    ? [path('fa', d`M160 ${y - 20}l20 20-20 20-20-20Z`), path('f0', d`M160 ${y - 10}l10 10-10 10-10-10Z`)]
    : [rect('fa', [138, y - 16, 44, 32], 1), thin(d`M144 ${y - 7}h32M144 ${y}h32M144 ${y + 7}h20`)];
}

/** Steel drum: height, width, hoops and label vary. */
export function draw(random: SeededRandom): Scene {
  const [half, height] = [random.vary(52), random.vary(140, 0.1)];
  const top = 198 - height;
  const hoops = random.int(2, 4);
  const hoop = (index: number) => {
    const y = top + (height * (index + 1)) / (hoops + 1);
    return d`M${158 - half} ${y}q${half + 2} 14 ${2 * half + 4} 0v7q${-half - 2} 14 ${-2 * half - 4} 0Z`;
  };
  const gap = height / (hoops + 1);
  return {
    shapes: [
      rect('gh', [160 - half, top, 2 * half, height], 8),
      ellipse('f2', [160, top + 2], [half, half * 0.23]),
      ellipse('f4', [160 + half * random.pick([-0.42, 0.42]), top + 1], [9, 3]),
      path('f2', repeat(hoops, hoop)),
      label(
        top + gap * (hoops % 2 ? Math.ceil(hoops / 2) + 0.55 : hoops / 2 + 0.6) + 4,
        random.pick(['diamond', 'sheet']),
      ),
    ],
    span: { axis: 'x', from: 160 - half, to: 160 + half },
    focus: [160, top + height / 2],
  };
}
