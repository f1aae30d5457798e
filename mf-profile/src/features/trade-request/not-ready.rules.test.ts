import { expect, it } from 'vitest';
import { faultsOf } from './not-ready.rules.ts';

it('lists every text with the line it is about, the whole request first', () => {
  expect(
    faultsOf({
      'lines[1].quantity': ['کم است.'],
      'lines[0].supplierProductId': ['عرضه نمی‌شود.'],
      needBy: ['از فردا به بعد.', 'دومی'],
    }),
  ).toEqual([
    { line: null, text: 'از فردا به بعد.' },
    { line: null, text: 'دومی' },
    { line: 1, text: 'عرضه نمی‌شود.' },
    { line: 2, text: 'کم است.' },
  ]);
  expect(faultsOf({})).toEqual([]);
});
