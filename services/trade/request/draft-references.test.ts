import { randomUUID } from 'node:crypto';
import {
  createDirectOrder,
  getTradeRequest,
  MAXIMUM_LINE_TEXT,
  MAXIMUM_TRADE_DOCUMENTS,
  MAXIMUM_TRADE_LINES,
  type TradeRequest,
  updateDirectOrder,
} from '@bazaar/contracts/trade';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTradeApp, readyContent, type TradeApp } from '../trade.fixture.ts';

let app: TradeApp;
beforeAll(async () => {
  app = await openTradeApp();
});
afterAll(() => app?.test[Symbol.asyncDispose]());

const UNKNOWN_ID = 2_000_000_000;
const begin = (body: object, as = app.buyer) =>
  app.send(createDirectOrder, { as, body: { supplierId: app.item.supplierId, ...body } });
const edit = ({ id, rowVersion }: TradeRequest, body: object, as = app.buyer) =>
  app.send(updateDirectOrder, { as, params: { id }, body, version: rowVersion });
const read = (id: number) => app.call(getTradeRequest, { as: app.buyer, params: { id } });
const given = (body: object) =>
  app.call(createDirectOrder, { as: app.buyer, body: { supplierId: app.item.supplierId, ...body } });

/** A second address of the buyer. */
async function givenAddress(): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into merchant.delivery_address (customer_id, title, city_id, address, postal_code, receiver_name,
      receiver_mobile, is_selected, created_at, updated_at)
    select customer_id, 'سایت دوم', city_id, 'شهرک شکوهیه', postal_code, receiver_name, receiver_mobile, false,
      created_at, updated_at
    from merchant.delivery_address where id = ${app.addressId}
    returning id`.execute(app.test.db);
  return rows[0]?.id ?? 0;
}

const removeAddress = (id: number) =>
  sql`delete from merchant.delivery_address where id = ${id}`.execute(app.test.db);

/** A file that this user has uploaded. */
async function givenFile(ownerId = 1): Promise<string> {
  const id = randomUUID();
  await sql`
    insert into file.stored_file (id, owner_id, name, mime, size, sha256, created_at, stored_at)
    values (${id}, ${ownerId}, 'نقشه.pdf', 'application/pdf', 10, ${'0'.repeat(64)}, now(), now())`.execute(
    app.test.db,
  );
  return id;
}

const removeFile = (id: string) => sql`delete from file.stored_file where id = ${id}`.execute(app.test.db);

describe('the address of a draft', () => {
  it('stays as it was when it is gone, and everything else is saved', async () => {
    const deliveryAddressId = await givenAddress();
    const content = { ...readyContent(app), deliveryAddressId };
    const draft = await given(content);
    await removeAddress(deliveryAddressId);
    const { status, body } = await edit(draft, { ...content, note: 'پس از حذف نشانی' });

    expect(draft.deliveryAddress?.address).toBe('شهرک شکوهیه');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      deliveryAddressId,
      deliveryAddress: draft.deliveryAddress,
      note: 'پس از حذف نشانی',
    });
  });

  it.each([
    ['is gone', async () => UNKNOWN_ID, () => app.buyer],
    ["is another user's", async () => app.addressId, () => app.newcomer],
  ])('is refused at its field when a new one %s', async (_, addressOf, as) => {
    const deliveryAddressId = await addressOf();
    const draft = await app.call(createDirectOrder, {
      as: as(),
      body: { supplierId: app.item.supplierId },
    });
    const answers = [
      await begin({ deliveryAddressId }, as()),
      await edit(draft, { deliveryAddressId }, as()),
    ];
    const after = await app.call(getTradeRequest, { as: as(), params: { id: draft.id } });

    expect(answers.map(({ status, body }) => [status, body.code, body.errors])).toEqual(
      Array(2).fill([
        422,
        'unusable_reference',
        {
          deliveryAddressId: ['این نشانی حذف شده است یا به شما تعلق ندارد. نشانی تحویل دیگری انتخاب کنید.'],
        },
      ]),
    );
    expect(after).toEqual(draft);
  });
});

describe('the documents of a draft', () => {
  it('stay although their file is gone, and everything else is saved', async () => {
    const documents = [{ typeId: 3, fileId: await givenFile() }];
    const draft = await given({ documents });
    await removeFile(documents[0]?.fileId ?? '');
    const { status, body } = await edit(draft, { documents, note: 'پس از حذف فایل' });

    expect([status, body.note, body.documents]).toEqual([200, 'پس از حذف فایل', draft.documents]);
  });

  it("are refused at their fields when a new file is gone or another user's", async () => {
    const [own, gone, theirs] = [await givenFile(), randomUUID(), await givenFile(2)];
    const documents = [own, gone, theirs].map((fileId) => ({ typeId: 3, fileId }));
    const draft = await given({});
    const answers = [
      await begin({ documents }),
      await edit(draft, { documents, deliveryAddressId: UNKNOWN_ID }),
    ];
    const fields = ['documents[1].fileId', 'documents[2].fileId'];

    expect(answers.map(({ status, body }) => [status, body.code, Object.keys(body.errors)])).toEqual([
      [422, 'unusable_reference', fields],
      [422, 'unusable_reference', ['deliveryAddressId', ...fields]],
    ]);
    expect(answers[0]?.body.errors['documents[1].fileId']).toEqual([
      'این فایل حذف شده است یا به شما تعلق ندارد. آن را حذف و دوباره بارگذاری کنید.',
    ]);
    expect(await read(draft.id)).toEqual(draft);
  });
});

/** The largest texts that the contract permits, in characters of three bytes. */
function largestContent() {
  const many = (length: number) => '✓'.repeat(length);
  const [freeText, unitTitle] = [many(300), many(40)];
  const textOfLine = MAXIMUM_LINE_TEXT / MAXIMUM_TRADE_LINES;
  const ofProperty = (textOfLine - freeText.length - unitTitle.length) / 20;
  const property = { title: many(8), text: many(ofProperty - 8) };
  const line = {
    ...{ freeText, unitTitle, properties: Array(20).fill(property) },
    ...{ quantity: 1_000_000, targetPriceRial: 1_000, acceptsSubstitute: false },
  };
  const term = many(300);
  return {
    lines: Array(MAXIMUM_TRADE_LINES).fill(line),
    deliveryAddressId: app.addressId,
    needBy: '2027-02-01',
    poNumber: many(40),
    terms: { payment: term, delivery: term, inspection: term },
    note: many(2_000),
  };
}

describe('the largest draft of the contract', () => {
  it('is begun and saved again', async () => {
    const files = await Promise.all(Array.from({ length: MAXIMUM_TRADE_DOCUMENTS }, () => givenFile()));
    const content = { ...largestContent(), documents: files.map((fileId) => ({ typeId: 3, fileId })) };
    const draft = await given(content);
    const { status, body } = await edit(draft, { ...content, note: 'ذخیره دوباره' });

    expect(Buffer.byteLength(JSON.stringify(content))).toBeGreaterThan(1_000_000);
    expect([draft.lineCount, draft.lines.at(-1)?.properties.length]).toEqual([200, 20]);
    expect([status, body.note]).toEqual([200, 'ذخیره دوباره']);
  });

  it('has no more text in its lines than it says', async () => {
    const { lines, ...content } = largestContent();
    const [{ properties, ...line }, ...others] = lines;
    const [{ title, text }] = properties;
    const longer = { ...line, properties: properties.with(0, { title, text: `${text}✓` }) };
    const { status, body } = await begin({ ...content, lines: [longer, ...others] });

    expect([status, body.code]).toEqual([400, 'validation']);
    expect(body.errors.lines[0]).toMatch(/^شرح و مشخصات همه ردیف‌ها روی هم حداکثر ۳۰۰٬۰۰۰ کاراکتر است/);
  });

  it('is refused with 413 above a mebibyte', async () => {
    const draft = await given({});
    const content = { note: 'x'.repeat(1024 * 1024) };
    const answers = [await begin(content), await edit(draft, content)];

    expect(answers.map(({ status, body }) => [status, body.code, body.title])).toEqual(
      Array(2).fill([413, 'too_large', 'حجم درخواست بیش از حد مجاز است.']),
    );
  });
});
