import type { Endpoint } from '@bazaar/contracts';
import { setProfilePicture } from '@bazaar/contracts/auth';
import { MAXIMUM_FILE_BYTES } from '@bazaar/contracts/file';
import {
  addDeliveryAddress,
  addPersonAddress,
  createPersonCustomer,
  getCustomerProfile,
  inviteMerchantAgent,
  registerBuyer,
  updateCustomerProfile,
  updateDeliveryAddress,
  updatePersonAddress,
} from '@bazaar/contracts/merchant';
import { requestOnlinePayment } from '@bazaar/contracts/payment';
import {
  confirmAndPublish,
  counterQuote,
  createDirectOrder,
  getTradeRequest,
  quoteTradeRequest,
  requestConfirmation,
  type TradeRequest,
  updateDirectOrder,
} from '@bazaar/contracts/trade';
import { chargeWallet } from '@bazaar/contracts/wallet';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GivenFile, givenFile, pdfOf, SAMPLES, sendFiles, zipOf } from '../../file/files.fixture.ts';
import { legalIdOf } from '../../seed/legal-id.ts';
import { openDigest, type TableDigest } from '../../testing/table-digest.ts';
import {
  givenRequest,
  openTradeApp,
  quoteBody,
  type RequestParts,
  readyContent,
  type TradeApp,
} from '../../trade/trade.fixture.ts';

/*
 * What people mistype, and what programs send on purpose: each is refused with a sentence at its field, and nothing is
 * stored. Ids of others are walked by the ownership matrix, random input by the fuzzer.
 */
const PERSIAN = /[\u0600-\u06FF]{2}/;
const SCHEMAS = ['auth', 'merchant', 'trade', 'payment', 'wallet', 'file', 'notification'];

let app: TradeApp;
let digest: () => Promise<TableDigest>;
let companyId: number;
let addressId: number;
let companyAddressId: number;
beforeAll(async () => {
  app = await openTradeApp();
  digest = await openDigest(app.test.db, SCHEMAS, ['auth.session']);
  const profile = await app.call(getCustomerProfile, { as: app.buyer, query: { kind: 'company' } });
  companyId = profile.id ?? 0;
  addressId = app.addressId;
  const { rows } = await sql<{ id: number }>`
    select id from merchant.delivery_address where customer_id = ${companyId}`.execute(app.test.db);
  companyAddressId = rows[0]?.id ?? 0;
}, 60_000);
afterAll(() => app?.test[Symbol.asyncDispose]());

interface Refused {
  readonly endpoint: Endpoint;
  readonly parts: RequestParts;
  readonly status?: number;
  readonly code?: string;
  /** The field that the sentence stands at. */
  readonly field: string;
}

/** Sends requests that must each be refused at one field, and finds everything as it was. */
async function expectRefused(...refused: readonly Refused[]): Promise<void> {
  const before = await digest();
  for (const { endpoint, parts, field, status = 400, code = 'validation' } of refused) {
    const reply = await app.send(endpoint, parts);

    expect([reply.status, reply.body.code, Object.keys(reply.body.errors ?? {})]).toEqual([
      status,
      code,
      [field],
    ]);
    expect(reply.body.errors[field].join(' ')).toMatch(PERSIAN);
    expect(reply.body.title).toMatch(PERSIAN);
  }
  expect(await digest()).toEqual(before);
}

const NATIONAL_IDS = ['1234567890', '0000000000', '00112233445', '001122', 'abcdefghij', '۱۲۳۴۵۶۷۸۹۰'];
const LEGAL_IDS = ['14003778991', '00000000000', '1400377899', '140037789900', 'شناسه', '۱۴۰۰۳۷۷۸۹۹۱'];
const IBANS = [
  'IR000000000000000000000001',
  'IR820540102680020817909003',
  'IR06',
  '820540102680020817909002',
  'DE89370400440532013000',
];
const POSTAL_CODES = ['0969833113', '2969833113', '1111111111', '196983311', '19698331130', 'کدپستی'];
const MOBILES = ['02112345678', '0912123456', '09121234567890', '+4915112345678', 'شماره همراه'];

