import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const SUPPLIER = 4_001;
const SHEBA = 'IR062960000000100324200001';
const OTHER = 'IR820540102680020817909002';
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test[Symbol.asyncDispose]());

async function givenUser(mobile: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with added as (
      insert into auth.user (mobile, name, created_at) values (${mobile}, 'آزمون', ${test.clock()}) returning id
    )
    insert into auth.user_role (user_id, role, supplier_id) select id, 'supplier', ${SUPPLIER} from added
    returning user_id as id`.execute(test.db);
  return rows[0]?.id ?? 0;
}

const setAccount = (sheba: string, by: number) =>
  sql`select wallet.set_supplier_account(${SUPPLIER}, ${sheba}, ${by}, ${test.clock()})`.execute(test.db);

async function toldSince(id: number) {
  const { rows } = await sql<{ id: number; mobile: string; text: string }>`
    select id, mobile, text from auth.demo_message where id > ${id} order by mobile`.execute(test.db);
  return rows;
}

it('tells the one user of a supplier of another account, and its other users as soon as there are some', async () => {
  const first = await givenUser('+989120004001');
  await setAccount(SHEBA, first);
  await setAccount(SHEBA, first);
  await test.runJobs();
  const alone = await toldSince(0);
  await givenUser('+989120004002');
  await givenUser('+989120004003');
  await setAccount(OTHER, first);
  const { rows: jobs } = await sql<{ payload: unknown }>`
    select payload from kit.job where kind = 'auth.account-notice'`.execute(test.db);
  await test.runJobs();
  const others = await toldSince(alone[0]?.id ?? 0);

  expect(alone.map(({ mobile }) => mobile)).toEqual(['+989120004001']);
  expect(alone[0]?.text).toContain('به شبای IR06…0001 تغییر کرد');
  expect(others.map(({ mobile }) => mobile)).toEqual(['+989120004002', '+989120004003']);
  expect(others.map(({ text }) => text.includes('IR82…9002'))).toEqual([true, true]);
  expect(jobs).toHaveLength(2);
  expect(JSON.stringify(jobs)).not.toContain(OTHER);
});
