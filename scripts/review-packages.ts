/**
 * Fails when a locked package has a script that runs at its installation, is deprecated or is a version before a release,
 * and nobody has reviewed that; when a review is older than a year; or when the lockfile was not changed for a year. It asks
 * no registry.
 *
 *   node scripts/review-packages.ts
 *
 * Reviews stand in scripts/reviewed-packages.json. Exit 0: every finding is reviewed. Exit 1: one line per fault.
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { readJson } from './read-json.ts';
import { runAsScript } from './run-as-script.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const DAY_MS = 86_400_000;
const MAX_AGE_DAYS = 365;
const BEFORE_RELEASE = /-(?:alpha|beta|canary|dev|next|pre|rc)\b/;

interface LockedPackage {
  readonly version?: string;
  readonly hasInstallScript?: boolean;
  readonly deprecated?: string;
}

type Kind = 'install script' | 'deprecated' | 'before its release';

/** What is to be reviewed of a package. */
export interface PackageFinding {
  readonly name: string;
  readonly finding: Kind;
}

export interface PackageReview extends PackageFinding {
  readonly reason: string;
  /** The day of the review, as 2026-11-28. */
  readonly date: string;
}

/** What of the locked packages has to be reviewed, each once. */
export function packageFindings(packages: Readonly<Record<string, LockedPackage>>): PackageFinding[] {
  const found = Object.entries(packages).flatMap(([place, locked]) => {
    const name = place.split('node_modules/').at(-1) ?? place;
    return place.includes('node_modules/') ? kindsOf(locked).map((finding) => ({ name, finding })) : [];
  });
  return [...new Map(found.map((one) => [keyOf(one), one])).values()];
}

function kindsOf({ version = '', hasInstallScript, deprecated }: LockedPackage): Kind[] {
  const kinds: Kind[] = [];
  if (hasInstallScript) {
    kinds.push('install script');
  }
  if (deprecated !== undefined) {
    kinds.push('deprecated');
  }
  if (BEFORE_RELEASE.test(version)) {
    kinds.push('before its release');
  }
  return kinds;
}

/** One line for each finding without a review, and for each review that is not good any more. */
export function reviewFaults(
  found: readonly PackageFinding[],
  reviews: readonly PackageReview[],
  now: Date,
): string[] {
  const known = new Set(reviews.map(keyOf));
  const there = new Set(found.map(keyOf));
  return [
    ...found.filter((one) => !known.has(keyOf(one))).map((one) => `${keyOf(one)} is not reviewed. ${REMEDY}`),
    ...reviews.flatMap((review) => {
      const fault = faultOf(review, { isThere: there.has(keyOf(review)), now });
      return fault === null ? [] : [`${keyOf(review)} ${fault}`];
    }),
  ];
}

function faultOf(
  { reason, date }: PackageReview,
  { isThere, now }: { readonly isThere: boolean; readonly now: Date },
): string | null {
  const age = ageInDays(date, now);
  if (!isThere) {
    return 'is reviewed and not locked any more: remove its review.';
  }
  if (reason.trim() === '') {
    return 'is reviewed without a reason.';
  }
  // A day ahead is another time zone's today.
  return age >= -1 && age <= MAX_AGE_DAYS ? null : `was reviewed on ${date}: look at it again.`;
}

/** A line when the lockfile is so old that its packages cannot have had their updates. */
export function lockfileAgeFault(changedAt: string, now: Date): string | null {
  const age = ageInDays(changedAt, now);
  return age <= MAX_AGE_DAYS
    ? null
    : `package-lock.json was last changed ${age} days ago: update what it locks.`;
}

/** Whole days; an unreadable date is infinitely old. */
function ageInDays(date: string, now: Date): number {
  const time = Date.parse(date);
  return Number.isNaN(time) ? Number.POSITIVE_INFINITY : Math.floor((now.getTime() - time) / DAY_MS);
}

function keyOf({ name, finding }: PackageFinding): string {
  return `${name}: ${finding}`;
}

const REMEDY = 'Leave it out, or review it in scripts/reviewed-packages.json with a reason and the date.';

/** When the lockfile was committed last; empty where there is no history. */
function lockfileDate(): string {
  try {
    const words = ['log', '-1', '--format=%cI', '--', 'package-lock.json'];
    return execFileSync('git', words, {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

await runAsScript(import.meta, async () => {
  const now = new Date();
  const { packages } = await readJson<{ packages: Record<string, LockedPackage> }>(
    path.join(ROOT, 'package-lock.json'),
  );
  const reviews = await readJson<PackageReview[]>(path.join(ROOT, 'scripts/reviewed-packages.json'));
  const date = lockfileDate();
  const ageFault = date === '' ? null : lockfileAgeFault(date, now);
  const faults = [...reviewFaults(packageFindings(packages), reviews, now), ...(ageFault ? [ageFault] : [])];
  for (const fault of faults) {
    console.error(fault);
  }
  const age = date === '' ? 'of unknown age' : `changed ${date.slice(0, 10)}`;
  console.log(`${Object.keys(packages).length} packages, lockfile ${age}, ${faults.length} faults`);
  return faults.length === 0;
});
