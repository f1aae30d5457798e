import { circle, group, lcd, type Point, rect, repeat, type Scene, type Shape } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { verticalPump } from '../shapes-multi.ts';

function controls([x, y]: Point, digits: string): Shape[] {
  return [
    rect('f3', [x - 4, y + 46, 8, 86]),
    rect('f4', [x - 20, y, 40, 48], 3),
    lcd([x, y + 22], digits, 11),
    circle('fa', [x - 8, y + 37], 3),
    circle('f2', [x + 4, y + 37], 3),
  ];
}

/** Booster set: two vertical pumps on one header with their controls. */
export function draw(random: SeededRandom): Scene {
  const pumps = 2;
  const scale = 0.76;
  const pitch = 100;
  const stages = 5;
  const { shapes } = verticalPump({
    axisX: 0,
    floor: 200,
    stages,
    stage: [random.vary(66), 52 / stages],
    motor: [random.vary(54), random.vary(54)],
    fins: 5,
    highOutlet: false,
    capAccent: false,
  });
  const at = (index: number) => 160 + (index - (pumps - 1) / 2) * pitch;
  const header = random.vary(14, 0.2);
  return {
    shapes: [
      repeat(pumps, (index) => group(`translate(${at(index)} ${196 - 200 * scale}) scale(${scale})`, shapes)),
      rect('gv', [40, 186 - header / 2, 240, header], 4),
      rect('f2', [32, 172, 10, 28], 2),
      rect('f2', [278, 172, 10, 28], 2),
      controls([160, random.vary(60, 0.2)], '6.0'),
      rect('f3', [30, 196, 260, 8], 1),
    ],
    span: { axis: 'x', from: 30, to: 290 },
    focus: [160, 90],
  };
}
