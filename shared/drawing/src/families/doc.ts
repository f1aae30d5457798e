import { type Box, bare, circle, d, path, rect, repeat, type Scene, type Shape, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';

type Figure = (box: Box, random: SeededRandom) => Shape;

const target: Figure = ([x, y, w, h], random) => {
  const radius = random.vary(18);
  const [cx, cy] = [x + w * 0.36, y + h / 2];
  return [
    circle('fn', [cx, cy], radius),
    circle('f2', [cx, cy], radius * random.vary(0.5, 0.2)),
    thin(
      d`M${cx - radius - 8} ${cy}h${2 * radius + 16}M${cx} ${cy - radius - 5}v${2 * radius + 10}M${x + w * 0.68} ${cy - 12}h24M${x + w * 0.68} ${cy - 4}h24M${x + w * 0.68} ${cy + 4}h16`,
    ),
  ];
};
const chart: Figure = ([x, y, w, h], random) => {
  const count = random.int(4, 8);
  const step = (w - 20) / count;
  return [
    repeat(count, (bar) => {
      const height = random.vary((h - 18) * (0.4 + (0.5 * bar) / count), 0.1);
      return rect(bar % 2 ? 'f2' : 'f3', [x + 10 + bar * step, y + h - 8 - height, step * 0.6, height]);
    }),
    thin(d`M${x + 6} ${y + h - 8}h${w - 12}`),
  ];
};
const table: Figure = ([x, y, w, h], random) => {
  const [rows, columns] = [random.int(4, 6), random.int(3, 5)];
  return [
    rect('f2', [x, y, w, h / rows]),
    thin(repeat(rows - 1, (row) => d`M${x} ${y + (h * (row + 1)) / rows}h${w}`)),
    thin(repeat(columns - 1, (column) => d`M${x + (w * (column + 1)) / columns} ${y}v${h}`)),
  ];
};
const profile: Figure = ([x, y, w, h], random) => {
  const [left, top, width, height] = [x + w * 0.18, y + 8, random.vary(40), h - 16];
  const web = random.vary(8);
  const side = (width - web) / 2;
  return [
    path(
      'f2',
      d`M${left} ${top}h${width}v8h${-side}v${height - 16}h${side}v8h${-width}v-8h${side}v${16 - height}h${-side}Z`,
    ),
    thin(
      d`M${left + width + 14} ${top}v${height}M${left + width + 9} ${top}h10M${left + width + 9} ${top + height}h10`,
    ),
  ];
};

function lines(
  [x, y, width, count]: readonly [x: number, y: number, width: number, count: number],
  random: SeededRandom,
): Shape {
  return thin(
    repeat(
      count,
      (line) => d`M${x} ${y + line * 9}h${width * (line === count - 1 ? 0.6 : random.vary(0.9, 0.08))}`,
    ),
  );
}

/** Document sheet with a figure, its lines and a stamp. */
export function draw(random: SeededRandom): Scene {
  const [width, height] = [random.vary(136, 0.08), random.vary(170, 0.035)];
  const [x, y] = [160 - width / 2, 121 - height / 2];
  const fold = random.int(24, 36);
  const behind = random.int(0, 2);
  const figure = random.pick([target, chart, table, profile]);
  const figureY = y + random.int(58, 74);
  const frame = [x + 18, figureY, width - 36, 54] as const;
  const stamp = [x + width - 26, y + height - 24] as const;
  const sheet = (shift: number, fill: string) =>
    path(
      fill,
      d`M${x + shift} ${y - shift}h${width - fold}l${fold} ${fold}V${y - shift + height}h${-width}Z`,
    );
  const stamped = random.chance(0.7);
  return {
    shapes: [
      repeat(behind, (index) => sheet((behind - index) * 6, 'f1')),
      sheet(0, 'f0'),
      path('f2', d`M${x + width - fold} ${y}v${fold}h${fold}Z`),
      rect(stamped ? 'f3' : 'fa', [x + 16, y + 18, random.vary(56), 10], 1),
      lines([x + 16, y + 40, width * 0.55, 2], random),
      path('f1', d`M${frame[0]} ${frame[1]}h${frame[2]}v${frame[3]}h${-frame[2]}Z`),
      figure(frame, random),
      lines([x + 16, figureY + 64, width - 56, Math.floor((y + height - figureY - 68) / 9)], random),
      stamped ? [circle('fa', stamp, 15), bare('fn wh', d`M${stamp[0] - 7} ${stamp[1]}l5 5l9 -9`)] : [],
    ],
    span: { axis: 'x', from: x, to: x + width },
    focus: stamped ? stamp : [x + 44, y + 40],
  };
}
