import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTE_NAMES } from '@bazaar/contracts/platform';
import { describe, expect, it } from 'vitest';
import { ROOT } from './releases/paths.ts';

interface Declarations {
  routes: readonly { readonly pattern: string }[];
  slots: readonly { readonly name: string }[];
}

/** The catch-all of mf-content, which the table describes in words. */
const CATCH_ALL = '/*';

describe.each(REMOTE_NAMES)('ARCHITECTURE.md about what %s owns', (remote) => {
  it('names all of its addresses, and no others', async () => {
    const patterns = (await declared(remote, 'routes')).map(({ pattern }) => pattern);
    const named = rowOf(remote).addresses.map(toExpression);
    const addresses = patterns.filter((pattern) => pattern !== CATCH_ALL).map(toSample);

    expect(addresses.filter((address) => !named.some((name) => name.test(address)))).toEqual([]);
    expect(named.filter((name) => !addresses.some((address) => name.test(address)))).toEqual([]);
  });

  it('names all of its slots, and no others', async () => {
    const names = (await declared(remote, 'slots')).map(({ name }) => name);

    expect(rowOf(remote).slots.toSorted()).toEqual(names.toSorted());
  });
});

describe('a flow of ARCHITECTURE.md', () => {
  const flows = sectionOf('Three flows')
    .split(/^(?=\*\*)/m)
    .slice(1)
    .map((text) => text.split('\n').filter((line) => line !== ''))
    .map((lines) => ({ title: lines[0], lines }));

  it('is one of three', () => {
    expect(flows).toHaveLength(3);
  });

  it.each(flows)('is told in under 15 lines: $title', ({ lines }) => {
    expect(lines.length).toBeLessThan(15);
  });

  it.each(flows)('has as many files as its parts together: $title', ({ lines }) => {
    const sum = lines.find((line) => /^\d+ files: /.test(line)) ?? '';
    const [all, ...parts] = [...sum.matchAll(/\d+/g)].map(([number]) => Number(number));

    expect(parts.length).toBeGreaterThan(1);
    expect(parts.reduce((total, part) => total + part, 0)).toBe(all);
  });
});

/** The declarations of a remote in `src/routes.ts` or `src/slots.ts`. */
async function declared<Kind extends keyof Declarations>(remote: string, kind: Kind) {
  const module: Declarations = await import(join(ROOT, remote, 'src', `${kind}.ts`));
  return module[kind];
}

function rowOf(remote: string): { addresses: string[]; slots: string[] } {
  const row =
    sectionOf('Who owns what')
      .split('\n')
      .find((line) => line.startsWith(`| \`${remote}\` `)) ?? '';
  const [, , addresses = '', slots = ''] = row.split('|');
  return { addresses: namesIn(addresses), slots: namesIn(slots) };
}

/** What stands under a heading of the second level. */
function sectionOf(heading: string): string {
  const sections = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8').split(/^## /m);
  return sections.find((section) => section.startsWith(`${heading}\n`)) ?? '';
}

function namesIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
}

/** `/products/{id}/…` as an expression for the addresses that it covers. */
function toExpression(name: string): RegExp {
  const covered = name.replaceAll(/[.*+?()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${covered.replaceAll(/\{\w+\}/g, '[^/]+').replaceAll('…', '.*')}$`);
}

/** An address that a route's pattern matches. */
function toSample(pattern: string): string {
  return pattern.replaceAll(/:\w+/g, '7').replace('*', 'x');
}
