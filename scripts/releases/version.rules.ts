import { compare, gt, inc, maxSatisfying } from 'semver';

/** Orders versions by SemVer 2.0.0 §11. */
export function compareVersions(a: string, b: string): number {
  return compare(a, b);
}

/** The next patch after the highest of `versions`; `first` when it is ahead, or there is none. */
export function nextVersion(versions: readonly string[], first: string): string {
  const highest = maxSatisfying([...versions], '*', { includePrerelease: true });
  if (highest === null || gt(first, highest)) {
    return first;
  }
  return inc(highest, 'patch') ?? first;
}
