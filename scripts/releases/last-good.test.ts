import {
  type ManifestRemote,
  ManifestRemote as RemoteSchema,
  type ServedVersion,
} from '@bazaar/contracts/platform';
import { expect, it } from 'vitest';
import { givenDescriptor, givenManifest, givenRemote } from '../../shell/server/testing/given-manifest.ts';
import { rollback, use, withdraw } from './manifest.rules.ts';
import { nextManifest } from './next-manifest.rules.ts';

/**
 * Every sequence of what operators do and of what versions do, to a depth of five, beside a model that only reads the
 * protocol: which version was left how, and which was seen to serve well.
 */
const STEPS = [
  'use the next',
  'fix forward',
  'fail',
  'soak passes',
  'roll back',
  'withdraw the active one',
  'withdraw the last good one',
] as const;
type Step = (typeof STEPS)[number];
const DEPTH = 5;

/** A remote under the code, with what its shells have noted. */
interface World {
  remote: ManifestRemote;
  seen: ServedVersion[];
  /** Minutes since the beginning; each step takes one. */
  minute: number;
  newest: string;
}

/** What the model knows of a version. */
interface Fate {
  isGood: boolean;
  hasFailed: boolean;
  isGivenUp: boolean;
}

interface Model {
  active: string;
  fates: Readonly<Record<string, Fate>>;
}

const START = '1.0.0';
const at = (minute: number) => new Date(Date.parse('2026-11-20T10:00:00Z') + minute * 60_000);
const unknown: Fate = { isGood: false, hasFailed: false, isGivenUp: false };

interface Visit {
  world: World;
  model: Model;
  path: readonly Step[];
}

it('the last good version is the newest one that has served well, or none, after every sequence of five steps', () => {
  const start: Visit = { world: begin(), model: { active: START, fates: {} }, path: [] };
  let reached = [start];
  let count = 0;
  while (reached.length > 0) {
    for (const { world, model, path } of reached) {
      const trail = path.join(', ');
      expect([trail, world.remote.lastGood]).toEqual([trail, newestGood(model)]);
      expect([trail, model.fates[world.remote.active]?.isGivenUp ?? false]).toEqual([trail, false]);
    }
    count += reached.length;
    reached = reached.filter(({ path }) => path.length < DEPTH).flatMap(afterEachStep);
  }
  expect(count).toBe(2_783);
});

function afterEachStep({ world, model, path }: Visit): Visit[] {
  return STEPS.flatMap((step) => {
    const after = attempt(world, step);
    return after
      ? [{ world: after, model: judge(model, step, { before: world, after }), path: [...path, step] }]
      : [];
  });
}

function begin(): World {
  const remote = givenRemote([START], { activeSince: at(0).toISOString() });
  return { remote, seen: [], minute: 0, newest: START };
}

/** Null when the step is refused: what follows is a shorter sequence. */
function attempt(world: World, step: Step): World | null {
  const now = at(world.minute + 1);
  if (step === 'fail' || step === 'soak passes') {
    return write({ ...world, seen: [noted(world, step)] }, (remote) => remote);
  }
  const newest = nextVersion(world.newest, step);
  try {
    return write(world, (remote) => operate(remote, step, { version: newest, now }), newest);
  } catch {
    return null;
  }
}

function nextVersion(version: string, step: Step): string {
  const [major, minor = 0, patch = 0] = version.split('.').map(Number);
  if (step === 'use the next') {
    return `${major}.${minor + 1}.0`;
  }
  return step === 'fix forward' ? `${major}.${minor}.${patch + 1}` : version;
}

function operate(remote: ManifestRemote, step: Step, { version, now }: { version: string; now: Date }) {
  const name = 'mf-catalog';
  if (step === 'roll back') {
    return rollback(name, remote, now);
  }
  if (step === 'withdraw the active one') {
    return withdraw(remote, { name, version: remote.active, reason: 'faulty' }, now);
  }
  if (step === 'withdraw the last good one') {
    const { lastGood } = remote;
    if (lastGood === null) {
      throw new Error('There is none.');
    }
    return withdraw(remote, { name, version: lastGood, reason: 'faulty' }, now);
  }
  return use(remote, givenDescriptor({ version }), now);
}

function write(
  world: World,
  change: (remote: ManifestRemote) => ManifestRemote,
  newest = world.newest,
): World {
  const minute = world.minute + 1;
  const { remotes } = nextManifest({
    current: givenManifest(world.remote),
    change: ({ 'mf-catalog': remote }) => (remote ? { 'mf-catalog': change(remote) } : {}),
    changeShell: (shell) => shell,
    served: world.seen,
    keptSequence: 0,
    soak: { minutes: 0, visits: 50 },
    now: at(minute),
  });
  return { ...world, remote: RemoteSchema.parse(remotes['mf-catalog']), minute, newest };
}

/** What the shell has noted of the active version after the step. */
function noted({ remote, seen, minute }: World, step: 'fail' | 'soak passes'): ServedVersion {
  const [known] = seen.filter(
    ({ version, activeSince }) => version === remote.active && activeSince === remote.activeSince,
  );
  const { active: version, activeSince } = remote;
  const entry: ServedVersion = known ?? {
    ...{ remote: 'mf-catalog', version, activeSince, firstSeenAt: at(minute).toISOString() },
    ...{ visits: 0, browserFaults: 0, hasServerFault: false, lastFault: null },
  };
  return step === 'fail'
    ? { ...entry, hasServerFault: true, lastFault: { at: at(minute).toISOString(), reason: 'it exits' } }
    : { ...entry, visits: entry.visits + 60 };
}

function judge(model: Model, step: Step, { before, after }: { before: World; after: World }): Model {
  const left = model.active;
  const fate = model.fates[left] ?? unknown;
  const { active } = after.remote;
  const change = (version: string, next: Partial<Fate>): Model['fates'] => ({
    ...model.fates,
    [version]: { ...(model.fates[version] ?? unknown), ...next },
  });
  switch (step) {
    case 'fail':
      return { active, fates: change(left, { isGood: false, hasFailed: true }) };
    case 'soak passes':
      return { active, fates: change(left, fate.hasFailed ? {} : { isGood: true }) };
    case 'roll back':
      return revive(active, change(left, { isGivenUp: true }));
    case 'withdraw the active one':
      return revive(active, change(left, { isGivenUp: true }));
    case 'withdraw the last good one':
      return { active, fates: change(before.remote.lastGood ?? '', { isGivenUp: true }) };
    default:
      return revive(active, model.fates);
  }
}

/** A version that becomes active again begins its soak anew. */
function revive(active: string, fates: Model['fates']): Model {
  return { active, fates: { ...fates, [active]: { ...(fates[active] ?? unknown), hasFailed: false } } };
}

function newestGood({ active, fates }: Model): string | null {
  const good = Object.keys(fates).filter(
    (version) => version !== active && fates[version]?.isGood && !fates[version]?.isGivenUp,
  );
  return good.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1) ?? null;
}
