import { filterMeasurementUnits, listMeasurementUnits, listQuantityUnits } from '@bazaar/contracts/product';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSeededApp, type SeededApp } from '../../seed/seeded-app.fixture.ts';
import { readVocabulary } from '../../seed/vocabulary.ts';

let app: SeededApp;
beforeAll(async () => {
  app = await openSeededApp({ products: 400 });
});
afterAll(() => app?.close());

const filter = (query: object) => app.call(filterMeasurementUnits, { query });
const codes = (units: readonly { code: string }[]) => units.map(({ code }) => code).sort();

describe('the unit choice', () => {
  it('are all listed, each in its quantity', async () => {
    const { quantities, units } = await app.call(listMeasurementUnits);
    const { measurement } = readVocabulary();
    expect(quantities.map(({ code, title }) => [code, title])).toEqual(
      measurement.map(({ code, title }) => [code, title]),
    );
    expect(units).toHaveLength(measurement.reduce((sum, quantity) => sum + quantity.units.length, 0));
    expect(new Set(units.map(({ quantityId }) => quantityId)).size).toBe(quantities.length);
  });

  it('of a quantity run from the smallest to the largest', async () => {
    const { quantities } = await app.call(listMeasurementUnits);
    const pressure = quantities.find(({ code }) => code === 'pressure');
    const units = await app.call(listQuantityUnits, { params: { id: pressure?.id ?? 0 } });
    expect(units.map(({ symbol }) => symbol)).toEqual(['kPa', 'psi', 'bar', 'MPa']);
    expect(await filter({ quantityId: pressure?.id })).toEqual(units);
  });

  it('respond 404 for an unknown quantity', async () => {
    const address = '/product/api/v1/measurementquantities/99999/units';
    expect(await app.refusal(address)).toEqual({ status: 404, code: 'not_found' });
    expect((await app.refusal('/product/api/v1/measurementquantities/x/units')).status).toBe(400);
  });

  it('are found by name in any spelling, by symbol and by code', async () => {
    expect(codes(await filter({ term: 'مگاپاسکال' }))).toEqual(['MPa']);
    expect(codes(await filter({ term: 'كیلوپاسكال' }))).toEqual(['kPa']);
    expect(codes(await filter({ term: 'میلی متر' }))).toContain('mm');
    expect(codes(await filter({ term: 'PSI' }))).toEqual(['psi']);
    expect(await filter({ term: 'پیدا نمی‌شود' })).toEqual([]);
    expect(await filter({ term: '%' })).not.toHaveLength(0);
    expect(await filter({ quantityId: 99_999 })).toEqual([]);
  });

  it('refuse an invalid filter', async () => {
    const address = '/product/api/v1/unitofmeasurements/filter';
    expect(await app.refusedFields(`${address}?term=${'x'.repeat(61)}`)).toEqual(['term']);
    expect(await app.refusedFields(`${address}?quantityId=0`)).toEqual(['quantityId']);
  });
});
