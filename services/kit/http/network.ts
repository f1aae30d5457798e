/** The part of an address that one household or office shares: /24 of IPv4, /64 of IPv6. */
export function networkOf(address: string): string {
  return ipv4Network(address) ?? `${leadingGroups(address, 4).join(':')}::/64`;
}

/**
 * The part of an address that one customer may have: /24 of IPv4, which is its network too, /48 of IPv6, which holds 65,536
 * networks.
 */
export function wideNetworkOf(address: string): string {
  return ipv4Network(address) ?? `${leadingGroups(address, 3).join(':')}::/48`;
}

/** Whether an address is of the older kind, also when it is written as one of IPv6. */
export function isIpv4(address: string): boolean {
  return unmapped(address).includes('.');
}

/** An address of IPv4 that was written as one of IPv6, as it is usually written; any other unchanged. */
export function unmapped(address: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
}

function ipv4Network(address: string): string | null {
  const plain = unmapped(address);
  return plain.includes('.') ? `${plain.split('.').slice(0, 3).join('.')}.0/24` : null;
}

function leadingGroups(address: string, count: number): string[] {
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? [];
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...after];
  return groups.slice(0, count).map((group) => Number.parseInt(group, 16).toString(16));
}
