import { bare, circle, d, path, rect, repeat, type Shape, thin } from '../kit.ts';
import { bolts, dot } from '../shapes.ts';

/** Ground, steel frame and its anchor blocks. */
export const skid: readonly Shape[] = [
  bare('gnd', 'M0 452H680'),
  bare(
    'hatch',
    repeat(42, (line) => d`M${line * 16} 468l12-16`),
  ),
  rect('f2', [70, 410, 540, 10]),
  rect('f1', [82, 420, 516, 22]),
  rect('f2', [70, 442, 540, 10]),
  path(
    'f3',
    repeat(6, (web) => d`M${120 + web * 84} 420h5v22h-5Z`),
  ),
  path(
    'f4',
    repeat(5, (block) => d`M${90 + block * 122} 402h12v8h-12Z`),
  ),
];

export const motor: readonly Shape[] = [
  rect('f3', [404, 384, 44, 26], 1),
  rect('f3', [522, 384, 44, 26], 1),
  rect('f2', [440, 226, 84, 38], 4),
  rect('f3', [452, 218, 60, 10], 2),
  rect('gv', [398, 262, 176, 124], 10),
  thin(repeat(11, (fin) => d`M410 ${276 + fin * 9.8}h152`)),
  rect('f2', [388, 270, 14, 108], 2),
  rect('f3', [574, 266, 44, 116], 10),
  thin(repeat(4, (slot) => d`M${586 + slot * 8} 284v80`)),
  rect('f0', [454, 296, 64, 40], 2),
  thin('M462 306h48M462 314h34M462 322h42'),
];

export const coupling: readonly Shape[] = [
  rect('fa', [318, 288, 72, 72], 6),
  bare('mesh', 'M324 294h60v60h-60Z'),
  rect('f3', [326, 360, 10, 50]),
  rect('f3', [372, 360, 10, 50]),
];

const BLADES =
  'M184 293a31 31 0 0 1 27 16l-18 10a10 10 0 0 0-9-5ZM211 340a31 31 0 0 1-27 15v-21a10 10 0 0 0 9-5ZM157 340a31 31 0 0 1 0-31l18 10a10 10 0 0 0 0 10Z';

export const pump: readonly Shape[] = [
  rect('gv', [256, 296, 64, 56], 4),
  rect('f2', [270, 284, 30, 14], 3),
  rect('f2', [272, 352, 32, 58], 1),
  circle('f3', [288, 324], 9),
  rect('gh', [110, 196, 64, 130]),
  circle('gr', [184, 324], 82),
  thin(dot([184, 324], 66)),
  circle('f1', [184, 324], 52),
  bolts([184, 324], { radius: 43, count: 8, size: 4.5 }),
  circle('f4', [184, 324], 31),
  path('f2', BLADES),
  circle('fa', [184, 324], 9),
  rect('f3', [148, 402, 72, 8]),
];
