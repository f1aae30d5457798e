import { axis, d, type Point, rect, repeat, type Shape, thin } from './kit.ts';
import { standingMotor } from './shapes-motor.ts';

interface VerticalPump {
  readonly axisX: number;
  readonly floor: number;
  readonly stages: number;
  /** Width and height of one stage. */
  readonly stage: Point;
  readonly motor: Point;
  readonly fins: number;
  readonly highOutlet: boolean;
  readonly capAccent: boolean;
}

function port(x: number, y: number, side: -1 | 1): Shape[] {
  const left = side < 0 ? x - 28 : x;
  return [rect('gv', [left, y, 28, 16]), rect('f2', [side < 0 ? x - 42 : x + 28, y - 6, 14, 28], 1)];
}

function tieRods(pump: VerticalPump, top: number, bottom: number): Shape[] {
  const half = pump.stage[0] / 2 + 9;
  const nut = (x: number) => rect('f3', [x - 3, top - 6, 6, bottom - top + 8], 1);
  return [nut(pump.axisX - half), nut(pump.axisX + half)];
}

/** A vertical multistage pump standing on the floor, with the positions of its top and its coupling. */
export function verticalPump(pump: VerticalPump): { shapes: Shape[]; top: number; coupling: number } {
  const { axisX, floor } = pump;
  const [width, height] = pump.stage;
  const foot = floor - 26;
  const stack = foot - pump.stages * height;
  const left = axisX - width / 2;
  const top = stack - 24 - pump.motor[1];
  const outlet = pump.highOutlet ? stack + 1 : foot;
  const body = pump.highOutlet ? axisX + width / 2 + 12 : axisX + 48;
  const shapes = [
    rect('f3', [axisX - 90, floor - 10, 180, 10], 1),
    standingMotor({ axisX, top, size: pump.motor, fins: pump.fins, fill: pump.capAccent ? 'fa' : 'f3' }),
    rect('f2', [axisX - width / 2 + 2, stack - 24, width - 4, 10], 2),
    rect(pump.capAccent ? 'f2' : 'fa', [axisX - width / 4, stack - 14, width / 2, 14], 2),
    repeat(pump.stages, (stage) =>
      rect(stage % 2 ? 'gh' : 'f1', [left, stack + stage * height, width, height], 2),
    ),
    port(axisX - 48, foot, -1),
    port(body, outlet, 1),
    rect('f2', [axisX - 50, foot, 100, 16], 3),
    tieRods(pump, stack, foot),
    thin(d`M${axisX - 30} ${foot + 8}h60`),
    axis(d`M${axisX} ${top - 10}V${floor + 6}`),
  ];
  return { shapes, top, coupling: stack - 7 };
}
