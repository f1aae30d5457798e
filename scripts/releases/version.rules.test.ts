import { describe, expect, it } from 'vitest';
import { compareVersions, nextVersion } from './version.rules.ts';

describe('versions', () => {
  it('are ordered by number, not alphabetically', () => {
    expect(['1.0.10', '1.0.9', '1.10.0', '1.2.0', '1.0.10-rc.1'].sort(compareVersions)).toEqual([
      '1.0.9',
      '1.0.10-rc.1',
      '1.0.10',
      '1.2.0',
      '1.10.0',
    ]);
  });

  it('continue with the patch after the highest release', () => {
    expect(nextVersion(['1.0.9', '1.0.10'], '1.0.0')).toBe('1.0.11');
  });

  it('follow the package when it is ahead, and start with it', () => {
    expect([nextVersion(['1.0.9'], '1.1.0'), nextVersion([], '1.0.0')]).toEqual(['1.1.0', '1.0.0']);
  });
});
