import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../releases/paths.ts';
import { npmStepsOf } from './stage-steps.ts';

const DOCKERFILE = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');

describe('the Dockerfile', () => {
  it('installs what the lockfile names: all of it to build, without the tools of development to run', () => {
    expect(npmStepsOf(DOCKERFILE, 'site')).toEqual(['npm ci --omit=dev --no-audit --no-fund']);
    expect(npmStepsOf(DOCKERFILE, 'releases')).toEqual(['npm ci --no-audit --no-fund']);
  });

  it('has a stage of each role, and ends each as a user who is not root', () => {
    const stages = DOCKERFILE.split(/^FROM /m).slice(1);
    const roles = stages.filter((stage) => /AS (site|releases|proxy)$/m.test(stage));

    expect(roles).toHaveLength(3);
    expect(roles.filter((stage) => !/^USER (10001:10001|www-data)$/m.test(stage))).toEqual([]);
    expect(stages.at(-1)?.trim()).toBe(['$', '{ROLE}'].join(''));
  });
});

describe('npmStepsOf', () => {
  it('puts the steps of the stages before first, and joins broken lines', () => {
    const text = 'FROM node AS code\nRUN npm a \\\n  b\nFROM code AS site\nRUN apt-get x\nRUN npm c\n';
    expect(npmStepsOf(text, 'site')).toEqual(['npm a b', 'npm c']);
    expect(npmStepsOf(text, 'nothing')).toEqual([]);
  });
});
