import type { Scene } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { verticalPump } from '../shapes-multi.ts';

/** Vertical multistage pump; the stages can be counted. */
export function draw(random: SeededRandom): Scene {
  const stages = random.int(3, 10);
  const pump = {
    axisX: 160,
    stages,
    stage: [random.vary(70), Math.min(10, 64 / stages)] as const,
    motor: [random.vary(55), random.vary(50)] as const,
    fins: random.int(4, 7),
    highOutlet: random.chance(0.4),
    capAccent: random.chance(0.3),
    floor: 200,
  };
  const { shapes, top, coupling } = verticalPump(pump);
  return {
    shapes,
    span: { axis: 'y', from: top, to: 200 },
    focus: [160, coupling],
    mirrored: random.chance(),
  };
}
