import { axis, bare, d, type Point, path, repeat, type Scene, type Shape, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { dot } from '../shapes.ts';

const FLOOR = 200;

/** A smooth heap of fine material; its slopes are hollow at the foot. */
function heap([x, top]: Point, half: number): string {
  return d`M${x - half} ${FLOOR}C${x - half * 0.6} ${FLOOR - 6} ${x - half * 0.34} ${top + 12} ${x} ${top}C${x + half * 0.34} ${top + 12} ${x + half * 0.6} ${FLOOR - 6} ${x + half} ${FLOOR}Z`;
}

/** Grains scattered over the heap, denser towards its foot. */
function grains([x, top]: Point, half: number, random: SeededRandom): Shape[] {
  const grain = () => {
    const share = Math.sqrt(random.between(0.04, 0.92));
    const y = top + 8 + (FLOOR - top - 12) * share;
    return dot([x + half * 0.62 * share * share * random.between(-1, 1), y], random.vary(1, 0.4));
  };
  return [bare('f4 t', repeat(56, grain)), bare('f1 t', repeat(18, grain))];
}

/** The scoop of a sampler standing in the heap with its sample. */
function scoop([x, y]: Point, length: number): Shape[] {
  return [
    path('f2', d`M${x + 14} ${y - 20}l${length} ${-length * 0.62}l6 8l${-length} ${length * 0.62}Z`),
    path('f1', d`M${x - 24} ${y - 2}L${x + 12} ${y - 24}l12 16L${x - 6} ${y + 14}q-16 2 -18 -16Z`),
    path(
      'fa',
      d`M${x - 20} ${y - 4}Q${x - 4} ${y - 26} ${x + 14} ${y - 22}l6 10L${x - 4} ${y + 8}q-12 0 -16 -12Z`,
    ),
  ];
}

/** Heap of fine concentrate with a sampling scoop; the sample is the accent. */
export function draw(random: SeededRandom): Scene {
  const half = random.vary(108, 0.06);
  const at: Point = [152, random.vary(92, 0.14)];
  const side = random.vary(24, 0.4);
  return {
    shapes: [
      path('f2', heap([at[0] + half * 0.52, at[1] + 52], half * 0.5)),
      path('f3', heap(at, half)),
      bare(
        'f2',
        d`M${at[0] - half * 0.8} ${FLOOR - 3}C${at[0] - half * 0.5} ${FLOOR - 8} ${at[0] - half * 0.3} ${at[1] + 18} ${at[0] - 2} ${at[1] + 3}C${at[0] - half * 0.1} ${at[1] + 40} ${at[0] - half * 0.2} ${FLOOR - 20} ${at[0] - half * 0.3} ${FLOOR - 3}Z`,
      ),
      grains(at, half, random),
      scoop([at[0] + side, at[1] + 52], random.vary(62, 0.1)),
      thin(d`M40 ${FLOOR + 3}H280`),
      axis(d`M${at[0]} ${at[1] - 16}V${FLOOR + 8}`),
    ],
    span: { axis: 'x', from: at[0] - half, to: at[0] + half },
    focus: [at[0] + side, at[1] + 46],
    mirrored: random.side(),
  };
}
