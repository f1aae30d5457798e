import { Manifest } from '@bazaar/contracts/platform';
import { describe, expect, it } from 'vitest';
import { givenDescriptor, givenManifest, givenRemote } from '../../shell/server/testing/given-manifest.ts';
import { firstRelease, nextManifest, rollback, setCanary, use } from './manifest.rules.ts';

const now = new Date('2026-11-20T10:00:00Z');
const release = (version: string) => givenDescriptor({ version });

describe('the manifest', () => {
  it('never lowers its sequence, whatever the change does', () => {
    const next = nextManifest(
      givenManifest(givenRemote(['1.0.0']), { sequence: 7 }),
      (remotes) => remotes,
      now,
    );
    expect(next.sequence).toBe(8);
    expect(Manifest.parse(next)).toEqual(next);
  });

  it('starts a remote with no version to fall back to', () => {
    expect(firstRelease('http://localhost:3001', release('1.0.0'), now)).toMatchObject({
      active: '1.0.0',
      previous: null,
    });
  });

  it('keeps the previous version as the last known good one', () => {
    expect(use(givenRemote(['1.0.0']), release('1.0.1'), now)).toMatchObject({
      active: '1.0.1',
      previous: '1.0.0',
    });
  });

  it('does not lose the last known good version when the active one is named again', () => {
    const remote = use(givenRemote(['1.0.0']), release('1.0.1'), now);
    expect(use(remote, release('1.0.1'), now).previous).toBe('1.0.0');
  });

  it('rolls back, and can be rolled forward again', () => {
    const back = rollback('mf-catalog', use(givenRemote(['1.0.0']), release('1.0.1'), now));
    expect(back).toMatchObject({ active: '1.0.0', previous: '1.0.1' });
  });

  it('refuses to roll back without a last known good version', () => {
    expect(() => rollback('mf-catalog', givenRemote(['1.0.0']))).toThrow(/no earlier version/);
  });

  it('retains a canary without activating it, and ends it with the next use', () => {
    const remote = setCanary(
      givenRemote(['1.0.0']),
      { descriptor: release('1.1.0'), rule: { percent: 5 } },
      now,
    );
    expect(remote).toMatchObject({ active: '1.0.0', canary: { version: '1.1.0' } });
    expect(use(remote, release('1.1.0'), now).canary).toBeNull();
  });

  it('keeps five versions, and every version in use, however old', () => {
    let remote = givenRemote(['1.0.0'], {
      pins: [{ cookie: { name: 'pin', value: 'old' }, version: '1.0.0' }],
    });
    for (const patch of [1, 2, 3, 4, 5, 6, 7]) {
      remote = use(remote, release(`1.0.${patch}`), now);
    }
    expect(remote.retained.map(({ descriptor }) => descriptor.version).sort()).toEqual([
      '1.0.0',
      '1.0.3',
      '1.0.4',
      '1.0.5',
      '1.0.6',
      '1.0.7',
    ]);
  });
});
