import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hashOfSources, openKeptOutcomes } from './kept-outcomes.ts';

const remedy = { name: 'the hedge', without: 'waits', edits: [], kinds: ['entry: hang'] };
const visits = [{ kind: 'entry: hang', remote: 'mf-content', arrival: 'first visit', times: null }];
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bazaar-kept-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('an outcome is known to a later run of the same sources and the same remedy alone', () => {
  openKeptOutcomes(folder, 'a').keep({ remedy, visits });

  expect(openKeptOutcomes(folder, 'a').get(remedy)).toEqual({ remedy, visits });
  expect(openKeptOutcomes(folder, 'b').get(remedy)).toBeNull();
  expect(openKeptOutcomes(folder, 'a').get({ ...remedy, kinds: ['chunk: hang'] })).toBeNull();
  expect(openKeptOutcomes(folder, 'a').get({ ...remedy, name: 'another' })).toBeNull();
});

it('other visits are other sources: a changed suite knows no earlier outcome', () => {
  for (const name of ['shell', 'shared', 'mf-content', 'e2e/chaos']) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  const write = (suite: string) => writeFileSync(join(folder, 'e2e/chaos/all-faults.chaos.spec.ts'), suite);
  write('visit()');
  const before = hashOfSources(folder);
  expect(hashOfSources(folder)).toBe(before);

  write('visitTwice()');
  expect(hashOfSources(folder)).not.toBe(before);
});
