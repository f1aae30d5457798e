import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { checkSchemas } from './check-sql-schemas.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bazaar-schemas-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

function givenFile(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
}

describe('checkSchemas', () => {
  it('names file, line and table of SQL that reads the table or view of another service', () => {
    givenFile('auth/migrations/0001_baseline.sql', 'create table auth.user (id int);');
    givenFile(
      'product/migrations/0001_baseline.sql',
      'create table product.item (owner int references auth.user);',
    );
    givenFile('product/functions/listed.sql', 'create or replace view product.listed as select 1;');
    givenFile('auth/login/login.sql.ts', 'export const query = sql`\nselect * from product.listed`;');
    givenFile('auth/login/login.test.ts', 'sql`select * from product.item`;');

    expect(checkSchemas(folder).faults).toEqual([
      'services/auth/login/login.sql.ts:2: names product.listed. Call a function of services/product/functions instead, or add one.',
      'services/product/migrations/0001_baseline.sql:1: names auth.user. Call a function of services/auth/functions instead, or add one.',
    ]);
  });

  it('fails when it sees no service, or no table of one', () => {
    expect(checkSchemas(folder).faults).toEqual([
      'No service with migrations was found: the check saw nothing.',
    ]);

    givenFile('auth/migrations/0001_baseline.sql', 'select 1;');

    expect(checkSchemas(folder).faults).toEqual([
      'No table of services/auth was found: the check is blind there.',
    ]);
  });
});
