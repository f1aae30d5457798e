import type { RemoteName } from '@bazaar/contracts/platform';

/** Whether some address belongs to both patterns. */
export function overlaps(one: string, other: string): boolean {
  return overlapOf(partsOf(one), partsOf(other));
}

/**
 * Whether a remote's pattern takes addresses that another pattern keeps for itself: a parameter or the rest of a path
 * yields to the literal part that stands there, since the router prefers it.
 */
export function takes(pattern: string, kept: string): boolean {
  const keptParts = partsOf(kept);
  const yields = partsOf(pattern).some(
    (part, index) => isOpen(part) && keptParts[index] !== undefined && !isOpen(keptParts[index]),
  );
  return !yields && overlaps(pattern, kept);
}

/** Whether a remote may have the pattern within one of another remote's. */
export function isDelegated(
  pattern: string,
  remote: RemoteName,
  delegated: Readonly<Record<string, RemoteName>>,
): boolean {
  return Object.entries(delegated).some(
    ([prefix, owner]) => owner === remote && `${pattern}/`.startsWith(`${prefix}/`),
  );
}

function overlapOf(
  [one, ...restOfOne]: readonly string[],
  [other, ...restOfOther]: readonly string[],
): boolean {
  if (one === '*' || other === '*') {
    return true;
  }
  if (one === undefined || other === undefined) {
    return one === other;
  }
  return (isOpen(one) || isOpen(other) || one === other) && overlapOf(restOfOne, restOfOther);
}

/** A parameter, or the rest of a path. */
function isOpen(part: string): boolean {
  return part === '*' || part.startsWith(':');
}

function partsOf(pattern: string): string[] {
  return pattern.split('/').filter((part) => part !== '');
}
