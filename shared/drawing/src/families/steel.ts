import { accented, axis, type Box, d, path, rect, repeat, type Scene, type Shape } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { bolts, ring } from '../shapes.ts';

type Section = (box: Box, fill: string, random: SeededRandom) => Shape;

const beam: Section = ([x, y, w, h], fill) => {
  const t = h * 0.13;
  const web = w * 0.16;
  return path(
    fill,
    d`M${x} ${y}h${w}v${t}h${(web - w) / 2}v${h - 2 * t}h${(w - web) / 2}v${t}h${-w}v${-t}h${(w - web) / 2}v${2 * t - h}h${(web - w) / 2}Z`,
  );
};
const channel: Section = ([x, y, w, h], fill) => {
  const t = Math.min(w, h) * 0.16;
  return path(
    fill,
    d`M${x} ${y}h${w * 0.7}v${t}h${t - w * 0.7}v${h - 2 * t}h${w * 0.7 - t}v${t}h${-w * 0.7}Z`,
  );
};
const angle: Section = ([x, y, w, h], fill) => {
  const t = Math.min(w, h) * 0.2;
  return path(fill, d`M${x} ${y}h${t}v${h - t}h${w - t}v${t}h${-w}Z`);
};
const tee: Section = ([x, y, w, h], fill) => {
  const t = Math.min(w, h) * 0.18;
  return path(fill, d`M${x} ${y}h${w}v${t}h${(t - w) / 2}v${h - t}h${-t}v${t - h}h${(t - w) / 2}Z`);
};
const box: Section = ([x, y, w, h], fill) => {
  const t = Math.min(w, h) * 0.14;
  return path(fill, d`M${x} ${y}h${w}v${h}h${-w}Zm${t} ${t}v${h - 2 * t}h${w - 2 * t}v${2 * t - h}Z`);
};
const tube: Section = ([x, y, w, h], fill, random) => {
  const radius = Math.min(w, h) / 2;
  return ring(fill, [x + w / 2, y + h / 2], [radius, radius * random.vary(0.7)]);
};
const sheets: Section = ([x, y, w, h], fill, random) => {
  const count = random.int(3, 6);
  const step = h / count;
  return repeat(count, (one) =>
    rect(one % 2 ? 'f1' : fill, [x + one * 2, y + one * step, w - 2 * count, step * 0.7]),
  );
};
const bars: Section = ([x, y, w, h], fill, random) => {
  const count = random.int(5, 7);
  const radius = Math.min(w, h) / 2;
  return bolts([x + w / 2, y + h / 2], { radius: radius * 0.66, count, size: radius * 0.29, fill });
};

const SECTIONS: readonly Section[] = [beam, channel, angle, tee, box, tube, sheets, bars];
const LARGE: readonly [Section, ...Section[]] = [beam, beam, channel, tube, box, angle, tee];

/** Steel sections beside each other: one large, four small, one of them in the accent. */
export function draw(random: SeededRandom): Scene {
  const large = random.pick(LARGE);
  const others = SECTIONS.filter((one) => one !== large);
  const first = random.int(0, others.length - 1);
  const accent = random.int(0, 3);
  const size = random.vary(108, 0.1);
  const width = Math.min(84, size * random.vary(0.72, 0.16));
  const cell = (index: number): Shape => {
    const section = others[(first + index * 2) % others.length] ?? beam;
    const [column, row] = [index % 2, Math.floor(index / 2)];
    const [w, h] = [random.vary(56), random.vary(52)];
    const place = [168 + column * 62 - w / 2 + 18, 88 + row * 70 - h / 2, w, h] as const;
    return section(place, accented(index === accent, index % 2 ? 'f1' : 'f2'), random);
  };
  return {
    shapes: [
      large([90 - width / 2, 123 - size / 2, width, size], 'f2', random),
      repeat(4, cell),
      axis(
        d`M90 ${123 - size / 2 - 10}V${123 + size / 2 + 10}M${90 - width / 2 - 8} 123H${90 + width / 2 + 8}`,
      ),
    ],
    span: { axis: 'y', from: 123 - size / 2, to: 123 + size / 2 },
    focus: [168 + (accent % 2) * 62 + 18, 88 + Math.floor(accent / 2) * 70],
    mirrored: false,
  };
}
