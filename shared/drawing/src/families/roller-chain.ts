import {
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

const SIDE_Y = 84;
const PLAN_Y = 166;
/** Height of a roller, thickness of a plate and distance of the strands in plan. */
const STRANDS: Readonly<Record<number, readonly [roller: number, plate: number, pitch: number]>> = {
  1: [30, 6, 0],
  2: [18, 4, 31],
  3: [10, 3, 21],
};

/** A link plate around two pins; the waist is straight or drawn in. */
function plate(x: number, pitch: number, { radius, waist }: { radius: number; waist: number }): string {
  const quarter = pitch / 4;
  const top = SIDE_Y - radius;
  const low = SIDE_Y + radius;
  return d`M${x} ${top}c${quarter} 0 ${quarter} ${waist} ${2 * quarter} ${waist}c${quarter} 0 ${quarter} ${-waist} ${2 * quarter} ${-waist}a${radius} ${radius} 0 0 1 0 ${2 * radius}C${x + 3 * quarter} ${low} ${x + 3 * quarter} ${low - waist} ${x + 2 * quarter} ${low - waist}c${-quarter} 0 ${-quarter} ${waist} ${-2 * quarter} ${waist}a${radius} ${radius} 0 0 1 0 ${-2 * radius}Z`;
}

interface Chain {
  readonly pitch: number;
  readonly links: number;
  readonly marked: number;
}

/** One strand from above: rollers, inner plates and outer plates. */
function strand(y: number, { pitch, links, marked }: Chain, [roller, thick]: Point): Shape[] {
  const at = (pin: number) => 60 + pin * pitch;
  const pair = (fill: string, x: number, [offset, long]: Point) => [
    rect(fill, [x - long, y - offset - thick, pitch + 2 * long, thick], 2),
    rect(fill, [x - long, y + offset, pitch + 2 * long, thick], 2),
  ];
  return [
    repeat(links + 1, (pin) => [
      rect('gh', [at(pin) - pitch * 0.31, y - roller / 2, pitch * 0.62, roller], 1),
      thin(
        d`M${at(pin) - pitch * 0.22} ${y - roller / 2}v${roller}M${at(pin) + pitch * 0.22} ${y - roller / 2}v${roller}`,
      ),
    ]),
    repeat(links, (link) =>
      link % 2
        ? pair(link === marked ? 'fa' : 'f1', at(link), [roller / 2 + thick + 1, pitch * 0.44])
        : pair('f3', at(link), [roller / 2, pitch * 0.44]),
    ),
  ];
}

export const counts = [1, 3] as const;

/** Roller chain from the side and from above. */
export function draw(random: SeededRandom, { count: strands = 1 }: Thing): Scene {
  const links = 5;
  const pitch = 200 / links;
  const marked = 1;
  const chain = { pitch, links, marked };
  const radius = pitch * random.vary(0.45, 0.05);
  const waist = radius * random.vary(0.32, 0.1);
  const form = { radius, waist };
  const inner = { radius: radius * 1.03, waist };
  const [roller, thick, gap] = STRANDS[strands] ?? [30, 6, 0];
  const at = (pin: number) => 60 + pin * pitch;
  const half = ((strands - 1) * gap) / 2 + roller / 2 + 2 * thick + 6;
  return {
    shapes: [
      path(
        'f2',
        repeat((links + 1) / 2, (one) => plate(at(2 * one), pitch, inner)),
      ),
      [at(0), at(links)].map((x) => [
        circle('f1', [x, SIDE_Y], radius * 0.58),
        circle('plate', [x, SIDE_Y], radius * 0.36),
      ]),
      repeat((links - 1) / 2, (one) =>
        path(2 * one + 1 === marked ? 'fa' : 'gv', plate(at(2 * one + 1), pitch, form)),
      ),
      thin(
        repeat((links - 1) / 2, (one) =>
          plate(at(2 * one + 1), pitch, { radius: radius * 0.86, waist: waist * 1.05 }),
        ),
      ),
      repeat(links - 1, (pin) => [
        circle('f1', [at(pin + 1), SIDE_Y], radius * 0.4),
        circle('f2', [at(pin + 1), SIDE_Y], radius * 0.19),
      ]),
      repeat(links - 1, (pin) =>
        rect('f3', [at(pin + 1) - pitch * 0.12, PLAN_Y - half + 2, pitch * 0.24, 2 * half - 4], 1.5),
      ),
      repeat(strands, (one) => strand(PLAN_Y + (one - (strands - 1) / 2) * gap, chain, [roller, thick])),
      axis(d`M38 ${SIDE_Y}H282M38 ${PLAN_Y}H282M${at(0)} 58V204M${at(1)} 58V204`),
    ],
    span: { axis: 'x', from: at(0), to: at(1) },
    focus: [at(marked + 0.5), SIDE_Y],
    mirrored: random.side(),
  };
}
