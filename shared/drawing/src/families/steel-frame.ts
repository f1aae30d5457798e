import { axis, bare, d, type Point, path, rect, repeat, type Scene, type Shape, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { boxData, outline } from '../shapes-data.ts';

const FLOOR = 192;

function column(x: number, top: number, half: number): Shape[] {
  return [
    path('f3', d`M${x - 18} 197h36v9h-36Z`),
    rect('gh', [x - half, top, 2 * half, FLOOR - top]),
    thin(d`M${x - half * 0.55} ${top}V${FLOOR}M${x + half * 0.55} ${top}V${FLOOR}`),
    rect('f3', [x - half - 8, FLOOR, 2 * half + 16, 5]),
    bare('f2 t', d`M${x - half} ${FLOOR}v-10l-6 10ZM${x + half} ${FLOOR}v-10l6 10Z`),
  ];
}

/** A beam between two columns with its end plates. */
function beam([from, to]: Point, y: number, depth: number): Shape[] {
  return [
    rect('f1', [from, y, to - from, depth]),
    thin(d`M${from} ${y + 3}H${to}M${from} ${y + depth - 3}H${to}`),
    path('f3', boxData([from, y - 3, 4, depth + 6]) + boxData([to - 4, y - 3, 4, depth + 6])),
  ];
}

/** A straight brace as a bar of the given half width. */
function brace(from: Point, to: Point): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [dx, dy] = [((from[1] - to[1]) / length) * 3.4, ((to[0] - from[0]) / length) * 3.4];
  return outline([
    [from[0] + dx, from[1] + dy],
    [to[0] + dx, to[1] + dy],
    [to[0] - dx, to[1] - dy],
    [from[0] - dx, from[1] - dy],
  ]);
}

interface Cell {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly low: number;
}

/** Bracing of one field: a chevron, a cross or one diagonal, with gusset plates. */
function bracing({ left, right, top, low }: Cell, kind: number, fill: string): Shape[] {
  const middle = (left + right) / 2;
  const bars = [
    brace([left + 3, low - 3], [middle - 3, top + 3]) + brace([right - 3, low - 3], [middle + 3, top + 3]),
    brace([left + 3, low - 3], [right - 3, top + 3]) + brace([left + 3, top + 3], [right - 3, low - 3]),
    brace([left + 3, low - 3], [right - 3, top + 3]),
  ][kind];
  const high =
    kind === 0 ? d`M${middle - 12} ${top}h24v5l-7 7h-10l-7 -7Z` : d`M${right} ${top}v14h-7l-8 -9v-5Z`;
  const crossed = kind === 1 ? d`M${left} ${top}v14h7l8 -9v-5ZM${right} ${low}v-14h-7l-8 9v5Z` : '';
  const foot = kind === 0 ? d`M${right} ${low}v-14h-7l-8 9v5Z` : '';
  return [path(fill, bars ?? ''), path('f3', [d`M${left} ${low}v-14h7l8 9v5Z`, high, crossed, foot])];
}

/** Bolted steel frame with a braced bay; one brace is the accent. */
export function draw(random: SeededRandom): Scene {
  const [bays, storeys] = [3, 3];
  const half = random.vary(5, 0.12);
  const depth = random.vary(12, 0.1);
  const width = 204;
  const start = 160 - width / 2;
  const step = width / bays;
  const rise = 146 / storeys;
  const lower = 0;
  const braced = 1;
  const marked = 1;
  const kind = 1;
  const levels = (bay: number) => (bay < lower ? storeys - 1 : storeys);
  const roof = (line: number) =>
    FLOOR - rise * Math.max(levels(Math.max(0, line - 1)), levels(Math.min(bays - 1, line)));
  const field = (bay: number, level: number): Cell => ({
    left: start + bay * step + half,
    right: start + (bay + 1) * step - half,
    top: FLOOR - rise * (level + 1) + depth,
    low: FLOOR - rise * level,
  });
  return {
    shapes: [
      thin('M40 206H280'),
      repeat(storeys, (level) => bracing(field(braced, level), kind, level === marked ? 'fa' : 'f2')),
      repeat(bays, (bay) =>
        repeat(levels(bay), (level) => {
          const { left, right, top } = field(bay, level);
          return beam([left, right], top - depth, depth);
        }),
      ),
      repeat(bays + 1, (line) => column(start + line * step, roof(line) - 8, half)),
      axis(repeat(bays + 1, (line) => d`M${start + line * step} ${roof(line) - 16}v12`)),
    ],
    span: { axis: 'x', from: start + braced * step, to: start + (braced + 1) * step },
    focus: [start + (braced + 0.5) * step, FLOOR - rise * (marked + 0.5)],
    mirrored: random.side(),
  };
}
