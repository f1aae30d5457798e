import type { ManifestRemote } from '@bazaar/contracts/platform';
import { describe, expect, it } from 'vitest';
import { givenDescriptor, givenRemote, servedWell } from '../../shell/server/testing/given-manifest.ts';
import {
  firstRelease,
  rollback,
  servedFrom,
  setCanary,
  use,
  withdraw,
  withLastGood,
} from './manifest.rules.ts';
import { settle } from './version-state.rules.ts';

const now = new Date('2026-11-20T10:00:00Z');
const release = (version: string) => givenDescriptor({ version });
const bad = (version: string) => ({ name: 'mf-catalog' as const, version, reason: 'wrong prices' });
/** 1.1.0 is active after 1.0.0, which has served well. */
const soaked = () => use(settle(givenRemote(['1.0.0']), 'well', now), release('1.1.0'), now);

describe('the manifest', () => {
  it('starts a remote with no version to fall back to', () => {
    const remote = firstRelease('http://localhost:3001', release('1.0.0'), now);
    expect(remote).toMatchObject({ active: '1.0.0', previous: null, lastGood: null });
    expect(remote.activeSince).toBe(now.toISOString());
  });

  it('falls back to the version before when it has served well, and to none before that', () => {
    expect(withLastGood(soaked())).toMatchObject({ active: '1.1.0', lastGood: '1.0.0' });
    expect(withLastGood(use(givenRemote(['1.0.0']), release('1.1.0'), now)).lastGood).toBeNull();
  });

  it('takes the good opinion of a version back when it fails', () => {
    const remote = settle(settle(givenRemote(['1.0.0']), 'well', now), 'faulty', now);
    expect(withLastGood(use(remote, release('1.1.0'), now)).lastGood).toBeNull();
  });

  it('forgets neither version nor time when the active one is named again', () => {
    const again = use(soaked(), release('1.1.0'), new Date('2026-11-21T00:00:00Z'));
    expect(again).toMatchObject({ previous: '1.0.0', activeSince: now.toISOString() });
  });

  it('rolls back to the last good version, and never falls back to the one that was left', () => {
    const back = rollback('mf-catalog', withLastGood(soaked()), now);
    expect(withLastGood(back)).toMatchObject({ active: '1.0.0', previous: null, lastGood: null });

    const forward = use(back, release('1.1.0'), now);
    const next = use(settle(forward, 'well', now), release('1.2.0'), now);
    expect(withLastGood(next)).toMatchObject({ lastGood: '1.0.0', previous: null });
  });

  it('rolls back to the version before when none has served well', () => {
    const back = rollback('mf-catalog', use(givenRemote(['1.0.0']), release('1.0.1'), now), now);
    expect(back).toMatchObject({ active: '1.0.0', previous: null });
  });

  it('refuses to roll back without an earlier version', () => {
    expect(() => rollback('mf-catalog', givenRemote(['1.0.0']), now)).toThrow(/no earlier version/);
  });

  it('retains a canary without activating it, and ends it with the next use', () => {
    const canary = { descriptor: release('1.1.0'), rule: { percent: 5 } };
    const remote = setCanary(givenRemote(['1.0.0']), canary, now);
    expect(remote).toMatchObject({ active: '1.0.0', canary: { version: '1.1.0' } });
    expect(use(remote, release('1.1.0'), now).canary).toBeNull();
  });

  it('keeps five versions, and every version in use, however old', () => {
    let remote = givenRemote(['1.0.0'], {
      pins: [{ cookie: { name: 'pin', value: 'old' }, version: '1.0.0' }],
    });
    for (const patch of [1, 2, 3, 4, 5, 6, 7]) {
      remote = withLastGood(use(remote, release(`1.0.${patch}`), now));
    }
    expect(retained(remote)).toEqual(['1.0.0', '1.0.3', '1.0.4', '1.0.5', '1.0.6', '1.0.7']);
  });

  it('keeps the two newest good versions, however many faulty ones come after them', () => {
    let remote = givenRemote(['0.9.0', '0.8.0', '0.7.0'], {
      history: { '0.9.0': servedWell, '0.8.0': servedWell, '0.7.0': servedWell },
    });
    for (const patch of [1, 2, 3, 4, 5, 6, 7]) {
      remote = withLastGood(use(remote, release(`1.0.${patch}`), now));
    }
    expect(retained(remote).slice(0, 2)).toEqual(['0.8.0', '0.9.0']);
    expect(withLastGood(withdraw(remote, bad('0.9.0'), now)).lastGood).toBe('0.8.0');
  });
});

describe('a withdrawn version', () => {
  it('is replaced by the last good one when it is active', () => {
    const remote = withLastGood(withdraw(withLastGood(soaked()), bad('1.1.0'), now));
    expect(remote).toMatchObject({ active: '1.0.0', previous: null, lastGood: null });
    expect(remote.history['1.1.0']?.withdrawn).toEqual({ at: now.toISOString(), reason: 'wrong prices' });
  });

  it('stays active when no other one has served well: that is refused', () => {
    expect(() => withdraw(givenRemote(['1.0.0']), bad('1.0.0'), now)).toThrow(
      /1\.0\.0 is active, and no other version has served well/,
    );
  });

  it('is no canary, no pin, no version to return to and no fallback any more', () => {
    const remote: ManifestRemote = {
      ...givenRemote(['1.1.0', '1.0.0'], { previous: '1.0.0', history: { '1.0.0': servedWell } }),
      canary: { version: '1.0.0', rule: { percent: 5 } },
      pins: [{ cookie: { name: 'pin', value: 'old' }, version: '1.0.0' }],
    };
    expect(withLastGood(withdraw(remote, bad('1.0.0'), now))).toMatchObject({
      ...{ active: '1.1.0', previous: null, lastGood: null, canary: null, pins: [] },
    });
  });

  it('is not taken again, and its mark outlives its files', () => {
    let remote = withdraw(givenRemote(['1.1.0', '1.0.0']), bad('1.0.0'), now);
    for (const minor of [2, 3, 4, 5, 6]) {
      remote = withLastGood(use(remote, release(`1.${minor}.0`), now));
    }
    expect(retained(remote)).not.toContain('1.0.0');
    const canary = { descriptor: release('1.0.0'), rule: { percent: 5 } };
    expect(() => use(remote, release('1.0.0'), now)).toThrow(/was withdrawn at .*: wrong prices/);
    expect(() => setCanary(remote, canary, now)).toThrow(/was withdrawn/);
  });
});

function retained(remote: ManifestRemote): string[] {
  return remote.retained.map(({ descriptor }) => descriptor.version).sort();
}

describe('servedFrom', () => {
  it.each([
    ['http://localhost:3701', 'http://localhost:3001'],
    ['http://127.0.0.1:3701', 'http://localhost:3001'],
    ['https://files.example.com', 'https://files.example.com'],
    ['http://localhost.example.com', 'http://localhost.example.com'],
  ])('a remote at %s is served from %s', (origin, expected) => {
    expect(servedFrom(origin, 'http://localhost:3001')).toBe(expected);
  });
});
