import { axis, bare, d, lcd, path, rect, repeat, type Scene, type Shape, type Thing, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { dot } from '../shapes.ts';
import { columns, rows } from '../shapes-lines.ts';

const AXIS = 82;

interface Frame {
  /** The faces between which it measures. */
  readonly anvil: number;
  readonly spindle: number;
  readonly depth: number;
}

function frame({ depth }: Frame): Shape[] {
  const low = 104 + depth;
  return [
    path(
      'f2',
      d`M46 66h26v30q2 ${depth * 0.72} 45 ${depth * 0.72}q32 0 34-${depth * 0.68}v-36h33v42q-3 ${depth}-68 ${depth}q-70 0-70-${depth}Z`,
    ),
    thin(d`M51 72v34q2 ${depth - 6} 65 ${depth - 6}q60 0 63-${depth - 6}v-34`),
    path(
      'f1',
      d`M${62} ${low - depth * 0.58}q14 ${depth * 0.46} 54 ${depth * 0.46}q40 0 52-${depth * 0.46}l-10-2q-10 ${depth * 0.36}-41 ${depth * 0.36}q-36 0-45-${depth * 0.36}Z`,
    ),
    bare('f4 t', [dot([70, low - depth * 0.52], 1.8), dot([161, low - depth * 0.52], 1.8)]),
    rect('f3', [42, 71, 6, 22], 1),
  ];
}

function faces({ anvil, spindle }: Frame): Shape[] {
  return [
    rect('gv', [72, 73, anvil - 72, 18]),
    rect('f4', [anvil - 1, 73, 4, 18]),
    rect('gv', [spindle, 73, 152 - spindle, 18]),
    rect('f4', [spindle - 2, 73, 4, 18]),
    path('f3', 'M160 100h16v8q0 6-8 6q-8 0-8-6Z'),
    bare('f2 t', dot([168, 107], 3)),
    rect('f1', [151, 62, 33, 40], 2),
    thin('M156 62v40M179 62v40'),
  ];
}

/** Sleeve with its scale, thimble and knurl. */
function thimble(from: number): Shape[] {
  const ticks = 11;
  const lines = 12;
  const mark = (index: number) => {
    const y = 69.5 + index * (25 / lines);
    return d`M${from} ${y}l${index % 5 ? 5 : 8} ${(y - AXIS) * 0.25}`;
  };
  return [
    rect('gv', [184, 69, from - 178, 26]),
    path('fn', d`M186 ${AXIS}H${from}`),
    thin(repeat(ticks, (tick) => d`M${187 + tick * 1.8} ${AXIS}v${tick % 2 ? -5 : 6}`)),
    path('f1', d`M${from} 69l10-7v40l-10-7Z`),
    thin(repeat(lines, mark)),
    rect('gv', [from + 10, 62, 246 - from, 40]),
    rect('f2', [from + 22, 61, 230 - from, 42], 1.5),
    thin([rows([from + 22, 64.5, 230 - from, 35], 10), columns([from + 26, 61, 222 - from, 42], 5)]),
    rect('fa', [256, 70, 22, 24], 3),
    thin(rows([259, 73, 17, 18], 7)),
  ];
}

function display(): Shape[] {
  return [
    rect('f1', [104, 104, 76, 34], 5),
    rect('f4', [110, 109, 48, 20], 2),
    lcd([134, 124], '12.480', 11),
    rect('fa', [163, 109, 11, 8], 2),
    rect('f3', [163, 121, 11, 8], 2),
  ];
}

export const forms = ['vernier', 'digital'] as const;

/** Outside micrometer; the ratchet is marked. */
export function draw(random: SeededRandom, { form }: Thing): Scene {
  const opening = random.vary(24, 0.5);
  const anvil = random.vary(86, 0.03);
  const shape: Frame = { anvil, spindle: Math.min(anvil + 3 + opening, 142), depth: random.vary(92, 0.1) };
  return {
    shapes: [
      frame(shape),
      faces(shape),
      thimble(random.vary(207, 0.025)),
      form === 'digital' ? display() : [],
      axis(d`M34 ${AXIS}H290`),
    ],
    span: { axis: 'x', from: anvil + 3, to: shape.spindle - 2 },
    focus: [262, AXIS],
    mirrored: form !== 'digital' && random.side(),
  };
}
