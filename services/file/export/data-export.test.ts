import { DataExport, FileLink } from '@bazaar/contracts/file';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenPerson, givenToken, type Person } from '../../auth/step-up/step-up.fixture.ts';
import { openDemoApp } from '../../seed/demo-database.fixture.ts';
import { DEMO_BUYER, DEMO_SUPPLIER } from '../../seed/demo-users.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { columnTitles, kindTitles } from './export.messages.ts';

const URL_OF_COPIES = '/file/api/v1/data-exports';
const DAY_MS = 86_400_000;
const CODE_WINDOW_MS = 11 * 60_000;

let test: TestApp;
let buyer: Person;

beforeAll(async () => {
  test = await openDemoApp();
  buyer = await givenPerson(test, DEMO_BUYER.mobile);
}, 120_000);
afterAll(() => test[Symbol.asyncDispose]());

const ask = (person: Person, stepUpToken?: string) =>
  test.app.inject({
    ...{ method: 'POST', url: URL_OF_COPIES, headers: person.headers },
    payload: { ...(stepUpToken && { stepUpToken }) },
  });
const latest = async (person: Person) =>
  (await test.app.inject({ url: `${URL_OF_COPIES}/latest`, headers: person.headers })).json();
const askWithCode = async (person: Person) =>
  ask(person, await givenToken(test, person, { purpose: 'dataExport' }));

/** The texts of a copy by their names, through a link as a browser follows it. */
async function download(person: Person, fileId: string): Promise<Record<string, string>> {
  const { app } = test;
  const reply = await app.inject({ url: `/file/api/v1/files/${fileId}/link`, headers: person.headers });
  const { url } = FileLink.parse(reply.json());
  const file = await app.inject(url.replace('/api', ''));
  expect(file.headers).toMatchObject({ 'content-type': 'application/zip' });
  expect(file.headers['content-disposition']).toMatch(/^attachment; filename="bazaar-data-2026-11-2\d\.zip"/);
  return Object.fromEntries(
    Object.entries(unzipSync(file.rawPayload)).map(([name, bytes]) => [name, strFromU8(bytes)]),
  );
}

describe('a copy of a user’s data', () => {
  it('needs a code, is prepared once, and can be downloaded for seven days', async () => {
    const { mobile } = DEMO_BUYER;
    const refused = await ask(buyer);
    const asked = await askWithCode(buyer);
    const again = await ask(buyer);
    await test.runJobs();
    const ready = DataExport.parse(await latest(buyer));

    expect([refused.statusCode, refused.json().code]).toEqual([403, 'step_up_required']);
    expect(refused.json().data).toMatchObject({ purpose: 'dataExport', amountRial: null, sheba: null });
    expect(asked.json()).toMatchObject({ state: 'Preparing', fileId: null, expiresAt: null });
    expect([again.statusCode, again.json()]).toEqual([200, asked.json()]);
    expect(ready).toMatchObject({ state: 'Ready' });
    expect(Date.parse(ready.expiresAt ?? '') - test.clock().getTime()).toBe(7 * DAY_MS);
    const files = await download(buyer, ready.fileId ?? '');
    expect(JSON.parse(files['json/auth/account.json'] ?? '')).toMatchObject([{ mobile }]);
  });

  it('holds each kind of what the demo’s buyer has, and nothing of anybody else', async () => {
    const { fileId } = DataExport.parse(await latest(buyer));
    const files = await download(buyer, fileId ?? '');
    const jsonOf = (name: string): Record<string, unknown>[] => JSON.parse(files[`json/${name}.json`] ?? '');
    const kinds = Object.keys(files).flatMap((name) => /^json\/(.+)\.json$/.exec(name)?.[1] ?? []);
    const empty = kinds.filter((kind) => jsonOf(kind).length === 0);

    expect(kinds).toHaveLength(Object.keys(kindTitles).length);
    expect(kinds.filter((kind) => files[`csv/${kind}.csv`] === undefined)).toEqual([]);
    for (const kind of await kindsWithRows()) {
      expect([kind, empty.includes(kind)]).toEqual([kind, false]);
    }
    const text = Object.values(files).join('\n');
    const others = await findTextsOfOthers();
    expect(others.length).toBeGreaterThan(50);
    expect(others.filter((other) => text.includes(other))).toEqual([]);
  });

  it('names every kind and every column in Persian', async () => {
    const { fileId } = DataExport.parse(await latest(buyer));
    const files = await download(buyer, fileId ?? '');
    const headers = Object.entries(files)
      .filter(([name]) => name.startsWith('csv/'))
      .flatMap(([, csv]) => (csv.slice(1).split('\r\n')[0] ?? '').split(','));

    expect(headers.filter((title) => /[a-z]/i.test(title.replace('UTC', '')))).toEqual([]);
    expect(files['راهنما.txt']).not.toMatch(/^[a-z-]+: /m);
    expect(Object.keys(columnTitles).length).toBeGreaterThan(50);
  });

  it('is the user’s own: nobody else sees, reads or passes it on', async () => {
    const { fileId } = DataExport.parse(await latest(buyer));
    const other = await givenPerson(test, DEMO_SUPPLIER.mobile);
    const link = await test.app.inject({ url: `/file/api/v1/files/${fileId}/link`, headers: other.headers });
    const { rows } = await sql<{ done: boolean }>`
      select file.attach(${fileId}, ${buyer.userId}, 'Public', 0) as done`.execute(test.db);

    expect(await latest(other)).toBeNull();
    expect(link.statusCode).toBe(404);
    expect(rows).toEqual([{ done: false }]);
    expect((await test.app.inject(`${URL_OF_COPIES}/latest`)).statusCode).toBe(401);
    expect((await test.app.inject({ method: 'POST', url: URL_OF_COPIES, payload: {} })).statusCode).toBe(401);
  });

  it('that cannot be prepared is told, and tried again when its user asks', async () => {
    await sql`alter function trade.person_data(integer) rename to person_data_elsewhere`.execute(test.db);
    await askWithCode(buyer);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      test.clock.advance(60_000);
      await test.runJobs();
    }
    const failed = await latest(buyer);
    await sql`alter function trade.person_data_elsewhere(integer) rename to person_data`.execute(test.db);
    await askWithCode(buyer);
    await test.runJobs();

    expect(failed).toMatchObject({ state: 'Failed', fileId: null });
    expect(await latest(buyer)).toMatchObject({ state: 'Ready' });
  });

  it('is gone with its file when its time is over, and the one before when there is a new one', async () => {
    test.clock.advance(6.9 * DAY_MS);
    buyer = await givenPerson(test, DEMO_BUYER.mobile);
    const kept = DataExport.parse(await latest(buyer));
    test.clock.advance(0.2 * DAY_MS);
    await test.runJobs();
    const { rows } = await sql`select id from file.stored_file where mime = 'application/zip'`.execute(
      test.db,
    );

    expect(kept.state).toBe('Ready');
    expect(await latest(buyer)).toBeNull();
    expect(rows).toEqual([]);
    test.clock.advance(CODE_WINDOW_MS);
  });
});

