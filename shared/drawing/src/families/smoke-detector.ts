import { axis, bare, d, path, rect, repeat, type Scene, type Shape, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { dot } from '../shapes.ts';
import { strokes } from '../shapes-data.ts';

function ceiling(): Shape[] {
  return [
    rect('f2', [40, 40, 240, 14]),
    thin(strokes(27, { from: [46, 54], step: [8.4, 0], line: [8, -14] })),
  ];
}

/** Cap below the slots with the indicator that is seen from all sides. */
function sensing(y: number, half: number): Shape[] {
  const cap = path(
    'gv',
    d`M${160 - half} ${y}h${2 * half}c-2 18 -20 30 ${-half} 30c${20 - half} 0 ${2 - half} -12 ${-half} -30Z`,
  );
  const lines = thin(
    d`M${164 - half} ${y + 7}q${half - 4} 6 ${2 * half - 8} 0M${178 - half} ${y + 21}q${half - 18} 8 ${2 * half - 36} 0`,
  );
  const led = path('fa', d`M150 ${y + 24}h20l-4 12q-6 3 -12 0Z`);
  return [cap, lines, led];
}

/** Smoke detector on the ceiling; the indicator is marked. */
export function draw(random: SeededRandom): Scene {
  const half = random.vary(78, 0.07);
  const slots = 12;
  const base = random.vary(20, 0.16);
  const low = 63 + base;
  const [top, bottom] = [half * 0.76, half * 0.66];
  const slot = (one: number) => {
    const at = -0.94 + (1.88 * (one + 0.25)) / slots;
    const wide = (0.9 * top) / slots;
    return d`M${160 + at * top} ${low + 16}h${wide}L${160 + at * bottom + wide} ${low + 42}h${-wide}Z`;
  };
  const smoke = (x: number) => d`M${x} 206c-8 -8 8 -12 0 -18c-4 -4 -2 -6 0 -9`;
  return {
    shapes: [
      ceiling(),
      rect('f3', [160 - half * 0.88, 54, half * 1.76, 9], 1),
      path(
        'f1',
        d`M${160 - half} 63h${2 * half}v${base * 0.5}q0 ${base * 0.5} -10 ${base * 0.5}h${20 - 2 * half}q-10 ${-base * 0.1} -10 ${-base * 0.5}Z`,
      ),
      thin(d`M${160 - half} 69h${2 * half}M150 72h20`),
      path('f1', d`M${160 - half * 0.84} ${low}h${half * 1.68}l-6 16h${12 - half * 1.68}Z`),
      path('f4', d`M${160 - top} ${low + 16}h${2 * top}L${160 + bottom} ${low + 42}h${-2 * bottom}Z`),
      path('f1', repeat(slots, slot)),
      sensing(low + 42, bottom + 3),
      bare('f3 o', d`M196 ${low}h18l-2 8h-14Z`),
      bare('f4 t', dot([205, low + 4], 1.8) + dot([168 - half + 14, 76], 2) + dot([160 + half - 20, 76], 2)),
      thin([118, 140, 182, 204].map(smoke)),
      axis(d`M160 36V${low + 88}`),
    ],
    span: { axis: 'x', from: 160 - half, to: 160 + half },
    focus: [160, low + 74],
    mirrored: random.side(),
  };
}