describe('numbers of a person', () => {
  const person = { kind: 'person', firstName: 'نگار', lastName: 'پورحسن' };

  it.each(NATIONAL_IDS)('a wrong national id: %s', async (nationalId) => {
    const field = 'nationalId';
    const as = app.newcomer;
    await expectRefused(
      { endpoint: registerBuyer, parts: { as, body: { ...person, nationalId } }, field },
      {
        endpoint: updateCustomerProfile,
        parts: { as, body: { ...person, nationalId }, version: 1 },
        field,
      },
    );
    const { kind: _, ...names } = person;
    const body = { ...names, nationalId };
    await expectRefused({ endpoint: createPersonCustomer, parts: { as, body }, field });
  });

  it.each(IBANS)('a wrong IBAN: %s', async (sheba) => {
    const parts = { as: app.newcomer, body: { ...person, sheba }, version: 1 };
    await expectRefused({ endpoint: updateCustomerProfile, parts, field: 'sheba' });
  });

  it.each(['نشانی', 'a@b', 'a b@example.com', 'a@example..com'])('a wrong e-mail: %s', async (email) => {
    const parts = { as: app.newcomer, body: { ...person, email }, version: 1 };
    await expectRefused({ endpoint: updateCustomerProfile, parts, field: 'email' });
  });
});

describe('numbers of a company', () => {
  const company = { kind: 'company', companyName: 'پویا صنعت آزمون' };
  const versionNow = async () =>
    (await app.call(getCustomerProfile, { as: app.buyer, query: { kind: 'company' } })).rowVersion;

  it.each(LEGAL_IDS)('a wrong legal id: %s', async (nationalLegalId) => {
    const body = { ...company, nationalLegalId };
    const field = 'nationalLegalId';
    await expectRefused(
      { endpoint: registerBuyer, parts: { as: app.newcomer, body }, field },
      {
        endpoint: updateCustomerProfile,
        parts: { as: app.buyer, body, version: await versionNow() },
        field,
      },
    );
  });

  it.each(['123', '1234567890123', 'کد'])('a wrong economic code: %s', async (economicCode) => {
    const body = { ...company, nationalLegalId: legalIdOf('1420000088'), economicCode };
    const parts = { as: app.newcomer, body };
    await expectRefused({ endpoint: registerBuyer, parts, field: 'economicCode' });
  });

  it.each(IBANS)('a wrong IBAN: %s', async (sheba) => {
    const parts = { as: app.buyer, body: { ...company, sheba }, version: await versionNow() };
    await expectRefused({ endpoint: updateCustomerProfile, parts, field: 'sheba' });
  });

  it.each(MOBILES)('a wrong number of an agent: %s', async (mobile) => {
    const parts = { as: app.buyer, body: { mobile, role: 'viewer' } };
    await expectRefused({ endpoint: inviteMerchantAgent, parts, field: 'mobile' });
  });
});

describe('an address', () => {
  const ADDRESS = {
    title: 'انبار',
    provinceId: 1,
    cityId: 1,
    address: 'بلوار صنعت، نبش کوچه سوم',
    postalCode: '1969833113',
    receiverName: 'مسئول انبار',
    receiverMobile: '09121234567',
  };
  const WRONG: readonly (readonly [string, object])[] = [
    ...POSTAL_CODES.map((postalCode) => ['postalCode', { postalCode }] as const),
    ...MOBILES.map((receiverMobile) => ['receiverMobile', { receiverMobile }] as const),
    ['cityId', { cityId: 900 }],
    ['title', { title: '  ' }],
    ['receiverName', { receiverName: ' \u200c ' }],
  ];

  it.each(WRONG)('with a wrong %s is not kept: %j', async (field, wrong) => {
    const body = { ...ADDRESS, ...wrong };
    const as = app.buyer;
    const own = { as, params: { id: addressId }, version: 1 };
    const companys = { as, params: { id: companyId }, version: 1 };
    await expectRefused(
      { endpoint: addDeliveryAddress, parts: { as, body }, field },
      { endpoint: updateDeliveryAddress, parts: { ...own, body }, field },
      { endpoint: addPersonAddress, parts: { ...companys, body }, field },
      {
        endpoint: updatePersonAddress,
        parts: { ...companys, body: { id: companyAddressId, ...body } },
        field,
      },
    );
  });
});

/** Line 0 of a request, against a minimum of 10 in steps of 5. */
const QUANTITIES = [1, 9, 11, 14, 999_999] as const;
const PAST_DAYS = ['2026-11-20', '2026-11-19', '2020-01-01'] as const;

/** A draft whose content is not ready to be handed in; a draft may be. */
async function givenDraft(changes: object): Promise<TradeRequest> {
  const body = { supplierId: app.item.supplierId, ...readyContent(app), ...changes };
  return app.call(createDirectOrder, { as: app.buyer, body });
}

