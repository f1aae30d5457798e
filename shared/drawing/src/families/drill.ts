import { d, path, rect, repeat, type Scene, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';

/** Cordless drill: body, chuck, bit and battery vary. */
export function draw(random: SeededRandom): Scene {
  const body = random.vary(88);
  const bit = random.vary(54, 0.3);
  const chuck = random.vary(26, 0.2);
  const battery = random.vary(52, 0.2);
  const start = 160 - (body + 22 + chuck + 18 + bit) / 2;
  const front = start + body + 22;
  const flutes = Math.max(3, Math.round(bit / 11));
  const vents = random.int(2, 5);
  return {
    shapes: [
      path('f1', d`M${start} 70h${body}l22 14v34l-22 10h${38 - body}l-10 60h-34l8 -68Z`),
      rect('f3', [front, 86, chuck, 28], 2),
      path('f2', d`M${front + chuck} 92h14l4 8-4 8h-14Z`),
      rect('gv', [front + chuck + 18, 97, bit, 6], 1),
      thin(repeat(flutes, (flute) => d`M${front + chuck + 22 + (flute * (bit - 8)) / flutes} 97l6 6`)),
      path('f4', d`M${start + 40} 128h17v14h-19Z`),
      thin(repeat(vents, (vent) => d`M${start + 12} ${82 + vent * 8}h${body - 20}`)),
      rect('fa', [start + 10 - battery / 2, 184, battery + 8, 21], 4),
    ],
    span: { axis: 'x', from: start, to: front + chuck + 18 + bit },
    focus: [start + 14, 192],
    mirrored: random.chance(),
  };
}
