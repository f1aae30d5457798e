import { bare, d, path, repeat, type Scene, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';

/** Stress in an L bracket. */
export function draw(random: SeededRandom): Scene {
  const [arm, foot] = [random.vary(60, 0.2), random.vary(48, 0.2)];
  const [width, height] = [random.vary(202, 0.08), random.vary(132, 0.06)];
  const [x, y] = [160 - width / 2, 190 - height];
  const inner = 190 - foot;
  const [columns, rows] = [3, 5];
  const cells = 6;
  const reach = width - arm;
  const outline = d`M${x} ${y}h${arm}V${inner}h${reach}V190H${x}Z`;
  const end = x + width - 8;
  return {
    shapes: [
      path('f1', outline),
      bare('m1', d`M${x} ${y}h${arm}v${height * 0.26}h${-arm}Z`),
      bare('m2', d`M${x} ${y + height * 0.26}h${arm}V${inner - 18}h${-arm}Z`),
      bare('m3', d`M${x} ${inner - 18}h${arm}v18h24V190H${x}Z`),
      bare('m2', d`M${x + arm + 24} ${inner}h${reach * 0.4}V190h${-reach * 0.4}Z`),
      bare('m1', d`M${x + arm + 24 + reach * 0.4} ${inner}H${x + width}V190h${24 - reach * 0.6}Z`),
      thin(repeat(rows, (row) => d`M${x} ${y + ((inner - y) * (row + 1)) / rows}h${arm}`)),
      thin(repeat(columns, (column) => d`M${x + (arm * (column + 1)) / columns} ${y}V190`)),
      thin(repeat(cells, (cell) => d`M${x + arm + (reach * cell) / cells} ${inner}V190`)),
      thin(repeat(3, (row) => d`M${x} ${inner + (foot * row) / 3}h${width}`)),
      thin(repeat(rows, (row) => d`M${x} ${y + ((inner - y) * row) / rows}l${arm} ${(inner - y) / rows}`)),
      path('fn', outline),
      bare('fn acs o', d`M${end} ${inner - 40}v36m-6 -9l6 10l6 -10`),
      thin(repeat(7, (tick) => d`M${x + 4 + tick * 8} ${y - 2}l-6 -8`)),
    ],
    span: { axis: 'x', from: x, to: x + width },
    focus: [x + arm, inner],
    mirrored: random.side(),
  };
}
