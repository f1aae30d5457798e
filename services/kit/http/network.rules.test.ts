import { describe, expect, it } from 'vitest';
import { isIpv4, networkOf, wideNetworkOf } from './network.ts';

describe('networkOf', () => {
  it.each([
    ['192.0.2.17', '192.0.2.0/24'],
    ['::ffff:192.0.2.17', '192.0.2.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::5', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('maps %s to %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('wideNetworkOf', () => {
  it.each([
    ['192.0.2.17', '192.0.2.0/24'],
    ['::ffff:192.0.2.17', '192.0.2.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:db8:1:ffff::1', '2001:db8:1::/48'],
    ['::1', '0:0:0::/48'],
  ])('maps %s to %s', (address, network) => {
    expect(wideNetworkOf(address)).toBe(network);
  });
});

it('knows an address of IPv4 in both forms', () => {
  expect(['192.0.2.17', '::ffff:192.0.2.17', '2001:db8::5', '::1'].map(isIpv4)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
