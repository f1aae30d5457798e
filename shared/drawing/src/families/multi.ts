import type { Scene, Thing } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { verticalPump } from '../shapes-multi.ts';

export const counts = [2, 24] as const;

/** Vertical multistage pump; the stages can be counted. */
export function draw(random: SeededRandom, { count: stages = 8 }: Thing): Scene {
  const pump = {
    axisX: 160,
    stages,
    stage: [random.vary(70), Math.min(10, 64 / stages)] as const,
    motor: [random.vary(55), random.vary(50)] as const,
    fins: 5,
    highOutlet: false,
    capAccent: false,
    floor: 200,
  };
  const { shapes, top, coupling } = verticalPump(pump);
  return {
    shapes,
    span: { axis: 'y', from: top, to: 200 },
    focus: [160, coupling],
    mirrored: random.side(),
  };
}
