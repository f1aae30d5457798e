import { describe, expect, it } from 'vitest';
import { findForeignTables, findForeignTablesInSource } from './foreign-tables.ts';

const TABLES = new Set(['auth.user', 'wallet.entry', 'wallet.account']);

describe('findForeignTables', () => {
  it.each([
    ['a query', 'select *\nfrom auth.user', 2],
    ['a join', 'select * from wallet.entry join auth.user on true', 1],
    ['an insert', 'insert into auth.user (id) values (1)', 1],
    ['an insert without a space', 'insert into\nauth.user(id) values (1)', 2],
    ['a foreign key', 'create table wallet.owner (id int references auth.user(id))', 1],
    ['a name in quotes', 'delete from "auth"."user"', 1],
    ['the type of a variable', 'declare who auth.user;', 1],
    ['dynamic SQL', "execute 'truncate auth.user'", 1],
  ])('finds the table of another schema in %s', (_, sql, line) => {
    expect(findForeignTables(sql, 'wallet', TABLES)).toEqual([{ line, table: 'auth.user' }]);
  });

  it.each([
    ['a table of its own', 'select * from wallet.entry'],
    ['a function of another schema', 'select name from auth.user_cards(array[1])'],
    ['a function with the name of a table', 'select auth.user(1) into result'],
    ['a column of an alias', 'select author.user from wallet.entry as author'],
    ['a comment', 'select 1 -- as auth.user has it\n/* auth.user */'],
  ])('accepts %s', (_, sql) => {
    expect(findForeignTables(sql, 'wallet', TABLES)).toEqual([]);
  });
});

describe('findForeignTablesInSource', () => {
  it('looks at strings and at the constant parts of templates, and names the line of the file', () => {
    const text = [
      'import { auth } from "./auth.ts";',
      'const name = auth.user;',
      "const table = sql.table('auth.user');",
      'const rows = sql`',
      '  select * from wallet.entry',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a template in the source under test
      '  join auth.user on id = ${auth.user}`;',
    ].join('\n');

    expect(findForeignTablesInSource({ path: 'entry.sql.ts', text }, 'wallet', TABLES)).toEqual([
      { line: 3, table: 'auth.user' },
      { line: 6, table: 'auth.user' },
    ]);
  });
});
