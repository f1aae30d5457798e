/** Orders versions by SemVer 2.0.0 §11, as far as the platform's versions go. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [split(a), split(b)];
  for (const index of [0, 1, 2] as const) {
    const difference = (left.numbers[index] ?? 0) - (right.numbers[index] ?? 0);
    if (difference !== 0) {
      return difference;
    }
  }
  if (left.pre === right.pre) {
    return 0;
  }
  // A pre-release comes before its release.
  return left.pre === '' ? 1 : right.pre === '' ? -1 : left.pre < right.pre ? -1 : 1;
}

function split(version: string): { numbers: number[]; pre: string } {
  const [core = '', ...rest] = version.split('-');
  return { numbers: core.split('.').map(Number), pre: rest.join('-') };
}

/** The next patch after the highest of `versions`; `first` when there is none. */
export function nextVersion(versions: readonly string[], first: string): string {
  const highest = [...versions].sort(compareVersions).at(-1);
  if (highest === undefined) {
    return first;
  }
  const [major = 0, minor = 0, patch = 0] = split(highest).numbers;
  return compareVersions(first, highest) > 0 ? first : `${major}.${minor}.${patch + 1}`;
}
