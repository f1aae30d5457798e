import {
  around,
  axis,
  circle,
  d,
  type Point,
  path,
  rect,
  repeat,
  type Scene,
  type Shape,
  type Thing,
  thin,
} from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';

function workpiece(from: number, random: SeededRandom): Shape[] {
  const steps = 2;
  const length = 74 / steps;
  return repeat(steps, (step) => {
    const height = random.vary(26, 0.1) - step * 6;
    return rect('gv', [from + step * length, 118 - height / 2, length, height]);
  });
}

/** The tool post of a flat bed stands on the cross slide; a slanted bed carries a turret with its tools. */
function toolCarrier(form: string, tool: number): Shape[] {
  if (form === 'flat') {
    return [path('fa', d`M${tool - 12} 150v-12l12-12l12 12v12Z`)];
  }
  const center: Point = [tool, 78];
  return [
    path('f2', d`M${tool - 26} 60l36 -16h22v52h-40Z`),
    repeat(8, (one) => {
      const [x, y] = around(center, 25, one / 8 + 0.06);
      return rect('f4', [x - 3.5, y - 3.5, 7, 7], 1);
    }),
    circle('fa', center, 23),
    circle('f2', center, 9),
    rect('f4', [tool - 4, 101, 8, 10], 1),
  ];
}

function bed(form: string): Shape[] {
  return form === 'flat'
    ? [
        rect('f2', [34, 150, 252, 26], 3),
        rect('f3', [44, 176, 52, 28], 1),
        rect('f3', [224, 176, 52, 28], 1),
        thin('M42 160h236'),
      ]
    : [
        path('f1', 'M34 136H286V156H34Z'),
        path('f2', 'M34 156H286L276 186H34Z'),
        thin('M40 142H280M40 148H280M40 164H282M40 172H279'),
        rect('f3', [34, 186, 246, 18], 2),
      ];
}

export const forms = ['flat', 'slant'] as const;

/** Lathe with its chuck, carriage and tailstock. */
export function draw(random: SeededRandom, { form }: Thing): Scene {
  const head = random.vary(92, 0.08);
  const top = 150 - random.vary(82);
  const chuck = random.vary(50, 0.1);
  const tool = random.vary(198, 0.05);
  const front = 40 + head;
  return {
    shapes: [
      bed(form),
      path('f1', d`M40 ${top}h${head}V150H40Z`),
      rect('f4', [52, top + 12, head * 0.5, 26], 2),
      repeat(3, (key) => rect('f2', [52 + key * 20, top + 46, 14, 8], 2)),
      rect('f3', [front - 4, 118 - chuck / 2, 14, chuck], 2),
      rect('f2', [front + 10, 118 - chuck * 0.35, 10, chuck * 0.7]),
      workpiece(front + 20, random),
      form === 'flat' ? rect('f3', [front - 20, 140, 150, 10]) : [],
      toolCarrier(form, tool),
      path('f2', d`M${front + 98} 150v-42h18l14-5v30h-14v17Z`),
      axis(d`M${front - 10} 118H276`),
    ],
    span: { axis: 'x', from: 34, to: 286 },
    focus: [tool, form === 'flat' ? 138 : 78],
    mirrored: random.side(),
  };
}
