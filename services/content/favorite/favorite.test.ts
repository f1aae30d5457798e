import {
  addFavorite,
  countFavoritesByType,
  getFavoriteByObject,
  listFavorites,
  listFavoritesByType,
  removeFavorite,
} from '@bazaar/contracts/content';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedAuth } from '../../auth/seed.ts';
import { signIn } from '../../auth/sign-in.fixture.ts';
import { openDemoApp } from '../../seed/demo-database.fixture.ts';
import { DEMO_BUYER } from '../../seed/demo-users.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { seedContent } from '../seed/seed-content.ts';

const ADDRESS = '/content/api/v1/userfavorites';
let test: TestApp;
let mine: Headers;
let theirs: Headers;

type Headers = Awaited<ReturnType<typeof signIn>>['headers'];

beforeAll(async () => {
  test = await createTestApp();
  await seedAuth(test.db, { now: test.clock() });
  await seedContent(test.db, { now: test.clock(), seed: 1 });
  mine = (await signIn(test.app)).headers;
  theirs = (await signIn(test.app)).headers;
});
beforeEach(async () => {
  await sql`delete from content.user_favorite`.execute(test.db);
});
afterAll(() => test[Symbol.asyncDispose]());

const post = (headers: Headers, payload: object) =>
  test.app.inject({ method: 'POST', url: ADDRESS, headers, payload });
const remove = (headers: Headers, id: number | string) =>
  test.app.inject({ method: 'DELETE', url: `${ADDRESS}/${id}`, headers });

async function add(headers: Headers, objectId: number) {
  test.clock.advance(1_000);
  return addFavorite.response.parse((await post(headers, { objectType: 'Content', objectId })).json());
}

async function list(headers: Headers, query = '') {
  const reply = await test.app.inject({ url: `${ADDRESS}${query}`, headers });
  return listFavorites.response.parse(reply.json());
}

describe('POST userfavorites', () => {
  it('adds an object with its card; adding it again gives the same record', async () => {
    const reply = await post(mine, { objectType: 'Content', objectId: 1 });
    const first = addFavorite.response.parse(reply.json());
    const second = await add(mine, 1);

    expect(reply.statusCode).toBe(201);
    expect(first.favorite).toMatchObject({
      objectType: 'Content',
      objectId: 1,
      object: { title: 'چگونه پمپ سانتریفیوژ مناسب را انتخاب کنیم؟', subtitle: 'راهنمای خرید' },
    });
    expect(second).toEqual(first);
    expect(second.totalCount).toBe(1);
  });

  it('adds one record for many simultaneous requests', async () => {
    await Promise.all(Array.from({ length: 10 }, () => post(mine, { objectType: 'Content', objectId: 4 })));

    expect((await list(mine)).totalCount).toBe(1);
  });

  it.each(['Content', 'Supplier', 'SupplierProduct'])(
    'returns 404 for a %s that does not exist',
    async (objectType) => {
      const reply = await post(mine, { objectType, objectId: 2_000_000_000 });

      expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found']);
    },
  );

  it.each([
    { objectType: 'User', objectId: 1 },
    { objectType: 'Content', objectId: '1' },
    { objectType: 'Content', objectId: -1 },
    { objectType: 'Content', objectId: 1, userId: 1 },
    {},
  ])('returns 400 for %j', async (payload) => {
    expect((await post(mine, payload)).statusCode).toBe(400);
  });
});