describe('a trade request', () => {
  beforeAll(async () => {
    await sql`
      update product.supplier_product set min_order = 10, step_quantity = 5 where id = ${app.item.id}`.execute(
      app.test.db,
    );
    Object.assign(app.item, { minOrder: 10, step: 5 });
  });
  const notReady = { status: 422, code: 'not_ready' };
  const lineOf = (quantity: number) => ({ lines: [{ supplierProductId: app.item.id, quantity }] });

  it.each(QUANTITIES)('of %i is not handed in, nor published again with it', async (quantity) => {
    const draft = await givenDraft(lineOf(quantity));
    const published = await givenRequest(app, 'Published');
    const field = 'lines[0].quantity';
    await expectRefused(
      {
        ...{ endpoint: requestConfirmation, field, ...notReady },
        parts: { as: app.buyer, params: { id: draft.id } },
      },
      {
        ...{ endpoint: updateDirectOrder, field, ...notReady },
        parts: {
          ...{ as: app.buyer, params: { id: published.id }, version: published.rowVersion },
          body: { ...readyContent(app), ...lineOf(quantity) },
        },
      },
    );
  });

  it.each(PAST_DAYS)('is not needed by a day that is over: %s', async (needBy) => {
    const draft = await givenDraft({ needBy });
    const published = await givenRequest(app, 'Published');
    await expectRefused(
      {
        ...{ endpoint: requestConfirmation, field: 'needBy', ...notReady },
        parts: { as: app.buyer, params: { id: draft.id } },
      },
      {
        ...{ endpoint: updateDirectOrder, field: 'needBy', ...notReady },
        parts: {
          ...{ as: app.buyer, params: { id: published.id }, version: published.rowVersion },
          body: { ...readyContent(app), needBy },
        },
      },
    );
  });

  const BODIES: readonly (readonly [string, string, () => object])[] = [
    ['a quantity of nothing', 'lines[0].quantity', () => lineOf(0)],
    ['a quantity below nothing', 'lines[0].quantity', () => lineOf(-5)],
    ['a part of a unit', 'lines[0].quantity', () => lineOf(1.5)],
    ['more than can be counted', 'lines[0].quantity', () => lineOf(1_000_001)],
    [
      'an item of another supplier',
      'lines[0].supplierProductId',
      () => ({ lines: [{ ...someone(), quantity: 1 }] }),
    ],
    ['a day that is none', 'needBy', () => ({ needBy: '2027-02-30' })],
    ['a Jalali day', 'needBy', () => ({ needBy: '1405-12-01' })],
    ['a long order number', 'poNumber', () => ({ poNumber: '9'.repeat(41) })],
    ['a long note', 'note', () => ({ note: 'ا'.repeat(2_001) })],
  ];
  const someone = () => ({ supplierProductId: 2_000_000_000 });

  it.each(BODIES)('is not begun or saved with %s', async (_, field, changes) => {
    const draft = await givenDraft({});
    const content = { ...readyContent(app), ...changes() };
    const as = app.buyer;
    const begun = { supplierId: app.item.supplierId, ...content };
    await expectRefused(
      { endpoint: createDirectOrder, parts: { as, body: begun }, field },
      {
        ...{ endpoint: updateDirectOrder, field },
        parts: { as, params: { id: draft.id }, version: draft.rowVersion, body: content },
      },
    );
  });

  it('is not published with what has become wrong since it was checked', async () => {
    const request = await givenRequest(app, 'ConfirmationRequested');
    await sql`update trade.request set need_by = '2026-11-01' where id = ${request.id}`.execute(app.test.db);
    await expectRefused({
      ...{ endpoint: confirmAndPublish, field: 'needBy', ...notReady },
      parts: { as: app.buyer, params: { id: request.id }, version: request.rowVersion },
    });
  });
});

describe('a quote', () => {
  const DAY_MS = 86_400_000;
  const inMs = (ms: number) => new Date(app.test.clock().getTime() + ms).toISOString();
  const CASES: readonly (readonly [string, string, (body: ReturnType<typeof quoteBody>) => object])[] = [
    ['that is over', 'validUntil', (body) => ({ ...body, validUntil: inMs(-DAY_MS) })],
    ['that ends at once', 'validUntil', (body) => ({ ...body, validUntil: inMs(60_000) })],
    ['that never ends', 'validUntil', (body) => ({ ...body, validUntil: inMs(91 * DAY_MS) })],
    [
      'for nothing',
      'lines[0].unitPriceRial',
      ({ lines: [line, ...rest], ...body }) => ({
        ...body,
        lines: [{ ...line, unitPriceRial: 0 }, ...rest],
      }),
    ],
    ['without a line', 'lines', ({ lines: [, ...rest], ...body }) => ({ ...body, lines: rest })],
    ['with delivery below nothing', 'deliveryRial', (body) => ({ ...body, deliveryRial: -1 })],
  ];

  it.each(CASES)('%s is refused', async (_, field, change) => {
    const request = await givenRequest(app, 'Published');
    const parts = {
      ...{ as: app.supplier, params: { id: request.id } },
      body: change(quoteBody(app, request)),
    };
    await expectRefused({ endpoint: quoteTradeRequest, parts, field });
  });

  it('is for lines of its own request alone, and so is the answer to it', async () => {
    const [request, other] = [await givenRequest(app, 'Published'), await givenRequest(app, 'Quoted')];
    const { lines, ...body } = quoteBody(app, request);
    const foreign = { ...lines[0], lineId: other.lines[0]?.id };
    const refused = await app.send(quoteTradeRequest, {
      ...{ as: app.supplier, params: { id: request.id } },
      body: { ...body, lines: [foreign, ...lines.slice(1)] },
    });

    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['lines[0].lineId', 'lines']]);
    expect(await app.call(getTradeRequest, { as: app.buyer, params: { id: request.id } })).toEqual(request);
    await expectRefused({
      ...{ endpoint: counterQuote, field: 'targetPrices[0].lineId' },
      parts: {
        ...{ as: app.buyer, params: { id: other.id }, version: other.rowVersion },
        body: {
          message: 'گران است',
          targetPrices: [{ lineId: request.lines[0]?.id, targetPriceRial: 1_000 }],
        },
      },
    });
  });
});

