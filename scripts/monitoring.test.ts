import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './releases/paths.ts';

const FOLDER = join(ROOT, 'ops/prometheus');

/** Debian's package `prometheus` brings it. */
function hasPromtool(): boolean {
  try {
    execFileSync('promtool', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

describe.skipIf(!hasPromtool())('promtool (skipped where it is not installed)', () => {
  it.each([
    ['check', 'rules', 'alerts.yml'],
    ['test', 'rules', 'alerts.test.yml'],
    ['check', 'config', '--syntax-only', 'prometheus.yml'],
  ])('accepts: %s %s %s', (...words) => {
    expect(execFileSync('promtool', words, { cwd: FOLDER, encoding: 'utf8' })).toContain('SUCCESS');
  });
});

it('every alert tells what happened and what to do', () => {
  const rules = readFileSync(join(FOLDER, 'alerts.yml'), 'utf8').split('- alert: ').slice(1);

  expect(rules.length).toBeGreaterThan(15);
  expect(
    rules.filter((rule) => !/severity: (?:page|ticket)[\s\S]*summary: [\s\S]*action: /.test(rule)),
  ).toEqual([]);
});
