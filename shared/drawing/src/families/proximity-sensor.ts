import { axis, circle, d, path, rect, repeat, type Scene, type Shape, type Thing, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { strokes } from '../shapes-data.ts';

const AXIS = 116;

/** Metal target in front of the face, with the field between them. */
function target(half: number): Shape[] {
  const wave = (at: number) =>
    d`M${92 - at * 4} ${AXIS - half * (0.3 + at * 0.22)}q${-7 - at * 6} ${half * (0.3 + at * 0.22)} 0 ${half * (0.6 + at * 0.44)}`;
  return [
    rect('gh', [42, AXIS - half * 1.5, 11, half * 3], 1),
    thin(
      strokes(8, {
        from: [42, AXIS - half * 1.5 + 10],
        step: [0, 9],
        line: [11, -8],
      }),
    ),
    thin(repeat(3, wave)),
  ];
}

function nut(x: number, half: number): Shape[] {
  const tall = half * 1.46;
  return [
    path('f2', d`M${x} ${AXIS - tall + 3}l3 -3h12l3 3v${2 * tall - 6}l-3 3h-12l-3 -3Z`),
    path('gv', d`M${x} ${AXIS - half * 0.74}q9 -4 18 0v${half * 1.48}q-9 4 -18 0Z`),
    thin(
      d`M${x + 9} ${AXIS - tall + 2}V${AXIS - half * 0.86}M${x + 9} ${AXIS + half * 0.86}V${AXIS + tall - 2}`,
    ),
  ];
}

/** Angle bracket with the lock washers and both nuts. */
function mounting(half: number): Shape[] {
  const washer = half * 1.28;
  return [
    path('f2', d`M155 ${AXIS - half * 1.74}h11V196h36v9H155Z`),
    thin('M159 180V200M159 200H198'),
    rect('f4', [180, 193.6, 11, 2.4]),
    rect('f3', [150, AXIS - washer, 5, 2 * washer], 1),
    nut(132, half),
    rect('f3', [166, AXIS - washer, 5, 2 * washer], 1),
    nut(171, half),
  ];
}

function cable(): Shape[] {
  return [
    rect('f4', [242, AXIS - 11, 10, 22], 3),
    path('f4', 'M252 110h12q14 0 14 16V204H268V128q0-6-6-6h-10Z'),
    thin('M245 106V126M249 106V126'),
  ];
}

export const forms = ['flush', 'non-flush'] as const;

/** Inductive proximity sensor. */
export function draw(random: SeededRandom, { form }: Thing): Scene {
  const half = random.vary(26, 0.05);
  const face = form === 'flush' ? 4 : 24;
  const start = 106;
  const threads = 28;
  return {
    shapes: [
      target(half),
      rect('gv', [start, AXIS - half, 210 - start, 2 * half], 1),
      thin(
        strokes(threads, { from: [start + 3, AXIS - half + 0.6], step: [3.6, 0], line: [2, 2 * half - 1.2] }),
      ),
      rect('gv', [208, AXIS - half * 0.95, 34, half * 1.9], 2),
      rect('f2', [213, AXIS - 11, 20, 22], 1),
      circle('f0', [223, AXIS], 4.4),
      path(
        'fa',
        d`M${start} ${AXIS - half * 0.9}h${2 - face}q-2 0 -2 4v${half * 1.8 - 8}q0 4 2 4h${face - 2}Z`,
      ),
      thin(
        d`M${start - face + 5} ${AXIS - half * 0.86}v${half * 1.72}M${start - 5} ${AXIS - half * 0.92}v${half * 1.84}`,
      ),
      mounting(half),
      cable(),
      axis(d`M38 ${AXIS}H266`),
    ],
    span: { axis: 'x', from: start - face, to: 256 },
    focus: [start - face / 2, AXIS],
    mirrored: random.side(),
  };
}
