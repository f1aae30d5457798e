import { circle, d, path, rect, repeat, type Scene, type Shape, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { strokes } from '../shapes-data.ts';

/** One high-voltage bushing; the number of its sheds follows the voltage. */
function bushing(x: number, sheds: number): Shape[] {
  const top = 98 - sheds * 8.8;
  const shed = (index: number) => {
    const [wide, y] = [12 - index * 0.9, 98 - index * 8.8];
    return d`M${x - wide} ${y}q2 -5.4 ${wide - 5} -6.8h10q4 1.4 ${wide - 5} 6.8Z`;
  };
  return [
    rect('f3', [x - 11, 99, 22, 5], 1),
    rect('f1', [x - 5, top, 10, 99 - top]),
    path('gh', repeat(sheds, shed)),
    rect('f3', [x - 2.6, top - 9, 5.2, 9], 1),
  ];
}

/** The oil conservator above the cover, its pipe and the silica-gel breather. */
function conservator(): Shape[] {
  return [
    path('f3', 'M86 102V72h7v30ZM130 102V72h7v30Z'),
    path('f2', 'M112 74V86L150 96V102H156V91L118 81V74Z'),
    rect('gv', [62, 46, 88, 28], 4),
    rect('f2', [58, 48, 6, 24], 3),
    rect('f2', [148, 48, 6, 24], 3),
    thin('M76 46V74M138 46V74'),
    rect('f0', [98, 51, 8, 18], 3),
    rect('f3', [118, 40, 10, 6], 1),
    path('fn', 'M69 74V98M72 74V98'),
    rect('f3', [60, 97, 21, 5], 1),
    breather(),
  ];
}

function breather(): Shape[] {
  return [
    rect('fa', [62, 102, 17, 26], 2),
    thin(strokes(3, { from: [62, 108], step: [0, 7], line: [17, 0] })),
    rect('f3', [64, 128, 13, 6], 2),
  ];
}

function undercarriage(): Shape[] {
  return [94, 114, 214, 234].map((x) => [
    rect('f3', [x - 9, 186, 18, 5], 1),
    circle('f2', [x, 194], 8),
    circle('f4', [x, 194], 2.6),
  ]);
}

/** Oil transformer. */
export function draw(random: SeededRandom): Scene {
  const fins = 13;
  const sheds = 4;
  const step = 156 / fins;
  const fin = random.vary(60, 0.06);
  const top = Math.min(40, 89 - sheds * 8.8);
  return {
    shapes: [
      [170, 200, 230].map((x) => bushing(x, sheds)),
      conservator(),
      rect('f2', [82, 102, 166, 6], 1),
      path('f2', 'M84 102v-6q5-6 10 0v6ZM236 102v-6q5-6 10 0v6Z'),
      rect('f3', [92, 108, 146, 70], 1),
      repeat(fins, (one) => rect('gh', [87 + one * step, 175 - fin, step * 0.78, fin - 2], 1)),
      thin('M86 120H242M86 166H242'),
      rect('f1', [148, 128, 34, 22], 1),
      thin('M152 133h26M152 137.5h18M152 142h26M152 146.5h20'),
      circle('f2', [212, 130], 9),
      circle('f0', [212, 130], 6.6),
      thin('M212 130l3.4-3.6'),
      rect('f2', [242, 162, 15, 7]),
      rect('f3', [257, 158, 7, 15], 1),
      path('fn', 'M260.5 158v-6M255 152h11'),
      undercarriage(),
      rect('f3', [80, 178, 168, 8], 1),
      rect('f3', [44, 202, 232, 4]),
    ],
    span: { axis: 'y', from: top, to: 202 },
    focus: [71, 116],
    mirrored: random.side(),
  };
}
