import {
  addDeliveryAddress,
  getDefaultDeliveryAddress,
  listDeliveryAddresses,
  removeDeliveryAddress,
  selectDeliveryAddress,
  updateDeliveryAddress,
} from '@bazaar/contracts/merchant';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_BUYER, EMPTY_BUYER } from '../../seed/demo-users.ts';
import { type MerchantApp, openMerchantApp } from '../merchant-app.fixture.ts';
import { givenAddress } from './address.fixture.ts';

type Headers = Awaited<ReturnType<MerchantApp['signIn']>>;

let app: MerchantApp;
beforeAll(async () => {
  app = await openMerchantApp();
});
afterAll(() => app?.[Symbol.asyncDispose]());

const list = (headers: Headers) =>
  app.call(listDeliveryAddresses, { headers, query: { paging: { pageSize: 100 } } });
const add = async (headers: Headers, changes: object = {}) => {
  app.clock.advance(1_000);
  return app.call(addDeliveryAddress, { headers, body: await givenAddress(app.db, changes) });
};
const remove = (headers: Headers, id: number) => app.call(removeDeliveryAddress, { headers, params: { id } });
const select = (headers: Headers, id: number) => app.call(selectDeliveryAddress, { headers, params: { id } });

describe('GET deliveryaddresses', () => {
  it("lists the demo buyer's five, the default first, and none for a new user", async () => {
    const { items, totalCount } = await list(await app.signIn(DEMO_BUYER.mobile));
    const empty = await app.signIn(EMPTY_BUYER.mobile);

    expect(totalCount).toBe(5);
    expect(items.map(({ isSelected }) => isSelected)).toEqual([true, false, false, false, false]);
    expect(items[0]).toMatchObject({ cityTitle: 'تهران', urbanAreaTitle: 'منطقه ۶' });
    expect((await list(empty)).totalCount).toBe(0);
    expect(await app.call(getDefaultDeliveryAddress, { headers: empty })).toEqual({ address: null });
  });

  it('requires a session', async () => {
    expect((await app.refusal(listDeliveryAddresses)).status).toBe(401);
    expect((await app.refusal(getDefaultDeliveryAddress)).status).toBe(401);
  });
});

describe('POST deliveryaddresses', () => {
  it('makes the first one the default, and later ones when asked', async () => {
    const headers = await app.signIn();
    const first = await add(headers, { isSelected: false });
    const second = await add(headers, { title: 'انبار' });
    const third = await add(headers, { title: 'کارگاه', isSelected: true });

    expect([first, second, third].map(({ isSelected }) => isSelected)).toEqual([true, false, true]);
    expect(first).toMatchObject({ postalCode: '1587654321', receiverMobile: '+989121234567', rowVersion: 1 });
    expect((await list(headers)).items.map(({ id }) => id)).toEqual([third.id, second.id, first.id]);
    expect((await app.call(getDefaultDeliveryAddress, { headers })).address).toEqual(third);
  });

  it('names each invalid field: postal code, number, a city of another province, a district of another city', async () => {
    const headers = await app.signIn();
    const body = await givenAddress(app.db, { postalCode: '0000000000', receiverMobile: '12345678901' });
    const texts = await app.refusal(addDeliveryAddress, { headers, body });
    const province = await app.refusal(addDeliveryAddress, {
      headers,
      body: await givenAddress(app.db, { provinceId: 1 }),
    });
    const city = await app.refusal(addDeliveryAddress, {
      headers,
      body: await givenAddress(app.db, { provinceId: 1, cityId: 1 }),
    });

    expect([texts, province, city].map(({ status }) => status)).toEqual([400, 400, 400]);
    expect([texts, province, city].map(({ errors }) => Object.keys(errors))).toEqual([
      ['postalCode', 'receiverMobile'],
      ['cityId'],
      ['urbanAreaId'],
    ]);
    expect((await app.refusal(addDeliveryAddress, { body })).status).toBe(401);
    expect((await list(headers)).totalCount).toBe(0);
  });

  it('accepts at most twenty, even with simultaneous requests', async () => {
    const headers = await app.signIn();
    const payload = await givenAddress(app.db);
    const url = '/merchant/api/v1/deliveryaddresses';
    const responses = await Promise.all(
      Array.from({ length: 25 }, () => app.app.inject({ method: 'POST', url, headers, payload })),
    );
    const refused = responses.filter(({ statusCode }) => statusCode === 422);

    expect(refused.map((reply) => reply.json().code)).toEqual(Array(5).fill('too_many_addresses'));
    expect((await list(headers)).items.filter(({ isSelected }) => isSelected)).toHaveLength(1);
  });
});

