import { describe, expect, it } from 'vitest';
import { frameAddress, readFrameAddress } from './frame-address.ts';

describe('the address of a frame', () => {
  it.each([
    { part: '@bazaar/ui/button', theme: 'light', state: undefined },
    { part: '@bazaar/ui/dialog', theme: 'dark', state: 'Dialog/0' },
  ] as const)('says what the frame shows: %o', (content) => {
    const { search } = new URL(frameAddress(content), 'http://gallery.test');

    expect(readFrameAddress(search)).toEqual(content);
  });

  it('shows everything in the light theme unless it says otherwise', () => {
    expect(readFrameAddress('')).toEqual({ part: 'all', theme: 'light', state: undefined });
  });
});
