import { getSupplierProduct, setProductImages } from '@bazaar/contracts/product';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn } from '../../auth/sign-in.fixture.ts';
import { givenImage } from '../../file/images.fixture.ts';
import { openDemoApp } from '../../seed/demo-database.fixture.ts';
import type { TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let item: { id: number; supplierId: number };
let supplier: Headers;

type Headers = Awaited<ReturnType<typeof signIn>>['headers'];

beforeAll(async () => {
  app = await openDemoApp();
  const { rows } = await sql<typeof item>`
    select id, supplier_id as "supplierId" from product.supplier_product where is_listed order by id limit 1`.execute(
    app.db,
  );
  item = rows[0] ?? { id: 0, supplierId: 0 };
  supplier = await supplierOf(item.supplierId);
});
afterAll(() => app?.[Symbol.asyncDispose]());

/** A new user who acts for a supplier. */
async function supplierOf(supplierId: number): Promise<Headers> {
  const { headers } = await signIn(app.app);
  const userId = Number(JSON.parse(atob(headers.authorization.split('.')[1] ?? '')).sub);
  await sql`
    insert into auth.user_role (user_id, role, supplier_id) values (${userId}, 'supplier', ${supplierId})`.execute(
    app.db,
  );
  return headers;
}

const set = (headers: Headers, images: readonly { id: string; alt: string }[]) =>
  app.app.inject({
    method: 'PUT',
    url: `/product/api/v1/supplierproducts/${item.id}/images`,
    headers,
    payload: { images },
  });
const shown = async () => {
  const reply = await app.app.inject(`/product/api/v1/supplierproducts/${item.id}/catalog`);
  return getSupplierProduct.response.parse(reply.json()).images;
};
const isServed = async (id: string) =>
  (await app.app.inject(`/file/api/v1/images/${id}/320.webp`)).statusCode === 200;

it('shows the photographs of an item in the order given, and takes back those left out', async () => {
  const [front, back] = [await givenImage(app.app, supplier), await givenImage(app.app, supplier)];
  const both = [
    { id: back.id, alt: 'پشت دستگاه' },
    { id: front.id, alt: '  روی دستگاه ' },
  ];
  const first = await set(supplier, both);
  const images = [
    { ...back, alt: 'پشت دستگاه' },
    { ...front, alt: 'روی دستگاه' },
  ];

  expect(first.statusCode).toBe(200);
  expect(setProductImages.response.parse(first.json()).images).toEqual(images);
  expect(await shown()).toEqual(images);
  expect([await isServed(front.id), await isServed(back.id)]).toEqual([true, true]);

  await set(supplier, [{ id: front.id, alt: 'نمای روبه‌رو' }]);
  expect((await shown()).map(({ id, alt }) => [id, alt])).toEqual([[front.id, 'نمای روبه‌رو']]);
  expect([await isServed(front.id), await isServed(back.id)]).toEqual([true, false]);
});

it("lets a colleague reorder the supplier's photographs, and add none of another user", async () => {
  const [own, other] = [await givenImage(app.app, supplier), await givenImage(app.app, supplier)];
  await set(supplier, [{ id: own.id, alt: 'عکس یک' }]);
  const colleague = await supplierOf(item.supplierId);

  expect((await set(colleague, [{ id: own.id, alt: 'عکس دو' }])).statusCode).toBe(200);
  const refused = await set(colleague, [
    { id: own.id, alt: 'عکس دو' },
    { id: other.id, alt: 'عکس سه' },
  ]);
  expect([refused.statusCode, (await shown()).map(({ id }) => id)]).toEqual([404, [own.id]]);
});

it('knows no item of another supplier, and no more than eight photographs', async () => {
  const stranger = await supplierOf(item.supplierId + 1);
  const image = await givenImage(app.app, stranger);
  const before = await shown();
  const refused = await set(stranger, [{ id: image.id, alt: 'عکس یک' }]);
  const many = Array.from({ length: 9 }, () => ({ id: crypto.randomUUID(), alt: 'عکس' }));
  const twice = [image, image].map(({ id }) => ({ id, alt: 'عکس' }));

  expect([refused.statusCode, refused.json().code, await isServed(image.id)]).toEqual([
    404,
    'not_found',
    false,
  ]);
  expect((await set(supplier, many)).statusCode).toBe(400);
  expect((await set(supplier, twice)).statusCode).toBe(400);
  expect(await shown()).toEqual(before);
});

it('takes the photographs of a deleted item back', async () => {
  const image = await givenImage(app.app, supplier);
  await set(supplier, [{ id: image.id, alt: 'عکس یک' }]);
  const before = await isServed(image.id);
  await sql`delete from product.supplier_product where id = ${item.id}`.execute(app.db);

  expect([before, await isServed(image.id)]).toEqual([true, false]);
});
