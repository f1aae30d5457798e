import { CustomerRole } from '@bazaar/contracts/merchant';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { permits } from './mandate.rules.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test?.[Symbol.asyncDispose]());

const ROLES = Object.values(CustomerRole._zod.def.entries);
const NEEDED = ['viewer', 'requester', 'approver', 'finance'] as const;

it.each(ROLES.flatMap((role) => NEEDED.map((needed) => [role, needed] as const)))(
  'the role %s includes %s, or not, as merchant.role_permits() says',
  async (role, needed) => {
    const { rows } = await sql<{ may: boolean }>`
      select merchant.role_permits(${role}, ${needed}) as may`.execute(test.db);

    expect(rows[0]?.may).toBe(permits(role, needed));
  },
);
