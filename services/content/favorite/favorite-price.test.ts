import { addFavorite, addNote, type FavoriteDetails, listFavoriteDetails } from '@bazaar/contracts/content';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { signIn } from '../../auth/sign-in.fixture.ts';
import { openDemoApp } from '../../seed/demo-database.fixture.ts';
import { DEMO_BUYER } from '../../seed/demo-users.ts';
import type { TestApp } from '../../testing/test-app.ts';

const ADDRESS = '/content/api/v1/userfavorites';
let test: TestApp;
let mine: Headers;
let theirs: Headers;
let priced: Good;
let onInquiry: Good;

type Headers = Awaited<ReturnType<typeof signIn>>['headers'];
interface Good {
  readonly id: number;
  readonly priceRial: number | null;
  readonly saleUnit: string;
}

beforeAll(async () => {
  test = await openDemoApp();
  priced = await findGood('fixed');
  onInquiry = await findGood('inquiry');
  mine = (await signIn(test.app)).headers;
  theirs = (await signIn(test.app)).headers;
}, 60_000);
beforeEach(async () => {
  await sql`delete from content.user_favorite where user_id <> ${DEMO_BUYER.id}`.execute(test.db);
});
afterAll(() => test[Symbol.asyncDispose]());

async function findGood(kind: string): Promise<Good> {
  const { rows } = await sql<Good>`
    select id, price_rial as "priceRial", sale_unit as "saleUnit" from product.supplier_product
    where is_listed and price_kind = ${kind}
      and product.confirmed_price(price_rial, price_valid_until) is not distinct from price_rial
    order by id limit 1`.execute(test.db);
  const [good] = rows;
  if (good === undefined) {
    throw new Error(`No good with a price of the kind ${kind}.`);
  }
  return good;
}

const post = (payload: object, headers = mine) =>
  test.app.inject({ method: 'POST', url: ADDRESS, headers, payload });

async function save(objectId: number, headers = mine): Promise<void> {
  const reply = await post({ objectType: 'SupplierProduct', objectId }, headers);
  addFavorite.response.parse(reply.json());
}

async function details(query = '', headers = mine): Promise<FavoriteDetails[]> {
  const reply = await test.app.inject({ url: `${ADDRESS}/details${query}`, headers });
  return listFavoriteDetails.response.parse(reply.json()).items;
}

const detailsOf = async (id: number) => (await details()).find(({ objectId }) => objectId === id);

describe('the price of a favorite good', () => {
  it('is kept as it was at the time of saving, beside that of now', async () => {
    await save(priced.id);
    const saved = await detailsOf(priced.id);
    const risen = (priced.priceRial ?? 0) + 1_000;
    await sql`update product.supplier_product set price_rial = ${risen} where id = ${priced.id}`.execute(
      test.db,
    );
    await save(priced.id);
    const risenSince = await detailsOf(priced.id);
    await sql`update product.supplier_product set price_rial = ${priced.priceRial} where id = ${priced.id}`.execute(
      test.db,
    );

    expect(saved?.price).toEqual({
      savedRial: priced.priceRial,
      currentRial: priced.priceRial,
      saleUnit: priced.saleUnit,
    });
    expect(risenSince?.price).toEqual({
      savedRial: priced.priceRial,
      currentRial: risen,
      saleUnit: priced.saleUnit,
    });
  });

  it('is unknown on inquiry, and there is none for a good that is gone or for another object', async () => {
    await save(onInquiry.id);
    await save(priced.id);
    await post({ objectType: 'Supplier', objectId: 1 });
    await sql`update product.supplier_product set is_active = false where id = ${priced.id}`.execute(test.db);
    const gone = await detailsOf(priced.id);
    const inquired = await detailsOf(onInquiry.id);
    const [supplier] = await details('?objectType=Supplier');
    await sql`update product.supplier_product set is_active = true where id = ${priced.id}`.execute(test.db);

    expect(inquired?.price).toEqual({ savedRial: null, currentRial: null, saleUnit: onInquiry.saleUnit });
    expect([supplier?.objectId, supplier?.price, gone?.price, gone?.object]).toEqual([1, null, null, null]);
  });

  it('is that of now until the end of its last day, and unknown from then on, saved or shown', async () => {
    const { rows } = await sql<{ before: string | null; today: string }>`
      select price_valid_until as before, product.today() as today from product.supplier_product
      where id = ${priced.id}`.execute(test.db);
    const [{ before = null, today = '' } = {}] = rows;
    const setLastDay = (day: string | null, daysAgo = 0) =>
      sql`update product.supplier_product set price_valid_until = ${day}::date - ${daysAgo}::int
        where id = ${priced.id}`.execute(test.db);
    onTestFinished(async () => {
      await setLastDay(before);
    });

    await setLastDay(today);
    await save(priced.id);
    const onLastDay = await detailsOf(priced.id);
    await setLastDay(today, 1);
    const after = await detailsOf(priced.id);
    await save(priced.id, theirs);
    const [savedAfter] = await details('', theirs);

    expect(onLastDay?.price).toMatchObject({ savedRial: priced.priceRial, currentRial: priced.priceRial });
    expect(after?.price).toMatchObject({ savedRial: priced.priceRial, currentRial: null });
    expect(savedAfter?.price).toMatchObject({ savedRial: null, currentRial: null });
  });

  it('is never taken from the client', async () => {
    const reply = await post({ objectType: 'SupplierProduct', objectId: priced.id, savedPriceRial: 1 });

    expect(reply.statusCode).toBe(400);
  });
});

describe('the note of a favorite', () => {
  it("is the user's own on that object, and nobody else's", async () => {
    const note = addNote.response.parse(
      (
        await test.app.inject({
          method: 'POST',
          url: '/content/api/v1/notes',
          headers: { ...mine, 'idempotency-key': crypto.randomUUID() },
          payload: {
            objectType: 'SupplierProduct',
            objectId: priced.id,
            title: 'پمپ',
            text: 'گارانتی بپرسم',
          },
        })
      ).json(),
    );
    await save(priced.id);
    await save(priced.id, theirs);

    const { id, title, text, pinned, rowVersion } = note;
    expect((await details())[0]?.note).toEqual({ id, title, text, pinned, rowVersion });
    expect((await details('', theirs))[0]?.note).toBeNull();
  });
});

it('returns 401 without a session, and 400 for an unknown type', async () => {
  const [signedOut, unknown] = await Promise.all([
    test.app.inject({ url: `${ADDRESS}/details` }),
    test.app.inject({ url: `${ADDRESS}/details?objectType=Pump`, headers: mine }),
  ]);

  expect([signedOut.statusCode, unknown.statusCode]).toEqual([401, 400]);
});