describe('PUT deliveryaddresses/:id', () => {
  it('saves the fields that are sent, clears the others, and keeps the default', async () => {
    const headers = await app.signIn();
    const first = await add(headers);
    const second = await add(headers);
    const body = await givenAddress(app.db, { title: 'انبار', plaque: undefined, urbanAreaId: null });
    const saved = await app.call(updateDeliveryAddress, { headers, params: { id: second.id }, body });
    const selected = await app.call(updateDeliveryAddress, {
      headers,
      params: { id: second.id },
      body: { ...body, isSelected: true },
      version: saved.rowVersion,
    });

    expect(saved).toMatchObject({
      title: 'انبار',
      plaque: null,
      urbanAreaTitle: null,
      isSelected: false,
      rowVersion: 2,
    });
    expect(selected).toMatchObject({ isSelected: true, rowVersion: 3 });
    expect((await list(headers)).items.find(({ id }) => id === first.id)?.isSelected).toBe(false);
  });

  it('returns 412 for an old version, 428 without one, 400 for invalid input, 401 without a session', async () => {
    const headers = await app.signIn();
    const { id } = await add(headers);
    const body = await givenAddress(app.db);
    const params = { id };
    const stale = await app.refusal(updateDeliveryAddress, { headers, params, body, version: 5 });
    const wrong = await app.refusal(updateDeliveryAddress, { headers, params, body: { ...body, title: '' } });
    const nobody = await app.refusal(updateDeliveryAddress, { params, body });
    const versionless = await app.app.inject({
      method: 'PUT',
      url: `/merchant/api/v1/deliveryaddresses/${id}`,
      headers,
      payload: body,
    });

    expect([stale.status, wrong.status, nobody.status, versionless.statusCode]).toEqual([412, 400, 401, 428]);
    expect((await list(headers)).items[0]?.rowVersion).toBe(1);
  });
});

describe('DELETE deliveryaddresses/:id and POST :id/selected', () => {
  it('make the newest address the default when the default is removed, and return its id', async () => {
    const headers = await app.signIn();
    const first = await add(headers);
    const second = await add(headers);
    const third = await add(headers);
    const plain = await remove(headers, second.id);
    const promoting = await remove(headers, first.id);
    const last = await remove(headers, third.id);

    expect(plain).toEqual({ totalCount: 2, promotedId: null });
    expect(promoting).toEqual({ totalCount: 1, promotedId: third.id });
    expect(last).toEqual({ totalCount: 0, promotedId: null });
  });

  it('make another address the default', async () => {
    const headers = await app.signIn();
    const first = await add(headers);
    const second = await add(headers);

    expect(await select(headers, second.id)).toEqual({ ...second, isSelected: true });
    expect(await select(headers, second.id)).toMatchObject({ isSelected: true });
    expect((await list(headers)).items.map(({ id, isSelected }) => [id, isSelected])).toEqual([
      [second.id, true],
      [first.id, false],
    ]);
  });

  it("return 404 for another user's address as for a missing one, and leave it unchanged", async () => {
    const owner = await app.signIn();
    const { id } = await add(owner);
    const headers = await app.signIn();
    await add(headers);
    const body = await givenAddress(app.db);
    for (const params of [{ id }, { id: 2_000_000_000 }]) {
      const refusals = await Promise.all([
        app.refusal(updateDeliveryAddress, { headers, params, body }),
        app.refusal(removeDeliveryAddress, { headers, params }),
        app.refusal(selectDeliveryAddress, { headers, params }),
      ]);
      expect(refusals.map(({ status }) => status)).toEqual([404, 404, 404]);
    }
    expect((await list(owner)).items).toMatchObject([{ id, rowVersion: 1, isSelected: true }]);
  });

  it('require a session and a valid id', async () => {
    const headers = await app.signIn();
    const statuses = await Promise.all([
      app.refusal(removeDeliveryAddress, { params: { id: 1 } }),
      app.refusal(selectDeliveryAddress, { params: { id: 1 } }),
      app.refusal(removeDeliveryAddress, { headers, params: { id: 'x' } }),
      app.refusal(selectDeliveryAddress, { headers, params: { id: 0 } }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([401, 401, 400, 400]);
  });
});

describe('the database', () => {
  it('refuses a customer without a default address or with two', async () => {
    const headers = await app.signIn();
    const first = await add(headers);
    const second = await add(headers);

    await expect(
      sql`update merchant.delivery_address set is_selected = false where id = ${first.id}`.execute(app.db),
    ).rejects.toThrow('needs a default');
    await expect(
      sql`delete from merchant.delivery_address where id = ${first.id}`.execute(app.db),
    ).rejects.toThrow('needs a default');
    await expect(
      sql`update merchant.delivery_address set is_selected = true where id = ${second.id}`.execute(app.db),
    ).rejects.toThrow('delivery_address_default');
  });
});
