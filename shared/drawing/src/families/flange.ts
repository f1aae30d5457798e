import {
  around,
  axis,
  bare,
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
import { dot } from '../shapes.ts';
import { hatch, polygon } from '../shapes-lines.ts';

interface Faces {
  readonly outer: number;
  readonly seal: number;
  readonly bore: number;
  readonly pitch: number;
}

const CENTER: Point = [112, 120];
const AXIS = 120;

function front({ outer, seal, bore, pitch }: Faces, count: number): Shape[] {
  const size = Math.min(6.4, (Math.PI * pitch) / count / 2.6);
  const hole = (radius: number) =>
    repeat(count, (index) => dot(around(CENTER, pitch, (index + 0.5) / count), radius));
  return [
    circle('f2', CENTER, outer),
    thin(dot(CENTER, outer - 2.5)),
    path('f4', hole(size)),
    bare('plate t', hole(size * 0.55)),
    axis(dot(CENTER, pitch)),
    circle('fa', CENTER, seal),
    thin(repeat(4, (groove) => dot(CENTER, seal - 2.6 * (groove + 1)))),
    circle('f1', CENTER, bore + 5),
    circle('plate', CENTER, bore),
  ];
}

/** One half of the profile, drawn below the axis or, in section, above it. */
function half(
  { outer, seal, bore }: Faces,
  side: -1 | 1,
): Readonly<Record<'neck' | 'plate' | 'seal', string>> {
  const y = (radius: number) => AXIS + side * radius;
  const inner = side < 0 ? bore : 0;
  return {
    neck: polygon([
      [226, y(inner)],
      [226, y(bore + 20)],
      [236, y(bore + 15)],
      [256, y(bore + 6)],
      [272, y(bore + 6)],
      [276, y(bore + 3)],
      [276, y(inner)],
    ]),
    plate: polygon([
      [210, y(inner)],
      [210, y(outer)],
      [226, y(outer)],
      [226, y(inner)],
    ]),
    seal: polygon([
      [206, y(inner)],
      [206, y(seal)],
      [210, y(seal)],
      [210, y(inner)],
    ]),
  };
}

function section(faces: Faces): Shape[] {
  const { outer, seal, bore, pitch } = faces;
  const [upper, lower] = [half(faces, -1), half(faces, 1)];
  return [
    path('gv', lower.neck),
    path('gv', lower.plate),
    path('fa', lower.seal),
    path('f1', upper.neck),
    path('f1', upper.plate),
    path('fa', upper.seal),
    rect('plate', [206, AXIS - bore, 70, bore]),
    thin([
      hatch([210, AXIS - outer, 16, outer - pitch - 6], 3),
      hatch([210, AXIS - pitch + 6, 16, pitch - 6 - bore], 6),
      hatch([226, AXIS - bore - 12, 26, 12], 5),
    ]),
    rect('plate', [210, AXIS - pitch - 6, 16, 12]),
    axis(d`M201 ${AXIS - pitch}h33M201 ${AXIS + pitch}h33`),
    thin(d`M206 ${AXIS + seal}h4`),
  ];
}

export const counts = [4, 24] as const;

/** Welding neck flange from the front and in section; the sealing face is marked. */
export function draw(random: SeededRandom, { count = 8 }: Thing): Scene {
  const outer = random.vary(67, 0.05);
  const bore = random.vary(22, 0.25);
  const faces: Faces = { outer, bore, seal: bore + (outer - bore) * 0.41, pitch: outer * 0.8 };
  return {
    shapes: [front(faces, count), section(faces), axis('M36 120H286M112 42V198')],
    span: { axis: 'x', from: 112 - outer, to: 112 + outer },
    focus: [112 - faces.seal, 120],
    mirrored: random.side(),
  };
}
