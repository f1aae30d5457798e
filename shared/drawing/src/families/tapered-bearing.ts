import { axis, bare, d, path, rect, repeat, type Scene, type Shape, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { outline } from '../shapes-data.ts';

const AXIS = 121;

/** The visible rollers of the cone; they are drawn from the rim inwards, the marked one in the accent. */
function rollers(
  { count, large, small }: { count: number; large: number; small: number },
  marked: number,
): Shape[] {
  const visible = Math.floor(count / 2);
  const half = (radius: number) => (radius * Math.PI) / count;
  const order = repeat(visible, (one) => one).sort(
    (one, other) => Math.abs(other - (visible - 1) / 2) - Math.abs(one - (visible - 1) / 2),
  );
  return order.map((one) => {
    const turn = ((one + 0.5) / visible - 0.5) * Math.PI;
    const squeeze = 0.45 + 0.55 * Math.cos(turn);
    const [a, b] = [AXIS + Math.sin(turn) * large * 0.94, AXIS + Math.sin(turn) * small * 0.94];
    const [wide, narrow] = [half(large) * squeeze + 2, half(small) * squeeze + 2];
    return path(
      one === marked ? 'fa' : 'gv',
      d`M84 ${a - wide}L138 ${b - narrow}Q141 ${b} 138 ${b + narrow}L84 ${a + wide}Q81 ${a} 84 ${a - wide}Z`,
    );
  });
}

/** The cup in section: the tapered raceway between the two cut faces. */
function cup(width: number, [large, small]: readonly [number, number], outer: number): Shape[] {
  const [left, right] = [226 - width / 2, 226 + width / 2];
  const half = (sign: 1 | -1) =>
    outline([
      [left, AXIS - sign * large],
      [right, AXIS - sign * small],
      [right, AXIS - sign * (outer - 3)],
      [right - 3, AXIS - sign * outer],
      [left + 3, AXIS - sign * outer],
      [left, AXIS - sign * (outer - 3)],
    ]);
  const slope = (large - small) / width;
  const hatch = (sign: 1 | -1) =>
    repeat(7, (one) => {
      const x = left + 4 + one * (width / 9);
      const inner = large - (x - left) * slope;
      const reach = Math.min(outer - inner - 2, right - x - 1);
      return d`M${x} ${AXIS - sign * (inner + 1)}l${reach} ${-sign * reach}`;
    });
  return [
    path(
      'gv',
      outline([
        [left, AXIS - large],
        [right, AXIS - small],
        [right, AXIS + small],
        [left, AXIS + large],
      ]),
    ),
    path('f2', half(1) + half(-1)),
    thin([...hatch(1), ...hatch(-1)]),
    thin(
      d`M${left + 5} ${AXIS - large + 2}V${AXIS + large - 2}M${right - 5} ${AXIS - small}V${AXIS + small}M${left + width * 0.3} 151h20m-20 5h13`,
    ),
  ];
}

/** Tapered roller bearing taken apart. */
export function draw(random: SeededRandom): Scene {
  const count = 16;
  const large = random.vary(67, 0.05);
  const small = large * random.vary(0.84, 0.06);
  const marked = 3;
  const width = random.vary(52, 0.12);
  const outer = large + random.vary(14, 0.1);
  const bore = small * 0.7;
  return {
    shapes: [
      rect('gv', [56, AXIS - large * 0.92, 20, large * 1.84], 2),
      thin(d`M61 ${AXIS - large * 0.92}v${large * 1.84}`),
      path(
        'f4',
        outline([
          [78, AXIS - large],
          [140, AXIS - small],
          [140, AXIS + small],
          [78, AXIS + large],
        ]),
      ),
      rollers({ count, large, small }, marked),
      path(
        'f2',
        outline([
          [72, AXIS - large + 2],
          [81, AXIS - large],
          [81, AXIS + large],
          [72, AXIS + large - 2],
        ]),
      ),
      path(
        'f2',
        outline([
          [139, AXIS - small],
          [147, AXIS - small + 5],
          [147, AXIS + small - 5],
          [139, AXIS + small],
        ]),
      ),
      rect('gv', [147, AXIS - small * 0.8, 10, small * 1.6], 1.5),
      bare('fn cl', d`M60 ${AXIS - bore}H155M60 ${AXIS + bore}H155`),
      cup(width, [large + 4, small + 4], outer),
      axis(d`M42 ${AXIS}H${226 + width / 2 + 14}`),
      thin(
        d`M161 ${AXIS - small}L${222 - width / 2} ${AXIS - large}M161 ${AXIS + small}L${222 - width / 2} ${AXIS + large}`,
      ),
    ],
    span: { axis: 'y', from: AXIS - outer, to: AXIS + outer },
    focus: [112, AXIS],
    mirrored: random.side(),
  };
}
