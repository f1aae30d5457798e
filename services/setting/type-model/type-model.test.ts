import { Problem } from '@bazaar/contracts';
import { getEnum, getEnums, getTypeModel } from '@bazaar/contracts/setting';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { contractEnums } from './type-model.view.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test[Symbol.asyncDispose]());

const get = (path: string) => test.app.inject(`/setting/api/v1/${path}`);

describe('GET shared/typemodels/enums', () => {
  it('contains a title for every value of every list of choices in the contracts', async () => {
    const enums = getEnums.response.parse((await get('shared/typemodels/enums')).json());

    expect(contractEnums().size).toBeGreaterThan(20);
    for (const [name, keys] of contractEnums()) {
      expect([name, enums[name]?.map(({ key }) => key)]).toEqual([name, keys]);
    }
  });

  it('contains Persian titles, none twice in a list of states', async () => {
    const enums = getEnums.response.parse((await get('shared/typemodels/enums')).json());

    for (const [name, values] of Object.entries(enums)) {
      expect([name, values.filter(({ titleFa }) => !/[\u0600-\u06FF]/.test(titleFa))]).toEqual([name, []]);
      expect([name, new Set(values.map(({ titleFa }) => titleFa)).size]).toEqual([name, values.length]);
    }
    expect(enums.TradeStatus?.[0]).toEqual({ value: 1, key: 'Draft', titleFa: 'پیش‌نویس' });
  });
});

describe('GET enums/:name', () => {
  it('returns one list', async () => {
    const reply = await get('enums/PriceKind');

    expect(getEnum.response.parse(reply.json())).toEqual([
      { value: 1, key: 'fixed', titleFa: 'قیمت ثابت' },
      { value: 2, key: 'tiered', titleFa: 'قیمت پلکانی' },
      { value: 3, key: 'inquiry', titleFa: 'استعلام قیمت' },
    ]);
  });

  it.each(['Nothing', 'constructor', 'FileMeta'])('throws a 404 for %s', async (name) => {
    const reply = await get(`enums/${name}`);

    expect([reply.statusCode, Problem.parse(reply.json()).code]).toEqual([404, 'not_found']);
  });

  it('answers 400 for an invalid name', async () => {
    expect((await get('enums/__proto__')).statusCode).toBe(400);
    expect((await get(`enums/${'x'.repeat(61)}`)).statusCode).toBe(400);
  });
});

describe('GET shared/typemodels/:name', () => {
  it('returns the shape of an entity with Persian names of its fields', async () => {
    const { name, schema } = getTypeModel.response.parse((await get('shared/typemodels/FileMeta')).json());

    expect(name).toBe('FileMeta');
    expect(schema).toMatchObject({
      type: 'object',
      required: ['id', 'name', 'mime', 'size', 'url'],
      properties: {
        id: { type: 'string', format: 'uuid', title: 'شناسه' },
        name: { type: 'string', title: 'نام' },
        size: { type: 'integer', title: 'حجم (بایت)' },
      },
    });
  });

  it.each(['SupplierProduct', 'Conversation', 'MessageNode', 'UserFavorite', 'TradeRequest', 'Payment'])(
    'returns true for %s',
    async (name) => {
      const { schema } = getTypeModel.response.parse((await get(`shared/typemodels/${name}`)).json());

      expect(JSON.stringify(schema)).toContain('شناسه');
    },
  );

  it.each(['Nothing', 'toString', 'TradeStatus', 'getSettings'])('throws a 404 for %s', async (name) => {
    const reply = await get(`shared/typemodels/${name}`);

    expect([reply.statusCode, Problem.parse(reply.json()).code]).toEqual([404, 'not_found']);
  });
});
