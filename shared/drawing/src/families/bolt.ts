import { axis, d, type Point, path, rect, repeat, type Scene, type Shape, type Thing, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { polygon } from '../shapes-lines.ts';

const AXIS = 121;
const UNDER_HEAD = 78;

/** The outline of the threaded end: crests on both sides and the chamfered tip. */
function thread(from: number, radius: number, pitch: number): { outline: string; flanks: string } {
  const turns = Math.floor((268 - from) / pitch);
  const crest = (index: number, side: -1 | 1): Point => [
    from + (index * pitch) / 2,
    AXIS + side * (index % 2 ? radius - 4 : radius),
  ];
  const end = from + turns * pitch;
  const upper = repeat(2 * turns + 1, (index) => crest(index, -1));
  const lower = repeat(2 * turns + 1, (index) => crest(index, 1)).reverse();
  const tip: Point[] = [
    [end + 9, AXIS - radius + 9],
    [end + 9, AXIS + radius - 9],
  ];
  const flank = (turn: number) =>
    d`M${from + turn * pitch} ${AXIS - radius}l${pitch / 2} ${2 * radius}M${from + (turn + 0.5) * pitch} ${AXIS - radius + 4}l${pitch / 2} ${2 * radius - 8}`;
  return { outline: polygon([...upper, ...tip, ...lower]), flanks: repeat(turns, flank).join('') };
}

function hexHead(half: number, depth: number): Shape[] {
  const left = UNDER_HEAD - depth;
  const [top, inner] = [AXIS - half, half * 0.5];
  return [
    path('f2', d`M${UNDER_HEAD} ${top}H${left}l-6 8v${2 * half - 16}l6 8H${UNDER_HEAD}Z`),
    path('f1', d`M${UNDER_HEAD} ${top}H${left}q-9 ${inner / 2} 0 ${inner}H${UNDER_HEAD}Z`),
    path('fa', d`M${UNDER_HEAD} ${AXIS - inner}H${left}q-8 ${inner} 0 ${2 * inner}H${UNDER_HEAD}Z`),
    path('f3', d`M${UNDER_HEAD} ${AXIS + inner}H${left}q-9 ${inner / 2} 0 ${inner}H${UNDER_HEAD}Z`),
  ];
}

export const forms = ['full', 'partial'] as const;

/** Hexagon head bolt; a face of the head is marked. */
export function draw(random: SeededRandom, { form }: Thing): Scene {
  const radius = random.vary(23, 0.14);
  const half = radius * 1.78;
  const from = form === 'partial' ? 178 : UNDER_HEAD + 8;
  const { outline, flanks } = thread(from, radius, 7);
  const depth = random.vary(29, 0.12);
  return {
    shapes: [
      rect('gv', [UNDER_HEAD, AXIS - radius, from - UNDER_HEAD, 2 * radius]),
      path('gv', outline),
      thin(flanks),
      hexHead(half, depth),
      axis(d`M34 ${AXIS}H288`),
    ],
    span: { axis: 'x', from: UNDER_HEAD, to: 277 },
    focus: [UNDER_HEAD, AXIS],
  };
}
