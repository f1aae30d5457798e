import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as staleTimes from './stale-times.ts';

const ROOT = path.join(import.meta.dirname, '../../..');

describe('the stale times', () => {
  it('run from always stale to never stale', () => {
    const times = [
      staleTimes.ALWAYS_STALE,
      staleTimes.ACCOUNT_STALE_MS,
      staleTimes.PERSONAL_STALE_MS,
      staleTimes.PAGE_STALE_MS,
      staleTimes.STRUCTURE_STALE_MS,
      staleTimes.REFERENCE_STALE_MS,
      staleTimes.NEVER_STALE,
    ];

    expect(times).toEqual([0, 30_000, 60_000, 300_000, 600_000, 3_600_000, Number.POSITIVE_INFINITY]);
    expect(staleTimes.DEFAULT_STALE_MS).toBe(60_000);
  });

  it('are the only ones that queries of the shell and of the remotes name', () => {
    const files = globSync('{shell,mf-*}/src/**/*.{ts,tsx}', { cwd: ROOT });
    const named = files
      .filter((file) => !/\.(test|fixture)\.tsx?$/.test(file))
      .flatMap((file) => [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/staleTime: ([^,\s]+)/g)])
      .map(([, name = '']) => name);

    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((name) => !Object.hasOwn(staleTimes, name))).toEqual([]);
  });
});
