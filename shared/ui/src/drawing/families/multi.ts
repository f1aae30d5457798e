import type { Dice } from '../dice.ts';
import type { Scene } from '../kit.ts';
import { verticalPump } from '../shapes-multi.ts';

/** Vertical multistage pump; the stages can be counted. */
export function draw(dice: Dice): Scene {
  const stages = dice.int(3, 10);
  const pump = {
    axisX: 160,
    stages,
    stage: [dice.vary(70), Math.min(10, 64 / stages)] as const,
    motor: [dice.vary(55), dice.vary(50)] as const,
    fins: dice.int(4, 7),
    highOutlet: dice.chance(0.4),
    capAccent: dice.chance(0.3),
    floor: 200,
  };
  const { shapes, top, coupling } = verticalPump(pump);
  return { shapes, span: { axis: 'y', from: top, to: 200 }, focus: [160, coupling], mirrored: dice.chance() };
}
