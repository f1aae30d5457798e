import {
  axis,
  bare,
  d,
  ellipse,
  type Point,
  path,
  repeat,
  type Scene,
  type Shape,
  type Thing,
  thin,
} from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { dot } from '../shapes.ts';
import { block } from '../shapes-lines.ts';

const AXIS = 110;
const TURN = 22;

interface Roll {
  readonly left: number;
  readonly right: number;
  readonly half: number;
}

/** A sleeve around the roll between two places along it. */
function sleeve(fill: string, [from, to]: Point, half: number): Shape {
  return path(
    fill,
    d`M${from} ${AXIS - half}H${to}a${TURN} ${half} 0 0 1 0 ${2 * half}H${from}a${TURN} ${half} 0 0 0 0 ${-2 * half}Z`,
  );
}

/** The part that is unrolled: its upper face is sanded, mineral or foil. */
function sheet({ left, right, half }: Roll, face: string, random: SeededRandom): Shape[] {
  const top = AXIS + half - 6;
  const edge = left - 40;
  const speck = () => {
    const share = random.vary(0.5, 0.9);
    return d`M${edge + 12 + (1 - share) * 40 + random.vary((right - left) * 0.46, 0.94)} ${top + 4 + share * (192 - top)}h2.2`;
  };
  const pattern: Readonly<Record<string, () => Shape>> = {
    mineral: () =>
      bare(
        'f3 t',
        repeat(46, () =>
          dot(
            [
              edge + 52 + random.vary((right - left - 30) * 0.42, 0.96),
              top + 6 + random.vary((190 - top) * 0.5, 0.9),
            ],
            1.1,
          ),
        ),
      ),
    sand: () => thin(repeat(54, speck)),
    foil: () => thin(repeat(5, (line) => d`M${left + 8 + line * 30} ${top}l-32 ${200 - top}`)),
  };
  return [
    path(face === 'foil' ? 'f0' : 'f1', d`M${left} ${top}H${right + 8}L${right - 24} 200H${edge}Z`),
    pattern[face]?.() ?? [],
    path('f4', d`M${right - 12} ${top}h20L${right - 24} 200h-20Z`),
    path('f3', d`M${edge} 200H${right - 24}v5H${edge}Z`),
  ];
}

function rollEnd({ left, half }: Roll, layers: number): Shape[] {
  const ringAt = (share: number): Point => [TURN * share, half * share];
  return [
    ellipse('f3', [left, AXIS], [TURN, half]),
    repeat(layers, (layer) => {
      const [x, y] = ringAt(0.94 - (layer * 0.62) / layers);
      return thin(d`M${left - x} ${AXIS}a${x} ${y} 0 1 1 ${2 * x} 0a${x} ${y} 0 1 1 ${-2 * x} 0`);
    }),
    ellipse('f2', [left, AXIS], ringAt(0.27)),
    ellipse('plate', [left, AXIS], ringAt(0.2)),
  ];
}

export const forms = ['sand', 'mineral', 'foil'] as const;

/** Bitumen membrane roll; the wrapper is marked. */
export function draw(random: SeededRandom, { form }: Thing): Scene {
  const width = random.vary(166, 0.05);
  const roll: Roll = { left: 86, right: 86 + width, half: random.vary(53, 0.07) };
  const { left, right, half } = roll;
  const wrap = random.vary(42, 0.35);
  const wrapAt = random.vary(left + width * 0.44, 0.08);
  const middle = wrapAt + wrap / 2 + TURN;
  const seam = (at: number) => {
    const y = AXIS - half * Math.cos(Math.PI * at);
    const bulge = TURN * Math.sin(Math.PI * at);
    return d`M${left + bulge} ${y}H${right - 20 + bulge}`;
  };
  return {
    shapes: [
      sheet(roll, form, random),
      sleeve('gv', [left, right], half),
      thin([0.12, 0.26, 0.4, 0.54, 0.68, 0.82, 0.92].map(seam)),
      sleeve('f4', [right - 18, right], half),
      sleeve('fa', [wrapAt, wrapAt + wrap], half),
      bare('plate', block([middle - wrap * 0.34, AXIS - 24, wrap * 0.66, 20])),
      thin(
        d`M${middle - wrap * 0.22} ${AXIS - 18}h${wrap * 0.36}M${middle - wrap * 0.22} ${AXIS - 11}h${wrap * 0.44}`,
      ),
      rollEnd(roll, 8),
      path('fn', d`M${left - 4} ${AXIS + half - 1}q-18-2-36 ${91 - half}`),
      axis('M30 110H292'),
    ],
    span: { axis: 'x', from: left, to: right },
    focus: [middle, AXIS],
    mirrored: random.side(),
  };
}
