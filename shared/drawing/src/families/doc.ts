import { type Box, bare, circle, d, path, rect, repeat, type Scene, type Shape, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';

function table([x, y, w, h]: Box): Shape[] {
  return [
    rect('f2', [x, y, w, h / 5]),
    thin(repeat(4, (row) => d`M${x} ${y + (h * (row + 1)) / 5}h${w}`)),
    thin(repeat(3, (column) => d`M${x + (w * (column + 1)) / 4} ${y}v${h}`)),
  ];
}

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
  const fold = random.vary(30);
  const figureY = y + random.vary(66, 0.06);
  const frame = [x + 18, figureY, width - 36, 54] as const;
  const stamp = [x + width - 26, y + height - 24] as const;
  const sheet = (shift: number, fill: string) =>
    path(
      fill,
      d`M${x + shift} ${y - shift}h${width - fold}l${fold} ${fold}V${y - shift + height}h${-width}Z`,
    );
  return {
    shapes: [
      repeat(2, (index) => sheet((2 - index) * 6, 'f1')),
      sheet(0, 'f0'),
      path('f2', d`M${x + width - fold} ${y}v${fold}h${fold}Z`),
      rect('f3', [x + 16, y + 18, random.vary(56), 10], 1),
      lines([x + 16, y + 40, width * 0.55, 2], random),
      path('f1', d`M${frame[0]} ${frame[1]}h${frame[2]}v${frame[3]}h${-frame[2]}Z`),
      table(frame),
      lines([x + 16, figureY + 64, width - 56, 4], random),
      circle('fa', stamp, 15),
      bare('fn wh', d`M${stamp[0] - 7} ${stamp[1]}l5 5l9 -9`),
    ],
    span: { axis: 'x', from: x, to: x + width },
    focus: stamp,
  };
}
