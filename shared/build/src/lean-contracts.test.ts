import { globSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { leanContract } from './lean-contracts.ts';

const root = join(import.meta.dirname, '../../contracts/src');
const contracts = globSync('**/*.contract.ts', { cwd: root });

describe('leanContract', () => {
  it('marks a definition as one that may be left out, whole, and leaves out its sentence', () => {
    const source = [
      "import * as z from 'zod/mini';",
      'export const A = z.object({',
      '  a: z.string(),',
      '});',
      '',
      'export const getA = endpoint({',
      "  path: '/a',",
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

  it('leaves functions and plain values as they are', () => {
    const source = 'export const TYPES = ["a"] as const;\nexport const f = () => z.string();\n';

    expect(leanContract(source)).toBe(source);
  });

  it('finds contracts to read', () => {
    expect(contracts.length).toBeGreaterThan(20);
  });

  it.each(contracts)('leaves no definition of %s that must be kept', (file) => {
    const lean = stripTypeScriptTypes(leanContract(readFileSync(join(root, file), 'utf8')));

    const kept = [...lean.matchAll(/^(?:export )?const (\w+)\s*=\s*(?:z\.|endpoint\(|\w+\()/gm)];
    expect(kept.map(([, name]) => name)).toEqual([]);
    expect(lean).not.toMatch(/^ {2}summary: ['"]/m);
  });
});
