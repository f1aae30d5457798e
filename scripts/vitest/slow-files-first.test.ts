import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import config from '../../vitest.config.ts';
import { SLOW_FILES, SlowFilesFirst, slowFilesFirst } from './slow-files-first.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

describe('slowFilesFirst', () => {
  it('names files that are there', () => {
    expect(SLOW_FILES.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  });

  it('begins with the slow files and keeps the order of the others', () => {
    const files = ['b.test.ts', SLOW_FILES[1], 'a.test.ts', SLOW_FILES[0]].map((file) => ({
      moduleId: `/of/${file}`,
    }));

    expect(slowFilesFirst(files).map(({ moduleId }) => moduleId)).toEqual(
      [SLOW_FILES[0], SLOW_FILES[1], 'b.test.ts', 'a.test.ts'].map((file) => `/of/${file}`),
    );
  });

  it('orders the test runs', () => {
    expect(config.test?.sequence?.sequencer).toBe(SlowFilesFirst);
  });
});
