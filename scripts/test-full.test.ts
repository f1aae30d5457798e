import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './releases/paths.ts';
import { fullSteps } from './test-full.ts';

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

describe('npm run test:full', () => {
  it('begins with npm test, and the program of each step exists', () => {
    const steps = fullSteps();
    const missing = steps.filter(({ command: [program, ...words] }) =>
      program === 'npm'
        ? !(words[1] && words[1] in scripts)
        : !words.some((word) => existsSync(join(ROOT, word))),
    );

    expect(steps[0]?.command).toEqual(['node', 'scripts/test.ts']);
    expect(missing.map(({ name }) => name)).toEqual([]);
  });
});
