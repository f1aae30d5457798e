import { getHelpItem } from '@bazaar/contracts/content';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { seedHelp } from '../seed/seed-help.ts';
import { readVocabulary } from '../seed/vocabulary.ts';

const ADDRESS = '/content/api/v1/helpsystems/byfrontuniqueid';
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
  await seedHelp(test.db, { now: test.clock(), seed: 1 });
});
afterAll(() => test[Symbol.asyncDispose]());

const get = (uniqueId: string) => test.app.inject(`${ADDRESS}?uniqueId=${encodeURIComponent(uniqueId)}`);

it('returns every help text of the vocabulary with others of its topic', async () => {
  const { helpItems } = await readVocabulary();
  const items = await Promise.all(
    helpItems.map(async ({ uniqueId }) => getHelpItem.response.parse((await get(uniqueId)).json())),
  );

  expect(items).toHaveLength(12);
  expect(items.map(({ title }) => title)).toEqual(helpItems.map(({ title }) => title));
  expect(items.every(({ body }) => body.length > 1)).toBe(true);
  expect(items.every(({ uniqueId, related }) => related.every((other) => other.uniqueId !== uniqueId))).toBe(
    true,
  );
  expect(items.find(({ uniqueId }) => uniqueId === 'wallet-charge')?.related).toEqual([
    { uniqueId: 'payment-retry', title: 'پرداخت دوباره' },
  ]);
});

it('answers 404 for a name that is not there, 400 for an invalid name', async () => {
  expect((await get('nothing')).json()).toMatchObject({ status: 404, code: 'not_found' });
  expect((await get('../etc')).statusCode).toBe(400);
  expect((await test.app.inject(ADDRESS)).statusCode).toBe(400);
});
