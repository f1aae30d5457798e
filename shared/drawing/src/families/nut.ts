import {
  around,
  axis,
  type Box,
  circle,
  d,
  type Point,
  path,
  rect,
  repeat,
  type Scene,
  type Shape,
  thin,
} from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { outline, strokes } from '../shapes-data.ts';

const CENTER: Point = [112, 121];

/** Three faces of a hexagon seen from the side; each face is a little bowed. */
function faces([x, y, width, height]: Box): Shape[] {
  const face = (from: number, share: number) =>
    d`M${x} ${y + height * from}h${width}q6 ${height * share * 0.5} 0 ${height * share}h${-width}q-6 ${-height * share * 0.5} 0 ${-height * share}Z`;
  return [path('f1', face(0, 0.25)), path('f0', face(0.25, 0.5)), path('f2', face(0.75, 0.25))];
}

/** Side view: the nut's height runs along x, its ring lies at the left and its bearing face at the right. */
function side(half: number, height: number): Shape[] {
  const [right, y] = [276, CENTER[1]];
  const crown = 18;
  const left = right - height;
  const tall = half * 2.24;
  const inner = tall * 0.66;
  return [
    rect('fa', [left, y - inner / 2, crown + 4, inner], 4),
    faces([left + crown, y - tall / 2, height - crown - 6, tall]),
    path(
      'f3',
      outline([
        [right - 6, y - tall / 2],
        [right, y - tall * 0.42],
        [right, y + tall * 0.42],
        [right - 6, y + tall / 2],
      ]),
    ),
  ];
}

/** Lock nut from the front and from the side; its nylon ring is marked. */
export function draw(random: SeededRandom): Scene {
  const half = random.vary(66, 0.06);
  const bore = half * random.vary(0.47, 0.08);
  const height = random.vary(68, 0.1);
  const corners = repeat(6, (one) => around(CENTER, half * 1.14, one / 6 + 1 / 12));
  const ticks = repeat(6, (one) => {
    const [from, to] = [around(CENTER, half * 0.97, one / 6), around(CENTER, half * 0.9, one / 6)];
    return d`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;
  });
  return {
    shapes: [
      path('gr', outline(corners)),
      circle('f1', CENTER, half * 0.97),
      thin(ticks),
      circle('f2', CENTER, bore * 1.36),
      circle('fa', CENTER, bore * 1.27),
      circle('f4', CENTER, bore * 1.1),
      circle('plate', CENTER, bore),
      thin(
        d`M${CENTER[0]} ${CENTER[1] - bore * 1.18}a${bore * 1.18} ${bore * 1.18} 0 1 1 ${-bore * 1.18} ${bore * 1.18}`,
      ),
      side(half, height),
      thin(strokes(2, { from: [54, 113], step: [3, 0], line: [0, 16] })),
      axis(d`M36 121H284M112 ${CENTER[1] - half * 1.24}V${CENTER[1] + half * 1.24}`),
    ],
    span: { axis: 'x', from: CENTER[0] - half, to: CENTER[0] + half },
    focus: [112, 90],
    mirrored: random.side(),
  };
}
