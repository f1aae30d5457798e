import { d, path, rect, repeat, type Scene, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';

/** Overhead crane: girder, trolley place, hook height and load vary. */
export function draw(random: SeededRandom): Scene {
  const depth = random.vary(22, 0.25);
  const panels = random.int(6, 12);
  const step = 260 / panels;
  const trolley = random.vary(160, 0.3);
  const hook = random.vary(132, 0.1);
  const load = random.vary(38, 0.3);
  const leg = random.vary(16, 0.3);
  const top = 52;
  const under = top + depth;
  return {
    shapes: [
      rect('fa', [30, top, 260, depth], 1),
      thin(
        repeat(panels, (panel) => d`M${30 + panel * step} ${top}l${step / 2} ${depth}l${step / 2} ${-depth}`),
      ),
      rect('f2', [30, under, leg, 198 - under]),
      rect('f2', [290 - leg, under, leg, 198 - under]),
      random.chance() ? path('f2', d`M${30 + leg} ${under}h22l-22 26ZM${290 - leg} ${under}h-22l22 26Z`) : [],
      rect('f3', [trolley - 28, under, 56, 20], 2),
      thin(d`M${trolley - 8} ${under + 20}V${hook}M${trolley + 8} ${under + 20}V${hook}`),
      rect('f4', [trolley - 16, hook, 32, 14], 2),
      path('fn', d`M${trolley} ${hook + 14}v8c9 0 9 13 0 13`),
      rect('f1', [trolley - load, 178, 2 * load, 20], 1),
      rect('f3', [22, 198, 276, 6]),
    ],
    span: { axis: 'x', from: 30, to: 290 },
    focus: [trolley, under],
    mirrored: random.chance(),
  };
}
