import type { ResolvedComposition } from '../composition.rules.ts';
import { ManifestError } from '../manifest-store.ts';
import type { RenderLog } from './judge.ts';
import type { MemberEvents, Verdict } from './member-events.ts';
import type { BundleFailure, PoolMember } from './pool-member.ts';
import { proveWorker, provingPaths, type Qualification } from './prove-worker.ts';
import { keyOf, type RemoteVersion } from './remote-version.rules.ts';
import type { RenderPool } from './render-pool.ts';

/** What a release starts while it is loaded, such as a timer that throws, has come to light by then. */
const AFTERMATH_MS = 250;
/** Each time without the releases that the candidate before failed on. */
const MAX_CANDIDATES = 4;

type Guilt = Verdict & { blamed: RemoteVersion };

export interface TrialOptions {
  pool: RenderPool;
  /** Starts a worker with the build of the shell that the compositions name. */
  spawn(events: Partial<MemberEvents<PoolMember>>): PoolMember;
  /** The build of the shell, when none in service has it: a fault that names no remote is its own. */
  newShell: string | null;
  compositions: readonly ResolvedComposition[];
  /** A release that no worker in service knows: when it fails, the manifest is refused. Another one is blocked. */
  isNew(release: RemoteVersion): boolean;
  qualification(clientOnly: readonly string[], paths: readonly string[]): Promise<Qualification>;
  /** Resolves when the releases are in the mirror, as far as they could be fetched; the worker starts meanwhile. */
  fetched: Promise<void>;
  log: RenderLog;
}

/**
 * Finds out, in a worker without visitors, whether compositions can be served.
 * @returns that worker, and what releases in service did meanwhile. @throws ManifestError naming the release that failed.
 */
export async function findCandidate(options: TrialOptions): Promise<{ member: PoolMember; guilty: Guilt[] }> {
  const guilty: Guilt[] = [];
  for (let count = 1; count <= MAX_CANDIDATES; count += 1) {
    const { member, verdicts } = await tryCandidate(options, guilty);
    const named = verdicts.flatMap(({ reason, blamed }) => (blamed ? [{ reason, blamed }] : []));
    const culprit = named.find(({ blamed }) => options.isNew(blamed));
    if (culprit || (member.state === 'dead' && named.length === 0)) {
      member.kill();
      throw refusal(options, culprit, verdicts);
    }
    guilty.push(...named);
    if (member.state !== 'dead') {
      return { member, guilty };
    }
  }
  throw refusal(options, undefined, guilty);
}

function refusal(
  { newShell }: TrialOptions,
  culprit: Guilt | undefined,
  verdicts: readonly Verdict[],
): ManifestError {
  const reason = (culprit ?? verdicts.at(-1))?.reason ?? 'nothing is known';
  if (culprit) {
    const together = newShell === null ? '' : ` with shell ${newShell}`;
    return new ManifestError(
      `The server code of ${keyOf(culprit.blamed)} cannot be used${together}: ${reason}.`,
    );
  }
  return new ManifestError(
    newShell === null
      ? `No render worker can serve the manifest: ${reason}.`
      : `The server code of shell ${newShell} cannot be used: ${reason}.`,
  );
}

async function tryCandidate(
  options: TrialOptions,
  guilty: readonly Guilt[],
): Promise<{ member: PoolMember; verdicts: Verdict[] }> {
  const { pool, log } = options;
  const verdicts: Verdict[] = [];
  const member = options.spawn({
    onDeath(_member, verdict, { lost }) {
      verdicts.push(verdict);
      for (const job of lost) {
        job.lose();
        job.reject(new Error(verdict.reason));
      }
    },
    onFault: (verdict) => void verdicts.push(verdict),
    onFailed: (job, reason) => job.reject(new Error(reason)),
  });
  try {
    await options.fetched;
    const clientOnly = guilty.map(({ blamed }) => blamed.remote);
    const qualification = await options.qualification(clientOnly, pathsOf(options));
    verdicts.push(
      ...(await proveWorker(pool, member, qualification)).flatMap((failure) => judge(failure, log)),
    );
    await new Promise((resolve) => setTimeout(resolve, AFTERMATH_MS));
  } catch (error) {
    if (member.state !== 'dead') {
      verdicts.push({ reason: String(error), blamed: null });
      member.kill();
    }
  }
  return { member, verdicts };
}

function pathsOf({ compositions: [main], isNew }: TrialOptions): string[] {
  const remotes = (main?.remotes ?? []).map(({ descriptor: { name, version } }) => ({
    remote: name,
    version,
  }));
  return main ? provingPaths(main, new Set(remotes.filter(isNew).map(({ remote }) => remote))) : [];
}

/** A release that was not fetched may still come; one that cannot be evaluated never will. */
function judge({ remote, version, reason, isFetched }: BundleFailure, log: RenderLog): Verdict[] {
  if (isFetched) {
    return [{ reason, blamed: { remote, version } }];
  }
  log.error({ remote, version, reason }, 'a release is not there yet');
  return [];
}
