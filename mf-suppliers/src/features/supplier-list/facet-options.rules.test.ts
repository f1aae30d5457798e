import { expect, it } from 'vitest';
import { placeOptions, textOptions } from './facet-options.rules.ts';

const tehran = { id: 8, title: 'تهران', count: 35 };
const yazd = { id: 31, title: 'یزد', count: 2 };

it('keeps the order of the whole list and includes choices with no result left', () => {
  expect(placeOptions([tehran, yazd], [{ ...yazd, count: 1 }], [])).toEqual([
    { ...tehran, count: 0 },
    { ...yazd, count: 1 },
  ]);
});

it('includes a chosen value that the list does not know, so that it can be removed', () => {
  expect(placeOptions([tehran], [tehran], [8, 99])).toEqual([
    tehran,
    { id: 99, title: 'خارج از این فهرست', count: 0 },
  ]);
  expect(textOptions([], [], ['ISO 1'])).toEqual([{ id: 'ISO 1', title: 'ISO 1', count: 0 }]);
});
