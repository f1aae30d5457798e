import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from '@bazaar/contracts';
import { describe, expect, it } from 'vitest';
import { replaceSection } from './list-services/marked-section.ts';
import { serviceChapter } from './list-services/service-chapter.ts';
import { tablesOf } from './list-services/service-facts.ts';
import { withList, withoutAlignment } from './list-services.ts';
import { ROOT } from './releases/paths.ts';

const README = readFileSync(join(ROOT, 'services/README.md'), 'utf8');

describe('services/README.md', () => {
  it('lists every endpoint and table; node scripts/list-services.ts --write updates it', async () => {
    expect(withoutAlignment(await withList(README))).toBe(withoutAlignment(README));
  });

  it('names the services that ARCHITECTURE.md counts and lists', () => {
    const architecture = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8');
    const chapter = architecture.split('## Services')[1]?.split('## ')[0] ?? '';
    const listed = [...chapter.matchAll(/^\| `(\w+)` /gm)].map(([, name]) => name);
    const described = [...README.matchAll(/^### (\w+)$/gm)].map(([, name]) => name);

    expect(listed.toSorted()).toEqual(described.filter((name) => name !== 'kit').toSorted());
    expect(chapter).toContain('Ten services');
    expect(listed).toHaveLength(10);
  });

  it('names every variable that the services read', () => {
    const files = globSync('services/**/*.ts', { cwd: ROOT, exclude: ['**/*.test.ts', '**/*.fixture.ts'] });
    const read = files.flatMap((file) => variablesIn(readFileSync(join(ROOT, file), 'utf8')));
    const listed = new Set([...README.matchAll(/^\| `([A-Z0-9_]+)`/gm)].map(([, name]) => name));

    expect(new Set(read).size).toBeGreaterThan(20);
    expect([...new Set(read)].filter((name) => !listed.has(name)).sort()).toEqual([]);
  });
});

/** `variables.NAME`, `read…(variables, 'NAME')`, a list of names, and `{ NAME }: Variables`. */
function variablesIn(text: string): string[] {
  if (!/[vV]ariables/.test(text)) {
    return [];
  }
  const parts = [...text.matchAll(/\{([A-Z0-9_,\s]+)\}: Variables/g)].flatMap(([, names = '']) =>
    names.split(','),
  );
  const named = [...text.matchAll(/variables\.([A-Z][A-Z0-9_]+)|'([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)'/g)];
  return [...parts, ...named.map(([, dotted, quoted]) => dotted ?? quoted ?? '')]
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

it('finds the variables in every form that is used', () => {
  const text = `variables.ONE; readCount(variables, 'TWO_THREE', 1); function f({ A_B, C_D }: Variables) {}`;

  expect(variablesIn(text).sort()).toEqual(['A_B', 'C_D', 'ONE', 'TWO_THREE']);
  expect(variablesIn(`const x = 'NO_NAME_HERE'`)).toEqual([]);
});

it('returns the tables that exist after all migrations', () => {
  const files = [
    'create table wallet.a (id int);\n-- create table wallet.no ();\ncreate table if not exists wallet.b (x int);',
    'drop table wallet.a;\ncreate unlogged table wallet.c ();',
  ];

  expect(tablesOf(files)).toEqual(['wallet.b', 'wallet.c']);
});

it('writes an endpoint with its access and its inputs', () => {
  const call = {
    service: 'wallet',
    method: 'POST',
    path: '/api/v1/x/:id',
    access: 'session',
    summary: 'Does x.',
  };
  const calls = [
    { ...call, roles: ['operator'], idempotent: true, versioned: true },
    { ...call, method: 'GET', access: 'public' },
  ] as unknown as Endpoint[];
  const chapter = serviceChapter({ name: 'wallet', about: 'Money.', calls, tables: ['wallet.b'] });

  expect(chapter).toContain('### wallet\n\nMoney.\n\nTables: `wallet.b`.\n\nRoles: operator.');
  expect(chapter).toContain(
    '| POST | `/wallet/api/v1/x/:id` | operator | `Idempotency-Key`, `If-Match` | Does x. |',
  );
  expect(chapter).toContain('| GET | `/wallet/api/v1/x/:id` | anyone |  | Does x. |');
});

it('replaces a section and nothing else', () => {
  const text = 'a\n<!-- list: how -->\n\nold\n\n<!-- end of list -->\nb\n';

  expect(replaceSection(text, 'list', 'new')).toBe(text.replace('old', 'new'));
  expect(replaceSection(replaceSection(text, 'list', 'x'), 'list', 'old')).toBe(text);
  expect(() => replaceSection('a', 'list', 'new')).toThrow('no section');
});
