import { circle, d, group, path, rect, repeat, type Scene, type Shape, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { boxData, outline, strokes } from '../shapes-data.ts';

/** The drum lies along x around 0,0: half the length and the largest radius; bands are the mixing spirals. */
function drum([half, radius]: readonly [number, number], bands: number): Shape[] {
  const belly = -half * 0.2;
  const step = (half * 1.2) / bands;
  const band = (at: number) =>
    d`M${at} ${-radius * 0.93}q${radius * 0.72} ${radius} ${radius * 0.36} ${radius * 1.86}`;
  return [
    path(
      'f3',
      outline([
        [-half - 9, -12],
        [-half, -17],
        [-half, 17],
        [-half - 9, 12],
      ]),
    ),
    path(
      'gv',
      d`M${-half} -17Q${-half * 0.75} ${-radius} ${belly} ${-radius}Q${half * 0.4} ${-radius} ${half} -22V22Q${half * 0.4} ${radius} ${belly} ${radius}Q${-half * 0.75} ${radius} ${-half} 17Z`,
    ),
    thin(repeat(bands, (one) => band(-half * 0.62 + step * one) + band(-half * 0.62 + 6 + step * one))),
    path(
      'fa',
      d`M${-half * 0.52} ${-radius * 0.93}q${radius * 0.72} ${radius} ${radius * 0.36} ${radius * 1.88}h10q${radius * 0.36} ${-radius * 0.86} ${-radius * 0.36} ${-radius * 1.9}Z`,
    ),
    rect('f3', [half * 0.6, -radius * 0.78, 7, radius * 1.56], 2),
    rect('f4', [half - 2, -23, 5, 46], 2),
  ];
}

function cab(): Shape[] {
  return [
    path('f1', 'M46 176L42 150L46 118Q48 98 58 98H90V176Z'),
    path('f2', 'M52 94Q54 90 60 90H88V98H54Z'),
    path('f4', 'M51 132L54 110Q55 106 60 106H66V132ZM70 106H86V132H70Z'),
    thin('M68 100V160M88 102V160M72 140h6M44 146h16M44 150h14M74 110l8 12'),
    rect('f3', [40, 112, 5, 16], 1.5),
    path('f3', 'M40 164H60V182H44Q40 182 40 176Z'),
    rect('f0', [42, 155, 8, 7], 1.5),
  ];
}

function chute(): Shape[] {
  return [
    path('f2', 'M236 52H272L262 74V92H250V80Z'),
    rect('f3', [233, 48, 42, 5]),
    path('f1', 'M248 96H266L276 122L280 158H270L262 130Z'),
    thin('M258 100L270 126L274 156M242 58h26M248 68h18M272 166V150M266 166V140M266 146h6M266 156h6'),
  ];
}

function wheel(x: number): Shape[] {
  return [circle('f4', [x, 190], 15.5), circle('f2', [x, 190], 8.5), circle('f4', [x, 190], 2.6)];
}

/** Concrete mixer truck. */
export function draw(random: SeededRandom): Scene {
  const axles = [73, 206, 240];
  const size = [random.vary(76, 0.06), random.vary(43, 0.08)] as const;
  const bands = 4;
  const last = 240;
  const tank = 104;
  return {
    shapes: [
      rect('f3', [88, 166, 186, 9], 1),
      thin('M92 170.5H270'),
      path('f2', 'M100 166L106 126H116L124 166ZM216 166L222 118H234L250 166Z'),
      group('translate(174 116) rotate(-13)', drum(size, bands)),
      circle('f4', [228, 142], 6),
      chute(),
      rect('gh', [91, 118, 9, 44], 3),
      cab(),
      rect('gv', [tank, 176, 34, 17], 5),
      path('f2', boxData([tank + 38, 176, 20, 15])),
      thin(strokes(3, { from: [tank + 43, 176], step: [5, 0], line: [0, 15] })),
      path('f3', 'M54 184A19 19 0 0 1 92 184H87A14 14 0 0 0 59 184Z'),
      axles.map(wheel),
      thin('M40 206H280'),
    ],
    span: { axis: 'x', from: 73, to: last },
    focus: [150, 112],
    mirrored: random.side(),
  };
}
