import { accented, axis, type Box, d, path, type Scene, type Shape } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { bolts, ring } from '../shapes.ts';

type Section = (box: Box, fill: string) => Shape;

const beam: Section = ([x, y, w, h], fill) => {
  const t = h * 0.13;
  const web = w * 0.16;
  return path(
    fill,
    d`M${x} ${y}h${w}v${t}h${(web - w) / 2}v${h - 2 * t}h${(w - web) / 2}v${t}h${-w}v${-t}h${(w - web) / 2}v${2 * t - h}h${(web - w) / 2}Z`,
  );
};
const angle: Section = ([x, y, w, h], fill) => {
  const t = Math.min(w, h) * 0.2;
  return path(fill, d`M${x} ${y}h${t}v${h - t}h${w - t}v${t}h${-w}Z`);
};
const box: Section = ([x, y, w, h], fill) => {
  const t = Math.min(w, h) * 0.14;
  return path(fill, d`M${x} ${y}h${w}v${h}h${-w}Zm${t} ${t}v${h - 2 * t}h${w - 2 * t}v${2 * t - h}Z`);
};
const tube: Section = ([x, y, w, h], fill) => {
  const radius = Math.min(w, h) / 2;
  return ring(fill, [x + w / 2, y + h / 2], [radius, radius * 0.7]);
};
const bars: Section = ([x, y, w, h], fill) => {
  const count = 6;
  const radius = Math.min(w, h) / 2;
  return bolts([x + w / 2, y + h / 2], { radius: radius * 0.66, count, size: radius * 0.29, fill });
};

/** Rolled sections. */
export function draw(random: SeededRandom): Scene {
  const size = random.vary(108, 0.06);
  const width = Math.min(84, size * random.vary(0.72, 0.06));
  const cells = [box, angle, tube, bars];
  const cell = (section: Section, index: number): Shape => {
    const [column, row] = [index % 2, Math.floor(index / 2)];
    const [w, h] = [random.vary(54, 0.06), random.vary(52, 0.06)];
    const place = [168 + column * 62 - w / 2 + 18, 88 + row * 70 - h / 2, w, h] as const;
    return section(place, accented(index === 0, index % 2 ? 'f1' : 'f2'));
  };
  return {
    shapes: [
      beam([90 - width / 2, 123 - size / 2, width, size], 'f2'),
      cells.map(cell),
      axis(
        d`M90 ${123 - size / 2 - 10}V${123 + size / 2 + 10}M${90 - width / 2 - 8} 123H${90 + width / 2 + 8}`,
      ),
    ],
    span: { axis: 'y', from: 123 - size / 2, to: 123 + size / 2 },
    focus: [186, 88],
  };
}
