import { describe, expect, it } from 'vitest';
import { lockfileAgeFault, packageFindings, reviewFaults } from './review-packages.ts';

const NOW = new Date('2026-11-28T12:00:00Z');
const found = [{ name: 'a', finding: 'install script' as const }];
const review = {
  ...found[0],
  name: 'a',
  finding: 'install script' as const,
  reason: 'compiles',
  date: '2026-11-01',
};

describe('packages to review', () => {
  it('have a script at their installation, are deprecated, or come before their release; each once', () => {
    const packages = {
      '': { version: '1.0.0' },
      'shared/api': { version: '1.0.0-beta.1' },
      'node_modules/a': { version: '1.0.0', hasInstallScript: true },
      'node_modules/b/node_modules/a': { version: '2.0.0', hasInstallScript: true },
      'node_modules/@c/d': { version: '1.0.0-rc.1', deprecated: 'use e' },
      'node_modules/e': { version: '1.2.3-4' },
    };

    expect(packageFindings(packages)).toEqual([
      { name: 'a', finding: 'install script' },
      { name: '@c/d', finding: 'deprecated' },
      { name: '@c/d', finding: 'before its release' },
    ]);
  });
});

describe('reviews', () => {
  it('are good with a reason for a year', () => {
    expect(reviewFaults(found, [review], NOW)).toEqual([]);
    expect(reviewFaults(found, [{ ...review, date: '2025-11-28' }], NOW)).toEqual([]);
  });

  it('are missing for a new finding', () => {
    expect(reviewFaults(found, [], NOW)).toEqual([
      expect.stringContaining('a: install script is not reviewed'),
    ]);
    expect(reviewFaults([{ name: 'a', finding: 'deprecated' }], [review], NOW)).toHaveLength(2);
  });

  it.each(['2025-11-26', '2027-01-01', 'lately'])('finds a review that is out of date: %s', (date) => {
    expect(reviewFaults(found, [{ ...review, date }], NOW)).toEqual([expect.stringContaining(date)]);
  });

  it('need a reason, and a package that is still locked', () => {
    expect(reviewFaults(found, [{ ...review, reason: '' }], NOW)).toEqual([
      expect.stringContaining('without a reason'),
    ]);
    expect(reviewFaults([], [review], NOW)).toEqual([expect.stringContaining('not locked any more')]);
  });
});

describe('the age of the lockfile', () => {
  it('is a year at most', () => {
    expect(lockfileAgeFault('2025-12-01T00:00:00Z', NOW)).toBeNull();
    expect(lockfileAgeFault('2025-11-01T00:00:00Z', NOW)).toContain('392 days ago');
  });
});
