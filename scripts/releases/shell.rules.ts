import { isGood, type ManifestShell, namedBuilds } from '@bazaar/contracts/platform';
import { RETAINED, RETAINED_GOOD, refuseWithdrawn, replaceActive } from './version-state.rules.ts';

/** A change of the shell's entry; receives undefined when the manifest has none yet. */
export type ShellChange = (shell: ManifestShell | undefined) => ManifestShell | undefined;

/** Activates a build of the shell. @throws SetupProblem when it was withdrawn. */
export function activateBuild(shell: ManifestShell | undefined, id: string, now: Date): ManifestShell {
  if (!shell) {
    return firstBuild(id, now);
  }
  refuseWithdrawn(shell, 'shell', id);
  const known = shell.retained.find((build) => build.id === id);
  const others = shell.retained.filter((build) => build.id !== id);
  const retained = [...others, { id, releasedAt: known?.releasedAt ?? now.toISOString() }].sort(byAge);
  return replaceActive({ ...shell, retained }, id, now);
}

/** The entry of the shell in a manifest that has none yet. */
export function firstBuild(id: string, now: Date): ManifestShell {
  const at = now.toISOString();
  return {
    active: id,
    activeSince: at,
    previous: null,
    lastGood: null,
    retained: [{ id, releasedAt: at }],
    history: {},
  };
}

/** Names the newest build that has served well, and gives up builds that nobody needs any more. */
export function withLastGoodBuild(shell: ManifestShell): ManifestShell {
  const [lastGood = null] = goodBuilds(shell);
  return trim({ ...shell, lastGood });
}

/** The builds that one manifest retains and the next one does not. */
export function givenUpBuilds(before: ManifestShell | undefined, after: ManifestShell | undefined): string[] {
  const kept = new Set(after?.retained.map(({ id }) => id));
  return (before?.retained ?? []).map(({ id }) => id).filter((id) => !kept.has(id));
}

/** The builds that a rollback may lead to, newest first. */
function goodBuilds({ active, retained, history }: ManifestShell): string[] {
  return retained
    .map(({ id }) => id)
    .filter((id) => id !== active && isGood(history[id]))
    .reverse();
}

function trim(shell: ManifestShell): ManifestShell {
  const newest = shell.retained.map(({ id }) => id).slice(-RETAINED);
  const named = namedBuilds(shell);
  const needed = new Set([...named, ...goodBuilds(shell).slice(0, RETAINED_GOOD)]);
  const room = RETAINED - needed.size;
  const others = newest.filter((id) => !needed.has(id)).slice(room > 0 ? -room : newest.length);
  const kept = new Set([...needed, ...others]);
  return { ...shell, retained: shell.retained.filter(({ id }) => kept.has(id)) };
}

interface RetainedBuild {
  id: string;
  releasedAt: string;
}

function byAge(one: RetainedBuild, other: RetainedBuild): number {
  return one.releasedAt < other.releasedAt ? -1 : Number(one.releasedAt > other.releasedAt);
}
