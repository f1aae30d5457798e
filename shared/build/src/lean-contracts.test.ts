import { globSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { parseSync, printSync } from '@swc/core';
import { describe, expect, it } from 'vitest';
import { leanContract } from './lean-contracts.ts';

const root = join(import.meta.dirname, '../../contracts/src');
const contracts = globSync('**/*.contract.ts', { cwd: root });

/** The same program in another layout: on one line, or as the printer of swc sets it. */
function reformatted(source: string, minify: boolean): string {
  return printSync(parseSync(source, { syntax: 'typescript' }), { minify }).code;
}

/** A result in one layout; its marks are comments, which the printer would leave out. */
function comparable(lean: string): string {
  return reformatted(lean.replaceAll('/*#__PURE__*/ (', 'PURE('), true);
}

describe('leanContract', () => {
  it('marks a whole definition as removable, and leaves out what only services read', () => {
    const source = [
      "import * as z from 'zod/mini';",
      'export const A = z.object({',
      '  a: z.string(),',
      '});',
      '',
      'export const getA = endpoint({',
      "  path: '/a',",
      "  audited: ['readRequest', 'readFile'],",
      "  summary: 'Says a.',",
      '  response: z.array(A),',
      '});',
      'export type A = z.infer<typeof A>;',
      '',
    ].join('\n');

    expect(leanContract(source)).toBe(
      [
        "import * as z from 'zod/mini';",
        'export const A = /*#__PURE__*/ (() => z.object({',
        '  a: z.string(),',
        '}))();',
        '',
        'export const getA = /*#__PURE__*/ (() => endpoint({',
        "  path: '/a',",
        '  response: z.array(A),',
        '}))();',
        'export type A = z.infer<typeof A>;',
        '',
      ].join('\n'),
    );
  });

  it('marks a chain of calls, a check of a schema and a definition with a type beside it', () => {
    const source = [
      'export const Name = z',
      '  .string()',
      '  .check(z.minLength(1));',
      'const Short = Name.check(z.maxLength(5)) satisfies Schema, Day = z.iso.date();',
      'export const ItemId: Schema = entityId("Item");',
    ].join('\n');

    const lean = leanContract(source);
    expect(lean.match(/#__PURE__/g)).toHaveLength(4);
    expect(lean).toContain(
      'const Short = /*#__PURE__*/ (() => Name.check(z.maxLength(5)) satisfies Schema)(), Day = /*#__PURE__*/',
    );
  });

  it('leaves a call of any other function where it is', () => {
    const source = 'export const at = register(z.string());\nexport const b = Rial.parse(5);\n';

    expect(leanContract(source)).toBe(source);
  });

  it('refuses a contract that cannot be read', () => {
    expect(() => leanContract('export const A = z.object({')).toThrow(SyntaxError);
  });

  it('leaves functions and plain values as they are', () => {
    const source = 'export const TYPES = ["a"] as const;\nexport const f = () => z.string();\n';

    expect(leanContract(source)).toBe(source);
  });

  it('finds contracts to read', () => {
    expect(contracts.length).toBeGreaterThan(20);
  });

  it.each(contracts)('leaves no definition of %s that the bundler could not remove', (file) => {
    const lean = stripTypeScriptTypes(leanContract(readFileSync(join(root, file), 'utf8')));

    const kept = [...lean.matchAll(/^(?:export )?const (\w+)\s*=\s*(?:z\.|endpoint\(|\w+\()/gm)];
    expect(kept.map(([, name]) => name)).toEqual([]);
    expect(lean).not.toMatch(/^ {2}(?:summary|audited): ['"[]/m);
  });

  it.each(contracts)('makes the same of %s however it is formatted', (file) => {
    const source = readFileSync(join(root, file), 'utf8');

    const lean = comparable(leanContract(source));
    expect(comparable(leanContract(reformatted(source, true)))).toBe(lean);
    expect(comparable(leanContract(reformatted(source, false)))).toBe(lean);
    expect(lean).toContain('PURE(');
  });
});