describe('GET userfavorites', () => {
  it("returns the user's own favorites, newest first, by page", async () => {
    for (const id of [1, 4, 5]) {
      await add(mine, id);
    }
    await add(theirs, 6);

    const first = await list(mine, '?paging.pageSize=2');
    expect(first).toMatchObject({ totalCount: 3, pageNumber: 1, pageSize: 2 });
    expect(first.items.map(({ objectId }) => objectId)).toEqual([5, 4]);
    expect((await list(theirs)).items.map(({ objectId }) => objectId)).toEqual([6]);
  });

  it('returns null for an object that no longer exists', async () => {
    await add(mine, 9);
    await sql`update content.page set published_at = null where id = 9`.execute(test.db);

    const [favorite] = (await list(mine)).items;
    await sql`update content.page set published_at = updated_at where id = 9`.execute(test.db);

    expect(favorite?.object).toBe(null);
  });

  it('filters by type', async () => {
    await add(mine, 1);
    const byType = async (type: string) => {
      const reply = await test.app.inject({ url: `${ADDRESS}/by-type?objectType=${type}`, headers: mine });
      return listFavoritesByType.response.parse(reply.json()).totalCount;
    };

    expect([await byType('Content'), await byType('Supplier')]).toEqual([1, 0]);
  });

  it('counts by type, including types without any', async () => {
    await add(mine, 1);
    await add(mine, 4);
    await add(theirs, 5);
    const reply = await test.app.inject({ url: `${ADDRESS}/counts`, headers: mine });

    expect(countFavoritesByType.response.parse(reply.json())).toEqual([
      { objectType: 'SupplierProduct', count: 0 },
      { objectType: 'Supplier', count: 0 },
      { objectType: 'Content', count: 2 },
    ]);
  });

  it('reports whether an object is a favorite of this user', async () => {
    await add(mine, 1);
    const byObject = async (headers: Headers) => {
      const reply = await test.app.inject({
        url: `${ADDRESS}/by-object-id?objectType=Content&objectId=1`,
        headers,
      });
      return getFavoriteByObject.response.parse(reply.json()).favorite;
    };

    expect((await byObject(mine))?.objectId).toBe(1);
    expect(await byObject(theirs)).toBe(null);
  });
});

describe('DELETE userfavorites/:id', () => {
  it('removes a record once', async () => {
    const { favorite } = await add(mine, 1);

    const first = await remove(mine, favorite.id);
    const second = await remove(mine, favorite.id);

    expect(removeFavorite.response.parse(first.json())).toEqual({ totalCount: 0 });
    expect(second.statusCode).toBe(404);
  });

  it("returns 404 for another user's record as for a missing one, and leaves it unchanged", async () => {
    const { favorite } = await add(theirs, 1);

    const others = await remove(mine, favorite.id);
    const nothing = await remove(mine, 2_000_000_000);

    expect([others.statusCode, others.json().title]).toEqual([nothing.statusCode, nothing.json().title]);
    expect(others.statusCode).toBe(404);
    expect((await list(theirs)).totalCount).toBe(1);
  });

  it('returns 400 for an invalid id', async () => {
    expect((await remove(mine, 'abc')).statusCode).toBe(400);
  });
});

it('favorites of products and suppliers have the cards of the services that own them', async () => {
  const demo = await openDemoApp();
  const { headers } = await signIn(demo.app, DEMO_BUYER.mobile);

  const reply = await demo.app.inject({ url: ADDRESS, headers });
  const { items } = listFavorites.response.parse(reply.json());
  const supplier = items.find(({ objectType }) => objectType === 'Supplier');
  const added = await demo.app.inject({
    method: 'POST',
    url: ADDRESS,
    headers,
    payload: { objectType: 'Supplier', objectId: supplier?.objectId },
  });
  await demo[Symbol.asyncDispose]();

  expect(new Set(items.map(({ objectType }) => objectType))).toEqual(
    new Set(['SupplierProduct', 'Supplier', 'Content']),
  );
  expect(items.every(({ object }) => object !== null && object.title !== '')).toBe(true);
  expect(addFavorite.response.parse(added.json()).favorite.id).toBe(supplier?.id);
}, 60_000);

it.each([
  ['GET', ADDRESS],
  ['GET', `${ADDRESS}/by-type?objectType=Content`],
  ['GET', `${ADDRESS}/by-object-id?objectType=Content&objectId=1`],
  ['POST', ADDRESS],
  ['DELETE', `${ADDRESS}/1`],
] as const)('%s %s returns 401 without a session', async (method, url) => {
  const reply = await test.app.inject({ method, url });

  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([401, 'no-store']);
});
