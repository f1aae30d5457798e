import { loadFamily } from '@bazaar/drawing';
import { expect, test } from 'vitest';
import { listDrawings, listVariantDrawings } from '../../services/seed/list-drawings.ts';

const goods = (await listDrawings()).filter(({ kind }) => kind === 'good');
const things = [...goods, ...listVariantDrawings()];

test('every form that the goods and their variants ask for is one of their family', async () => {
  const unknown = await Promise.all(
    things.map(async ({ key, family, form }) => {
      const { forms = [] } = await loadFamily(family);
      return form == null || forms.includes(form) ? [] : `${key}: ${family} ${form}`;
    }),
  );
  expect(unknown.flat()).toEqual([]);
});

test('every count that the variants ask for is drawn by their family', async () => {
  const counted = things.filter(({ count }) => count != null);
  expect(counted.length).toBeGreaterThan(40);
  const refused = await Promise.all(
    counted.map(async ({ key, family, count }) => {
      const { counts: [least, most] = [0, 0] } = await loadFamily(family);
      return count != null && count >= least && count <= most ? [] : `${key}: ${family} ${count}`;
    }),
  );
  expect(refused.flat()).toEqual([]);
});

test('a family with several forms is given one by each variant of the goods that it draws', async () => {
  const silent = await Promise.all(
    listVariantDrawings().map(async ({ key, family, form }) => {
      const { forms = [] } = await loadFamily(family);
      const isUsual = form == null && USUAL.has(family);
      return forms.length === 0 || form != null || isUsual ? [] : `${key}: ${family}`;
    }),
  );
  expect(silent.flat()).toEqual([]);
});

/** Families whose goods without a form are the usual one: cast-iron motors, pumps with flanges. */
const USUAL = new Set(['motor', 'gearpump']);
