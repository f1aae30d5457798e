import { axis, bare, circle, d, path, rect, type Scene, type Shape, type Thing, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { strokes } from '../shapes-data.ts';

const AXIS = 104;

/** Connection head with its cover and the cable gland below; it is wide or slim. */
function head(wide: boolean): Shape[] {
  const [top, low] = wide ? [66, 142] : [74, 134];
  return [
    path('gh', d`M60 ${top}H100q5 0 5 5V${low - 5}q0 5 -5 5H60Z`),
    thin(d`M66 ${top}V${low}M66 ${top + 12}H105M66 ${low - 12}H105`),
    path('gh', d`M60 ${top - 4}q-16 4 -16 ${AXIS - top + 4}q0 ${AXIS - top} 16 ${AXIS - top + 4}Z`),
    rect('f3', [57, top - 6, 7, low - top + 12], 1),
    path('f2', d`M56 ${top - 10}h10q4 0 4 4v4H52v-4q0 -4 4 -4Z`),
    circle('f4', [61, top - 7], 2),
    rect('f3', [54, low + 6, 14, 7], 1),
    rect('f2', [80, low, 20, 10], 1),
    rect('gh', [83, low + 10, 14, 9]),
    path('f3', d`M79 ${low + 19}h22v13l-4 4H83l-4 -4Z`),
    thin(d`M85 ${low + 19}v15M95 ${low + 19}v15`),
    path('f4', d`M85 ${low + 36}h10v26h-10Z`),
    circle('f3', [96, top + 18], 3.6),
    rect('f1', [72, 96, 26, 17], 1),
    thin('M75 100.5h20M75 104.5h13M75 108.5h20'),
  ];
}

function connection(): Shape[] {
  return [
    rect('f2', [128, 87, 15, 34], 1),
    thin('M128 96H143M128 112H143'),
    path('gv', 'M143 91L166 92.5V115.5L143 117Z'),
    thin(strokes(7, { from: [145, 92], step: [3, 0.2], line: [1.6, 24.4] })),
  ];
}

/** Without a head: the sheath ends in a sleeve with the compensating cable. */
function cabled(): Shape[] {
  return [
    path('f4', 'M42 118q8 -18 30 -18h34v8H74q-18 0 -24 14Z'),
    path('f3', 'M106 98h24v12h-24Z'),
    rect('gv', [130, 93, 36, 22], 2),
    thin('M136 93v22M141 93v22M110 98v12M116 98v12M122 98v12'),
  ];
}

/** The spring presses the tip into the bore; the cap with its slot locks on a pin. */
function bayonet(): Shape[] {
  return [
    path('f4', 'M42 118q8 -18 30 -18h14v8H74q-18 0 -24 14Z'),
    rect('gv', [84, 98, 82, 12]),
    path(
      'fn',
      [0, 1, 2, 3, 4, 5, 6].map((turn) => d`M${88 + turn * 7} 114l6 -20`),
    ),
    rect('f2', [138, 90, 28, 28], 2),
    path('f4', 'M150 118v-9h8v-5h-4v-4h8v13h-8v5Z'),
  ];
}

/** The well, cut open at its end where the junction sits. */
function well(tip: number, root: number): Shape[] {
  const cut = tip - 66;
  return [
    path('gv', d`M165 ${AXIS - root}L${tip - 8} ${AXIS - 8}q8 0 8 8q0 8 -8 8L165 ${AXIS + root}Z`),
    path('f1', d`M${cut} ${AXIS - 9}H${tip - 8}q8 1 8 9q0 8 -8 9H${cut}q-4 -4 0 -9q4 -4 0 -9Z`),
    thin(strokes(10, { from: [cut + 5, AXIS - 5], step: [5, 0], line: [3.4, -3.4] })),
    thin(strokes(10, { from: [cut + 5, AXIS + 8.4], step: [5, 0], line: [3.4, -3.4] })),
    path('f4', d`M${cut} ${AXIS - 5}h${52}q5 0 5 5q0 5 -5 5h-52q-2 -3 0 -5Z`),
    bare('f2', d`M${cut + 2} ${AXIS - 2.8}h46v1.6h-46ZM${cut + 2} ${AXIS + 1.2}h46v1.6h-46Z`),
    circle('fa', [cut + 50, AXIS], 4.6),
  ];
}

/** The junction shown again in a circle, larger. */
function lens(tip: number): Shape[] {
  return [
    thin(d`M${tip - 19} 108L206 121M${tip - 11} 107L246 136`),
    circle('plate', [214, 162], 42),
    path('f1', 'M180.1 138H222A24 24 0 0 1 222 186H180.1A42 42 0 0 1 180.1 138Z'),
    thin(strokes(6, { from: [186, 146], step: [7, 0], line: [8, -8] })),
    thin(strokes(6, { from: [182, 185], step: [7, 0], line: [8, -8] })),
    path('f4', 'M175.3 147H220A15 15 0 0 1 220 177H175.3A42 42 0 0 1 175.3 147Z'),
    path('f2', 'M173.7 153H216v5H173.1Z'),
    path('f0', 'M173.1 166H216v5H173.7Z'),
    path('fa', 'M214 153h4q12 0 12 9q0 9-12 9h-4Z'),
    circle('fn', [214, 162], 42),
  ];
}

export const forms = ['head-b', 'head-a', 'cable', 'bayonet'] as const;

/** Thermocouple, its tip cut open and enlarged. */
export function draw(random: SeededRandom, { form }: Thing): Scene {
  const hasHead = form.startsWith('head');
  const tip = random.vary(266, 0.035);
  const root = form === 'head-a' ? 15 : 9.5;
  return {
    shapes: [
      hasHead ? head(form === 'head-a') : [],
      form === 'cable' ? cabled() : [],
      form === 'bayonet' ? bayonet() : [],
      hasHead ? [path('gv', 'M105 89l8 5v20l-8 5Z'), rect('gv', [113, 96, 16, 16])] : [],
      well(tip, root),
      hasHead ? connection() : [],
      lens(tip),
      axis(d`M38 ${AXIS}H${tip + 8}`),
    ],
    span: { axis: 'x', from: 166, to: tip },
    focus: [214, 162],
    mirrored: random.side(),
  };
}
