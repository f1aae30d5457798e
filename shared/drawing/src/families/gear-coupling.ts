import { axis, circle, d, type Point, path, rect, repeat, type Scene, type Shape, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { hatch, polygon } from '../shapes-lines.ts';

const AXIS = 121;

interface Coupling {
  readonly shaft: number;
  readonly hub: number;
  readonly sleeve: number;
  readonly flange: number;
  readonly hubLength: number;
}

/** One side of the coupling; the other is its mirror image. */
function outside({ shaft, hub, sleeve, flange, hubLength }: Coupling, side: -1 | 1): Shape[] {
  const part = (from: number, to: number, radius: number): Shape =>
    rect('gv', [side < 0 ? 160 - to : 160 + from, AXIS - radius, to - from, 2 * radius], 2);
  return [
    part(hubLength - 16, hubLength + 20, shaft),
    part(12, hubLength, hub),
    part(8, 56, sleeve),
    part(0, 12, flange),
    thin(d`M${160 + side * 50} ${AXIS}v${sleeve}`),
  ];
}

/** The upper half in section: sleeve, hub and the crowned tooth between them. */
function cut({ shaft, hub, sleeve, flange, hubLength }: Coupling, side: -1 | 1): Shape[] {
  const x = (at: number) => 160 + side * at;
  const y = (radius: number) => AXIS - radius;
  const sleeveEnd = y(hub) - 2;
  const hatched = ([from, to, lines]: readonly [number, number, number], [top, bottom]: Point) =>
    hatch([Math.min(x(from), x(to)), top, to - from, bottom - top], lines);
  return [
    path(
      'f2',
      polygon([
        [x(56), y(sleeve)],
        [x(12), y(sleeve)],
        [x(12), y(flange)],
        [x(0), y(flange)],
        [x(0), y(sleeve - 10)],
        [x(48), y(sleeve - 10)],
        [x(48), sleeveEnd],
        [x(56), sleeveEnd],
      ]),
    ),
    rect('f1', [side < 0 ? x(hubLength) : x(8), y(hub), hubLength - 8, hub - shaft]),
    thin([
      hatched([12, 56, 8], [y(sleeve), y(sleeve - 10)]),
      hatched([0, 12, 6], [y(flange), y(sleeve - 10)]),
      hatched([8, hubLength, 16], [y(hub), y(shaft)]),
    ]),
    path(side < 0 ? 'fa' : 'f3', d`M${x(40)} ${y(hub)}v-7q${side * -13}-7 ${side * -26} 0v7Z`),
    circle('f4', [x(52), y(hub) - 1], 2.2),
  ];
}

function bolt(y: number, through: boolean): Shape[] {
  return [
    through ? rect('f1', [146, y - 3.5, 28, 7]) : [],
    rect('f3', [138, y - 5, 10, 10], 1),
    rect('f3', [172, y - 5, 9, 10], 1),
    through ? rect('f1', [181, y - 2.5, 5, 5], 1) : [],
  ];
}

/** Gear coupling, upper half in section; one tooth is marked. */
export function draw(random: SeededRandom): Scene {
  const flange = random.vary(80, 0.04);
  const sleeve = flange - 20;
  const coupling: Coupling = {
    flange,
    sleeve,
    hub: sleeve - 19,
    shaft: random.vary(24, 0.14),
    hubLength: random.vary(94, 0.06),
  };
  const bolts = 8;
  const seen = repeat(
    bolts / 2,
    (index) => AXIS + (flange - 10) * Math.sin((Math.PI * (index + 0.5)) / bolts),
  );
  const { shaft, hub, hubLength } = coupling;
  return {
    shapes: [
      outside(coupling, -1),
      outside(coupling, 1),
      seen.map((y) => bolt(y, false)),
      rect('f4', [160 - hubLength, AXIS - hub, 2 * hubLength, hub - shaft]),
      rect('f4', [104, AXIS - sleeve, 112, sleeve - hub]),
      cut(coupling, -1),
      cut(coupling, 1),
      bolt(AXIS - flange + 10, true),
      axis(d`M32 ${AXIS}H288M160 31V211`),
    ],
    span: { axis: 'y', from: AXIS - flange, to: AXIS + flange },
    focus: [133, AXIS - hub - 6],
    mirrored: random.side(),
  };
}
