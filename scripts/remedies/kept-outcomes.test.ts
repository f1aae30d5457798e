import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openKeptOutcomes } from './kept-outcomes.ts';

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
