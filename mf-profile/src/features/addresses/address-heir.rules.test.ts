import { describe, expect, it } from 'vitest';
import { givenAddress } from '../../common/address/address.fixture.ts';
import { heirOf } from './address-heir.rules.ts';

describe('heirOf', () => {
  const first = givenAddress(1, { isSelected: true });
  const others = [givenAddress(3), givenAddress(2)];

  it('is the newest of the others when the default is removed', () => {
    expect(heirOf([first, ...others], first)?.id).toBe(3);
  });

  it('is nobody when another address is removed, or none is left', () => {
    expect(heirOf([first, ...others], others[0] ?? first)).toBeUndefined();
    expect(heirOf([first], first)).toBeUndefined();
  });
});
