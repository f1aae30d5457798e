import { DEVELOPMENT_VERSION, type RemoteDescriptor } from '@bazaar/contracts/platform';
import { describe, expect, it } from 'vitest';
import { releaseBase, releaseFile } from './release-files.ts';

const ORIGIN = 'http://localhost:3001';
const files = { 'remoteEntry.js': { integrity: 'sha384-x', bytes: 1 } };

describe('files of a release', () => {
  it('come from the mirror, pinned to their hash', () => {
    const released = { name: 'mf-catalog', version: '1.0.0', files } as unknown as RemoteDescriptor;

    expect(releaseBase(released, ORIGIN)).toBe('/_r/mf-catalog/1.0.0/');
    expect(releaseFile(released, ORIGIN, 'remoteEntry.js')).toEqual({
      href: '/_r/mf-catalog/1.0.0/remoteEntry.js',
      integrity: 'sha384-x',
    });
  });

  it('come from the development server during development, without a hash', () => {
    const changing = {
      name: 'mf-catalog',
      version: DEVELOPMENT_VERSION,
      files,
    } as unknown as RemoteDescriptor;

    expect(releaseFile(changing, ORIGIN, 'remoteEntry.js')).toEqual({
      href: 'http://localhost:3001/0.0.0-dev/remoteEntry.js',
      integrity: '',
    });
  });
});
