import { axis, circle, lcd, path, rect, type Shape } from '../kit.ts';

export const valve: readonly Shape[] = [
  rect('f2', [96, 184, 92, 14], 2),
  rect('f2', [96, 168, 92, 14], 2),
  path('f4', 'M106 164h8v38h-8ZM138 164h8v38h-8ZM170 164h8v38h-8Z'),
  rect('f1', [104, 134, 76, 34], 3),
  circle('f2', [142, 151], 13),
  rect('f3', [40, 146, 66, 8], 2),
  rect('fa', [30, 120, 12, 60], 5),
  rect('f2', [96, 118, 92, 14], 2),
];

export const pipe: readonly Shape[] = [
  path('gh', 'M110 118V92a54 54 0 0 1 54-54h56v64h-36a10 10 0 0 0-10 10v6Z'),
  rect('f2', [220, 28, 14, 84], 2),
  rect('f2', [234, 28, 14, 84], 2),
  rect('f2', [318, 28, 14, 84], 2),
  rect('f2', [332, 28, 14, 84], 2),
  path('gv', 'M346 38h150c8 12-8 22 0 34s-8 18 0 30H346Z'),
];

export const flowmeter: readonly Shape[] = [
  rect('gv', [248, 40, 70, 60]),
  rect('f4', [262, 8, 42, 34], 4),
  lcd([283, 30], '۵۰٫۲'),
];

/** A pressure transmitter: its tapping below the pipe, and the housing with display and cable gland. */
export const transmitter: readonly Shape[] = [
  rect('f2', [412, 102, 20, 18]),
  rect('f3', [404, 118, 36, 10], 1),
  rect('f1', [400, 128, 46, 46], 12),
  rect('f3', [390, 144, 10, 14], 2),
  circle('f4', [423, 151], 17),
  lcd([423, 156], '۶٫۲'),
];

export const centreLines: Shape = axis('M184 224V452M90 324H640M142 20V210M100 70H520');
