import { type Box, d, type Point, rect, repeat, type Shape, thin } from './kit.ts';

interface MotorShape {
  readonly box: Box;
  readonly fins: number;
  readonly fan?: string;
  readonly terminal?: string;
  /** Position of the terminal box along the body, 0 to 1. */
  readonly terminalAt?: number;
}

/** A finned motor lying on its axis, drive end at the left; returns its shapes from back to front. */
export function lyingMotor(motor: MotorShape): Shape[] {
  const [x, y, width, height] = motor.box;
  const { fins, fan = 'f3', terminal = 'f2', terminalAt = 0.33 } = motor;
  const fanWidth = width * 0.267;
  const fanLine = (at: number) => d`M${x + width + fanWidth * at} ${y + height * 0.2}v${height * 0.6}`;
  return [
    rect(terminal, [x + width * terminalAt, y - height * 0.3, width * 0.4, height * 0.34], 3),
    rect('gv', [x, y, width, height], 6),
    thin(
      repeat(
        fins,
        (fin) => d`M${x + width * 0.067} ${y + height * (0.1 + (0.8 * fin) / (fins - 1))}h${width * 0.866}`,
      ),
    ),
    rect('f2', [x - width * 0.067, y + height * 0.06, width * 0.107, height * 0.88], 2),
    rect(fan, [x + width, y + height * 0.04, fanWidth, height * 0.92], 6),
    thin([fanLine(0.3), fanLine(0.5), fanLine(0.7)]),
  ];
}

/** Two feet under a lying motor down to the given floor. */
export function motorFeet([x, y, width, height]: Box, floor: number): Shape[] {
  const foot = (at: number): Shape[] => [
    rect('f3', [x + width * at, y + height * 0.86, width * 0.213, height * 0.24], 1),
    rect('f3', [x + width * (at + 0.02), y + height, width * 0.17, floor - y - height]),
  ];
  return [foot(0.1), foot(0.72)];
}

interface StandingMotor {
  readonly axisX: number;
  readonly top: number;
  readonly size: Point;
  readonly fins: number;
  readonly fill?: string;
}

/** A motor standing on its flange; the terminal box is at the right. */
export function standingMotor({
  axisX,
  top,
  size: [width, height],
  fins,
  fill = 'f3',
}: StandingMotor): Shape[] {
  const left = axisX - width / 2;
  return [
    rect('f2', [left + width - 4, top + height * 0.28, 18, height * 0.42], 2),
    rect('gh', [left, top + 8, width, height - 8], 5),
    rect(fill, [left + 4, top, width - 8, 12], 4),
    thin(
      repeat(fins, (fin) => d`M${left + 8 + ((width - 16) * fin) / (fins - 1)} ${top + 16}v${height - 22}`),
    ),
  ];
}
