import {
  axis,
  bare,
  circle,
  d,
  type Point,
  path,
  rect,
  repeat,
  type Scene,
  type Shape,
  type Thing,
  thin,
} from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { dot } from '../shapes.ts';
import { block, spokes } from '../shapes-lines.ts';

function chinStrap(points: number): Shape[] {
  return [
    path('fn', 'M196 156c-4 22-20 40-44 46M120 156c4 24 16 40 32 46'),
    points > 2 ? path('fn', 'M232 156c-14 30-46 42-78 46M94 156c10 30 34 42 56 46') : [],
    rect('f3', [140, 197, 24, 9], 3),
    thin('M146 197v9M158 197v9'),
  ];
}

/** Harness band with the knob of a ratchet or the slots of a pin lock. */
function harness(ratchet: boolean): Shape[] {
  const knob: Point = [247, 168];
  return [
    path('fa', 'M92 150h154q12 2 12 12v10q0 8-10 8h-10q-7 0-9-8q-4-10-19-10H96Z'),
    thin('M104 156h120'),
    ratchet
      ? [circle('f2', knob, 8), thin(spokes(knob, [5, 8], { count: 12 }))]
      : bare(
          'f4 t',
          repeat(4, (slot) => dot([236 + slot * 6, 170], 1.6)),
        ),
  ];
}

function vents(count: number): Shape[] {
  const left = 162 - count * 7;
  return repeat(count, (vent) => path('f4', d`M${left + vent * 14 + 1.5} 84h7l-2 14h-7Z`));
}

function ribs(height: number): Shape[] {
  const sides = [
    bare('f2 t', d`M122 ${height + 46}q10-14 24-20l4 6q-14 5-20 18Z`),
    bare('f2 t', d`M186 ${height + 24}q20 5 32 20l-6 6q-9-11-26-18Z`),
  ];
  return [
    path('f0', d`M110 ${height + 30}q22-30 58-30q36 0 58 26l-10 4q-20-18-48-18q-30 0-48 22Z`),
    thin(d`M114 ${height + 31}q20-26 54-26q34 0 53 22`),
    sides,
  ];
}

export const forms = ['slip', 'ratchet-strap2', 'ratchet-vent-strap2', 'ratchet-vent-strap4'] as const;

/** Safety helmet; the harness is marked. */
export function draw(random: SeededRandom, { form }: Thing): Scene {
  const height = random.vary(37, 0.02);
  const front = random.vary(52, 0.1);
  const has = (part: string) => form.split('-').includes(part);
  const back = 262;
  return {
    shapes: [
      has('strap2') || has('strap4') ? chinStrap(has('strap4') ? 4 : 2) : [],
      harness(has('ratchet')),
      path('gr', d`M74 142c0-58 38-98 92-${102 - (height - 37)}c54 0 92 44 94 94q0 12-8 16H86Z`),
      path(
        'f1',
        d`M${front - 6} 152q16-12 40-16q60 10 ${back - 92} ${-2}q10 8 2 16q-12 8-72 8H${front + 18}q-20 0-24-6Z`,
      ),
      thin(d`M${front + 4} 151c46 1 150 1 ${back - front - 8}-7`),
      ribs(height),
      has('vent') ? vents(4) : [],
      bare('f0 t', block([204, 104, 22, 11])),
      thin('M207 108h12M207 111h8'),
      path('f3', 'M148 122h36v12l-6 4h-24l-6-4Z'),
      bare('f4 t', block([153, 126, 26, 5])),
      thin('M86 130q4-40 30-60M252 128q-4-36-26-58M92 120q74 24 154-2'),
      axis('M166 28V150'),
    ],
    span: { axis: 'x', from: front - 6, to: back },
    focus: [240, 164],
    mirrored: random.side(),
  };
}
