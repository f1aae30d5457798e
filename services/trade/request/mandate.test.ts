import { CustomerRole } from '@bazaar/contracts/merchant';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { permits } from './mandate.rules.ts';

it('is the table of merchant.role_permits()', async () => {
  await using test = await createTestApp();
  for (const role of Object.values(CustomerRole._zod.def.entries)) {
    for (const needed of ['viewer', 'requester', 'approver', 'finance'] as const) {
      const { rows } = await sql<{
        may: boolean;
      }>`select merchant.role_permits(${role}, ${needed}) as may`.execute(test.db);
      expect([role, needed, rows[0]?.may]).toEqual([role, needed, permits(role, needed)]);
    }
  }
});
