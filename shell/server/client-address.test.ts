import { describe, expect, it } from 'vitest';
import { clientOf } from './client-address.ts';

describe('the client of an address', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['2001:db8:1:2::7', '2001:db8:1:2::'],
    ['2001:DB8:1:2:ffff:1:2:3', '2001:db8:1:2::'],
    ['2001:db8::7', '2001:db8::'],
    ['::1', '::'],
  ])('%s is %s', (ip, client) => {
    expect(clientOf({ ip })).toBe(client);
  });
});