/** Tables with a column that names a user, that no copy has, each with the reason. */
const NOT_IN_A_COPY: Readonly<Record<string, string>> = {
  'auth.authorization_code': 'the step between a code and its session, which the copy has',
  'auth.demo_message': 'the demo’s replacement for a phone, which has them already',
  'file.owner_usage': 'a number that follows from the files',
  'kit.idempotency_key': 'responses that the user has had, for a day',
  'merchant.verification': 'the marketplace, which checked a supplier',
  'kit.audit_event': 'numbers and codes alone; who read what is listed in the personal information',
  'payment.reconciliation_difference': 'the operator who resolved it',
  'product.base_product': 'properties by which buyers choose',
  'wallet.payout_batch': 'operators, who act for the marketplace',
  'wallet.payout_row': 'operators; a transfer to a user is told by its withdrawal',
  'wallet.supplier_account': 'the account of a supplier, who is no person',
};
const USER_COLUMN =
  /(?:^|_)user_id$|^(?:buyer|owner|author|operator|moderator)_id$|(?:^|_)mobile$|^(?:voter|visitor)$|_by$/;

it('has every table that names a user, or a reason why not', async () => {
  const { rows: columns } = await sql<{ table: string; name: string }>`
    select table_schema || '.' || table_name as "table", column_name as name from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_type = 'BASE TABLE' and table_schema in (select schema from kit.migration)`.execute(test.db);
  const { rows: functions } = await sql<{ text: string }>`
    select pg_get_functiondef(oid) as text from pg_proc where proname = 'person_data'`.execute(test.db);
  const tables = [...new Set(columns.filter(({ name }) => USER_COLUMN.test(name)).map(({ table }) => table))];
  const isRead = (table: string) => functions.some(({ text }) => new RegExp(`\\b${table}\\b`).test(text));

  expect(tables.length).toBeGreaterThan(30);
  expect(tables.filter((table) => !isRead(table)).toSorted()).toEqual(Object.keys(NOT_IN_A_COPY).toSorted());
});

/** The kinds of which the demo’s buyer has rows, counted by queries of this test. */
async function kindsWithRows(): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`
    select 'content/favorites' as kind from content.user_favorite where user_id = 1
    union select 'content/notes' from content.note where user_id = 1
    union select 'content/comments' from content.page_comment where user_id = 1
    union select 'content/last-visits' from content.last_visit where user_id = 1
    union select 'content/visits' from content.visit where user_id = 1
    union select 'merchant/profiles' from merchant.customer where owner_user_id = 1
    union select 'merchant/addresses' from merchant.delivery_address
      join merchant.customer on customer.id = customer_id where owner_user_id = 1
    union select 'merchant/memberships' from merchant.membership where user_id = 1
    union select 'notification/conversations' from notification.conversation where buyer_id = 1
    union select 'notification/messages' from notification.message where sender_user_id = 1
    union select 'trade/requests' from trade.request where buyer_id = 1
    union select 'trade/request-events' from trade.event where actor_user_id = 1
    union select 'wallet/wallet-statement' from wallet.statement_line where user_id = 1
    union select 'payment/payments' from payment.payment where user_id = 1
    union select 'auth/sessions' from auth.session where user_id = 1
    union select 'file/files' from file.stored_file where owner_id = 1 and mime <> 'application/zip'`.execute(
    test.db,
  );
  expect(rows.length).toBeGreaterThan(12);
  return rows.map(({ kind }) => kind);
}

/** Numbers, names, ids and addresses of everybody but the demo's buyer, and what others have written. */
async function findTextsOfOthers(): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select mobile as text from auth.user where id <> 1
    union select national_id from merchant.customer where owner_user_id <> 1
    union select email from merchant.customer where owner_user_id <> 1
    union select sheba from merchant.customer where owner_user_id <> 1
    union select address.address from merchant.delivery_address as address
      join merchant.customer on customer.id = address.customer_id where owner_user_id <> 1
    union select text from notification.message where sender_user_id is distinct from 1
    union select text from content.note where user_id <> 1
    union select text from content.page_comment where user_id is distinct from 1
    union select number from trade.request where buyer_id <> 1`.execute(test.db);
  return rows.map(({ text }) => text).filter((text) => text !== null && text.length > 8);
}
