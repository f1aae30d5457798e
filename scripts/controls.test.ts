import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRequirements } from './asvs/read-rows.ts';
import { outcomeOf, titlePattern } from './controls/judge.ts';
import { PAGE_CONTROLS } from './controls/page-controls.ts';
import { SERVICE_CONTROLS } from './controls/service-controls.ts';
import { ROOT } from './releases/paths.ts';
import { applyEdit } from './remedies/source-edits.ts';

const CONTROLS = [...PAGE_CONTROLS, ...SERVICE_CONTROLS];

describe('the controls that are taken away', () => {
  it('are at least forty, of as many requirements that name a test', () => {
    const kept = new Set(readRequirements().flatMap(({ id, test }) => (test === undefined ? [] : [id])));
    const ids = CONTROLS.map(({ id }) => id);

    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(40);
    expect(ids.filter((id) => !kept.has(id))).toEqual([]);
  });

  it.each(CONTROLS)('$id stands in the sources once, and its edit changes it', ({ edits }) => {
    for (const edit of edits) {
      const text = readFileSync(join(ROOT, edit.file), 'utf8');
      expect(applyEdit(text, edit)).not.toBe(text);
    }
  });
});

describe('the outcome of a run', () => {
  const test = { file: 'a/b.test.ts', title: 'refuses %s' };
  const report = (title: string, status: string, name = '/copy/a/b.test.ts') => ({
    testResults: [{ name, assertionResults: [{ title, status }] }],
  });

  it('is red when the named test fails, and green when it passes', () => {
    expect(outcomeOf(report('refuses a body', 'failed'), test)).toBe('red');
    expect(outcomeOf(report('refuses a body', 'passed'), test)).toBe('green');
  });

  it.each([
    ['no report', null],
    ['a file that could not be read', { testResults: [{ name: '/copy/a/b.test.ts', assertionResults: [] }] }],
    ['another test', report('accepts a body', 'failed')],
    ['a test of another file', report('refuses a body', 'failed', '/copy/c.test.ts')],
    ['a test that was left out', report('refuses a body', 'skipped')],
  ])('is nothing for %s', (_what, given) => {
    expect(outcomeOf(given, test)).toBe('not run');
  });

  it('knows a title with what stands for its cases', () => {
    expect(titlePattern('of (a) %s is $name').test('of (a) 1.5 is x')).toBe(true);
    expect(titlePattern('of (a) %s').test('of a 1')).toBe(false);
  });
});
