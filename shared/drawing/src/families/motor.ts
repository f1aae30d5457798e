import { axis, type Box, circle, d, path, rect, type Scene, type Shape, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { lyingMotor, motorFeet } from '../shapes-motor.ts';

const BASE = 188;

function shaft([x, y, , height]: Box, length: number, fill: string): Shape[] {
  const middle = y + height / 2;
  return [
    rect(fill, [x - 9 - length, middle - 9, length + 2, 18], 1),
    thin(d`M${x - 3 - length} ${middle}h${length - 6}`),
  ];
}

function mounting(box: Box, kind: string, rails: number): Shape[] {
  const [x, y, width, height] = box;
  if (kind === 'flange') {
    return [
      rect('f2', [x - 20, y - 16, 14, height + 32], 2),
      thin(d`M${x - 20} ${y - 4}h14M${x - 20} ${y + height + 4}h14`),
    ];
  }
  const floor = kind === 'rails' ? BASE - 6 : BASE;
  const rail = rect('f3', [x - 17, floor, width * 1.27 + 34, 8], 1);
  return [
    motorFeet(box, floor),
    rail,
    kind === 'rails'
      ? [rect('f4', [x, floor + 8, 16 + rails, 8]), rect('f4', [x + width - 8, floor + 8, 16 + rails, 8])]
      : [],
  ];
}

/** Electric motor: on feet, on rails or on a flange. */
export function draw(random: SeededRandom): Scene {
  const [width, height] = [random.vary(133), random.vary(90)];
  const kind = random.pick(['feet', 'feet', 'rails', 'flange']);
  const accent = random.pick(['fan', 'fan', 'terminal', 'shaft']);
  const length = random.vary(32, 0.25);
  const total = length + 9 + width * 1.27;
  const x = 160 - total / 2 + length + 9;
  const y = kind === 'flange' ? 124 - height / 2 : BASE - 12 - height - (kind === 'rails' ? 6 : 0);
  const box = [x, y, width, height] as const;
  const terminalAt = random.pick([0.12, 0.33, 0.55]);
  const mark = (part: string, otherwise: string) => (accent === part ? 'fa' : otherwise);
  return {
    shapes: [
      shaft(box, length, mark('shaft', 'gh')),
      kind === 'flange' ? [] : mounting(box, kind, random.int(0, 6)),
      random.chance()
        ? circle('fn', [x + width * (terminalAt > 0.5 ? 0.3 : 0.86), y - 5], 5.5)
        : path('f3', d`M${x + width * 0.86} ${y}v-7h10v7Z`),
      lyingMotor({
        box,
        fins: random.int(7, 14),
        fan: mark('fan', 'f3'),
        terminal: mark('terminal', 'f2'),
        terminalAt,
      }),
      kind === 'flange' ? mounting(box, kind, 0) : [],
      axis(d`M${x - length - 21} ${y + height / 2}H${x + width * 1.27 + 14}`),
    ],
    span: { axis: 'x', from: x - 9 - length, to: x + width * 1.27 },
    focus: [x + width * (accent === 'terminal' ? terminalAt + 0.2 : 1.1), y + height / 2],
    mirrored: random.chance(),
  };
}
