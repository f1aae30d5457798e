import * as z from 'zod/mini';
import { EnvironmentProblem } from './environment-problem.ts';

/** The shortest prefixes that one operator's network can have: 10.0.0.0/8 and fc00::/7. */
const MIN_PREFIX: Readonly<Record<number, number>> = { 4: 8, 6: 7 };
const MAX_PREFIX: Readonly<Record<number, number>> = { 4: 32, 6: 128 };
const V4 = z.ipv4();
const V6 = z.ipv6();

/**
 * Reads addresses and networks, separated by commas.
 * @throws EnvironmentProblem that names the first that is neither, or that stands for everybody: a client behind it could name itself
 * as it likes.
 */
export function readTrustedProxies(text: string): string[] {
  const proxies = text
    .split(',')
    .map((proxy) => proxy.trim())
    .filter((proxy) => proxy !== '');
  const wrong = proxies.find((proxy) => !isAcceptable(proxy));
  if (wrong !== undefined) {
    throw new EnvironmentProblem(
      `TRUSTED_PROXIES holds "${wrong}": give the exact addresses of your proxies, or networks as small as 10.0.0.0/8.`,
    );
  }
  return proxies;
}

function isAcceptable(proxy: string): boolean {
  const [address = '', prefix, ...rest] = proxy.split('/');
  const family = familyOf(address);
  if (family === 0 || rest.length > 0) {
    return false;
  }
  if (prefix === undefined) {
    return !/^[0.:]+$/.test(address);
  }
  const bits = /^\d{1,3}$/.test(prefix) ? Number(prefix) : -1;
  return bits >= (MIN_PREFIX[family] ?? 0) && bits <= (MAX_PREFIX[family] ?? 0);
}

function familyOf(address: string): 0 | 4 | 6 {
  if (V4.safeParse(address).success) {
    return 4;
  }
  return V6.safeParse(address).success ? 6 : 0;
}
