import { axis, d, type Point, path, rect, repeat, type Scene, type Shape, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { polygon, rows } from '../shapes-lines.ts';

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

function hexHead(half: number, depth: number, fill: string): Shape[] {
  const left = UNDER_HEAD - depth;
  const [top, inner] = [AXIS - half, half * 0.5];
  return [
    path('f2', d`M${UNDER_HEAD} ${top}H${left}l-6 8v${2 * half - 16}l6 8H${UNDER_HEAD}Z`),
    path('f1', d`M${UNDER_HEAD} ${top}H${left}q-9 ${inner / 2} 0 ${inner}H${UNDER_HEAD}Z`),
    path(fill, d`M${UNDER_HEAD} ${AXIS - inner}H${left}q-8 ${inner} 0 ${2 * inner}H${UNDER_HEAD}Z`),
    path('f3', d`M${UNDER_HEAD} ${AXIS + inner}H${left}q-9 ${inner / 2} 0 ${inner}H${UNDER_HEAD}Z`),
  ];
}

function socketHead(half: number, depth: number, fill: string): Shape[] {
  const left = UNDER_HEAD - depth;
  return [
    rect(fill === 'f0' ? 'gv' : fill, [left, AXIS - half, depth, 2 * half], 3),
    thin(rows([left + 4, AXIS - half + 3, depth - 8, 2 * half - 6], 15)),
    thin(d`M${left} ${AXIS - half * 0.45}h${depth * 0.6}l6 ${half * 0.45}l-6 ${half * 0.45}h${-depth * 0.6}`),
  ];
}

/** Bolt: head, washer, pitch, length of the thread and diameter vary. */
export function draw(random: SeededRandom): Scene {
  const radius = random.vary(23, 0.14);
  const kind = random.pick(['hex', 'hex', 'flange', 'socket']);
  const washer = kind !== 'flange' && random.chance(0.65);
  const half = radius * (kind === 'socket' ? 1.55 : 1.78);
  const from = random.int(102, 176);
  const { outline, flanks } = thread(from, radius, random.vary(7, 0.2));
  const fill = washer || kind === 'flange' ? 'f0' : 'fa';
  const depth = random.vary(29, 0.12);
  return {
    shapes: [
      rect('gv', [UNDER_HEAD, AXIS - radius, from - UNDER_HEAD, 2 * radius]),
      path('gv', outline),
      thin(flanks),
      washer ? rect('fa', [UNDER_HEAD, AXIS - half - 3, 9, 2 * half + 6], 1.5) : [],
      kind === 'socket' ? socketHead(half, depth + 4, fill) : hexHead(half, depth, fill),
      kind === 'flange'
        ? path(
            'fa',
            d`M${UNDER_HEAD} ${AXIS - half - 7}v${2 * half + 14}h-5q-5-3-6-8v${2 - 2 * half}q1-5 6-8Z`,
          )
        : [],
      axis(d`M34 ${AXIS}H288`),
    ],
    span: { axis: 'x', from: UNDER_HEAD, to: 277 },
    focus: [UNDER_HEAD, AXIS],
    mirrored: random.chance(),
  };
}