describe('money', () => {
  it.each([0, -1, 1.5, 99_999, 2_000_000_001])('a charge of %d rial is refused', async (amountRial) => {
    const parts = { as: app.buyer, body: { amountRial, gatewayId: 'sandbox' } };
    await expectRefused({ endpoint: chargeWallet, parts, field: 'amountRial' });
  });

  it.each([1, 10_000_000_000])('another sum than the price is refused: %d', async (amountRial) => {
    const { id: purposeId } = await givenRequest(app, 'AwaitingPayment');
    const body = { paymentPurpose: 'tradeRequest', purposeId, amountRial, gatewayId: 'sandbox' };
    await expectRefused({
      endpoint: requestOnlinePayment,
      parts: { as: app.buyer, body },
      field: 'amountRial',
    });
  });
});

describe('a file', () => {
  const named = (name: string, content: Buffer): GivenFile[] => [{ name, content }];
  const MACROS = { 'xl/workbook.xml': '<x/>', 'xl/vbaProject.bin': 'x', '[Content_Types].xml': '<Types/>' };
  const CASES: readonly (readonly [string, readonly GivenFile[], string])[] = [
    ['that is too large', named('نقشه.pdf', pdfOf(MAXIMUM_FILE_BYTES + 1)), '413 too_large'],
    [
      'beyond five',
      Array.from({ length: 6 }, () => ({ name: 'a.pdf', content: SAMPLES.pdf })),
      '413 too_many_files',
    ],
    [
      'that is a program with the name of a PDF',
      named('فاکتور.pdf', Buffer.from(`MZ${'\0'.repeat(200)}`)),
      '415 file_type',
    ],
    [
      'that is a page with the name of a picture',
      named('a.png', Buffer.from('<!doctype html><script/>')),
      '415 file_type',
    ],
    [
      'that is a drawing with a script',
      named('a.svg', Buffer.from('<svg onload="alert(1)"/>')),
      '415 file_type',
    ],
    ['that is a sheet with macros', named('a.xlsx', zipOf(MACROS)), '415 file_type'],
    ['that is an archive', named('a.docx', zipOf({ 'run.sh': 'rm -rf' })), '415 file_type'],
    ['without content', named('a.pdf', Buffer.alloc(0)), '400 validation'],
  ];

  it.each(CASES)('%s is refused', async (_, files, expected) => {
    const before = await digest();
    const reply = await sendFiles(app.test.app, app.buyer, files);
    const { code, title, detail } = reply.json();

    expect(`${reply.statusCode} ${code}`).toBe(expected);
    expect(`${title} ${detail}`).toMatch(PERSIAN);
    expect(await digest()).toEqual(before);
  });

  it.each([
    ['too large', { name: 'چهره.png', content: Buffer.concat([SAMPLES.png, Buffer.alloc(2 * 1024 * 1024)]) }],
    ['no picture', { name: 'چهره.pdf', content: SAMPLES.pdf }],
  ])('is no picture of a person when it is %s', async (_, file) => {
    const { id: fileId } = await givenFile(app.test.app, app.buyer, file);
    const before = await digest();
    const reply = await app.send(setProfilePicture, { as: app.buyer, body: { fileId } });

    expect([reply.status, reply.body.code]).toEqual([422, 'picture_unsuitable']);
    expect(`${reply.body.title} ${reply.body.detail}`).toMatch(PERSIAN);
    expect(await digest()).toEqual(before);
  });
});
