import { circle, d, group, type Point, path, rect, repeat, type Scene, type Shape, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';

const LEAN = -21;

function body([x, y]: Point, radius: number, length: number): Shape {
  return group(`rotate(${LEAN} ${Math.round(x)} ${Math.round(y)})`, [
    path('gv', d`M${x} ${y - radius}h${length}a${radius} ${radius} 0 0 1 0 ${2 * radius}h${-length}Z`),
    thin(
      d`M${x + length - 4} ${y - radius}a${radius} ${radius} 0 0 1 0 ${2 * radius}M${x + 4} ${y - radius * 0.45}h${length}M${x + 4} ${y + radius * 0.35}h${length}`,
    ),
  ]);
}

/** Sawn face with curved saw marks, or turned face with rings. */
function face([x, y]: Point, radius: number): Shape[] {
  const mark = (one: number) => {
    const at = -0.6 + one * 0.24;
    const half = radius * Math.sqrt(1 - at * at) * 0.96;
    return d`M${x - half} ${y + at * radius}q${half} ${radius * 0.16} ${2 * half} 0`;
  };
  return [circle('f1', [x, y], radius), thin(repeat(6, mark))];
}

/** Stack of round bars; one end is painted with its grade. */
export function draw(random: SeededRandom): Scene {
  const rows = [3, 2, 1] as const;
  const radius = random.vary(22, 0.06);
  const floor = 197;
  const length = random.vary(96, 0.04);
  const places = rows.flatMap((count, row) =>
    repeat(
      count,
      (index): Point => [44 + radius * (1 + row + 2 * index), floor - radius * (1 + row * 1.732)],
    ),
  );
  const top = places.at(-1) ?? [110, 100];
  const width = 2 * radius * rows[0];
  const marked = places.length - 1;
  const at = places[marked] ?? top;
  return {
    shapes: [
      rect('f3', [40, floor, width + 12, 8], 1),
      rect('f3', [width * 0.5 + 78, floor - 32, Math.min(180, 200 - width * 0.5), 9], 1),
      places.map((place) => body(place, radius, length)),
      places.map((place) => face(place, radius)),
      circle('fa', at, radius),
      circle('fn', at, radius * 0.86),
      thin(
        d`M${at[0] - radius * 0.34} ${at[1] - radius * 0.26}h${radius * 0.68}m${-radius * 0.8} ${radius * 0.28}h${radius * 0.92}m${-radius * 0.8} ${radius * 0.28}h${radius * 0.68}`,
      ),
    ],
    span: { axis: 'x', from: 44, to: 44 + 2 * radius },
    focus: at,
    mirrored: random.side(),
  };
}
