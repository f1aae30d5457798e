import { describe, expect, it } from 'vitest';
import { parseShellDescriptor, shellBuildId } from './shell-build-id.ts';
import { givenShellDescriptor } from './testing/given-manifest.ts';

describe('the name of a build', () => {
  it('is the beginning of the SHA-256 of its descriptor', () => {
    // The first test vector of FIPS 180-4.
    expect(shellBuildId('abc')).toBe('ba7816bf8f01cfea');
  });

  it('leads to no other descriptor', () => {
    const descriptor = givenShellDescriptor();
    const bytes = Buffer.from(JSON.stringify(descriptor));
    const id = shellBuildId(bytes);

    expect(parseShellDescriptor(id, bytes)).toEqual(descriptor);
    for (const other of [`0${id.slice(1)}`, id.slice(0, 8), '']) {
      expect(() => parseShellDescriptor(other, bytes)).toThrow('shell.json is not what was built');
    }
  });
});
