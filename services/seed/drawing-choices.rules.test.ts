import { DRAWING_FAMILIES } from '@bazaar/contracts';
import { expect, test } from 'vitest';
import {
  baseFormOf,
  type DrawnKind,
  drawingOf,
  drawnKeys,
  formedGoods,
  variantFormOf,
} from './drawing-choices.ts';
import { listDrawings, listVariantDrawings } from './list-drawings.ts';

const things = await listDrawings();
const COUNTS = {
  good: 120,
  category: 361,
  service: 120,
  consulting: 60,
  document: 62,
  advertisement: 20,
  article: 41,
  video: 12,
  webinar: 4,
};

/** The whole mapping as a table, a line for each thing: the one that changes is seen. */
test('every thing of the demo data has the drawing that drawing-mapping.txt names', async () => {
  const lines = [...things, ...listVariantDrawings()].map(({ kind, key, title, family, form, count }) =>
    [
      kind.padEnd(13),
      [family, form, count]
        .filter((part) => part != null)
        .join(' ')
        .padEnd(19),
      key === title ? title : `${key} ${title}`,
    ].join(' '),
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('drawing-mapping.txt');
});

test('there are as many things of each kind as the demo has', () => {
  const counts = Map.groupBy(things, ({ kind }) => kind);
  expect(Object.fromEntries([...counts].map(([kind, list]) => [kind, list.length]))).toEqual(COUNTS);
});

test('no drawing is chosen for a thing that the demo does not have', () => {
  const { good: _, ...kinds } = COUNTS;
  for (const kind of Object.keys(kinds) as DrawnKind[]) {
    const keys = new Set(things.filter((thing) => thing.kind === kind).map(({ key }) => key));
    expect(drawnKeys(kind).filter((key) => !keys.has(key))).toEqual([]);
  }
});

test('every family draws something', () => {
  const used = new Set(things.map(({ family }) => family));
  expect(DRAWING_FAMILIES.filter((family) => !used.has(family))).toEqual([]);
});

test('goods show themselves: none of them is drawn as a name plate or a document', () => {
  const neutral = things.filter(({ kind, family }) => kind === 'good' && /^(doc|name-plate)$/.test(family));
  expect(neutral).toEqual([]);
});

test('a thing without a choice is refused with its name', () => {
  expect(drawingOf('category', 2023)).toBe('ball');
  expect(() => drawingOf('category', 99)).toThrow(
    new RangeError('drawings.json chooses no drawing for the category "99".'),
  );
  expect(() => drawingOf('service', 'toString')).toThrow(RangeError);
});

test('the form and the count of a variant are told by its values, and a value that is not listed is refused', () => {
  const bearing = { baseProductId: 50041 };
  const sealed = { code: '6205-2RS', values: { seal: '2RS' } };
  expect(variantFormOf(bearing, sealed)).toEqual({ form: 'sealed', count: null });
  expect(() => variantFormOf(bearing, { ...sealed, values: { seal: '3X' } })).toThrow(
    new RangeError('drawings.json has no drawing for the value "3X" of 6205-2RS.'),
  );
  expect(variantFormOf({ baseProductId: 50023 }, { code: 'NYY', values: { cores: '۳+۱' } })).toEqual({
    form: 'reduced',
    count: 4,
  });
  expect(variantFormOf({ baseProductId: 50001 }, { code: 'HRP', values: {} })).toEqual({
    form: null,
    count: null,
  });
  expect(baseFormOf({ baseProductId: 50024 })).toBe('screened');
});

test('forms are chosen only for base products that the demo has', () => {
  const ids = new Set(things.filter(({ kind }) => kind === 'good').map(({ key }) => key));
  expect(formedGoods().filter((id) => !ids.has(id))).toEqual([]);
});
