import path from 'node:path';
import { expect, it } from 'vitest';
import { isOutsideTransaction } from './index-migration.ts';
import { fileName, type Migration, readMigrations } from './migration-files.ts';

const SERVICES = path.join(import.meta.dirname, '../..');
/** Files that lock tables with rows while they build an index; they were applied before this was refused. */
const FROM_BEFORE: readonly string[] = [
  'kit/migrations/0002_set-aside.sql',
  'auth/migrations/0004_notices.sql',
  'content/migrations/0006_videos-and-advertisements.sql',
  'content/migrations/0008_comment-version.sql',
  'content/migrations/0011_advertisement-report-decisions.sql',
  'merchant/migrations/0005_confirmed-company.sql',
  'notification/migrations/0002_message-position.sql',
  'payment/migrations/0003_outcome-reference.sql',
  'payment/migrations/0005_reconciliation.sql',
  'trade/migrations/0002_need.sql',
  'trade/migrations/0003_ship-by.sql',
  'trade/migrations/0005_quoted-events.sql',
];

/** Tables on which a migration builds an index in a transaction without having made them. */
function lockedTables({ schema, sql }: Migration): string[] {
  const text = sql.replaceAll(/--.*$/gm, '').toLowerCase();
  const whole = (name: string) => (name.includes('.') ? name : `${schema}.${name}`);
  const made = [...text.matchAll(/create table (?:if not exists )?([a-z_.]+)/g)].map(([, name = '']) =>
    whole(name),
  );
  return [...text.matchAll(/create (?:unique )?index (?:[a-z_0-9]+ )?on ([a-z_.]+)/g)]
    .map(([, name = '']) => whole(name))
    .filter((table) => !made.includes(table));
}

it('builds indexes of tables that may have rows outside a transaction', async () => {
  const migrations = await readMigrations(SERVICES);
  const locking = migrations.filter(
    (migration) =>
      migration.number > 1 && !isOutsideTransaction(migration) && lockedTables(migration).length > 0,
  );

  expect(migrations.length).toBeGreaterThan(30);
  expect(locking.map(fileName)).toEqual(FROM_BEFORE);
});
