import type { RemoteVersion } from './remote-version.rules.ts';

/**
 * A worker tells ten times a second that it is not blocked. Its watch thread names what blocks it much earlier, so this
 * is for what nobody names: a worker whose threads all hang, or a machine that gives them no time.
 */
const SILENT_MS = 3000;
/** A worker that was silent without computing may be starved by other processes rather than blocked. */
const SILENT_CPU_MS = 900;
const SILENT_ANYHOW_MS = 10_000;
/** Part of the heap's limit that may be alive after a major collection. */
const LIVE_HEAP_SHARE = 0.6;
/** Buffers and code beside the heap. */
const RSS_ABOVE_HEAP_BYTES = 250 * 1024 * 1024;
const MAX_DOCUMENTS = 20_000;
const MAX_AGE_MS = 24 * 60 * 60 * 1000;
const CRASH_LOOP_MS = 10_000;
const CRASH_LOOP_DEATHS = 3;
/**
 * Two deaths that name nobody, within this time, blame the one remote whose code ran in both; so do two that name the
 * same one for what a busy machine may also do.
 */
const SUSPICION_MS = 60_000;

export interface Silence {
  silentMs: number;
  /** Processor time since the last beat; null where the system does not tell. */
  cpuMs: number | null;
}

/** Whether a worker that has not told anything is blocked. */
export function isBlocked({ silentMs, cpuMs }: Silence): boolean {
  return silentMs > SILENT_ANYHOW_MS || (silentMs > SILENT_MS && cpuMs !== null && cpuMs > SILENT_CPU_MS);
}

export interface WorkerWear {
  liveHeapBytes: number;
  rssBytes: number;
  documents: number;
  ageMs: number;
  heapLimitBytes: number;
}

/** Why a worker is to be replaced while it still works; null when it is not. */
export function reasonToRetire(wear: WorkerWear): string | null {
  if (wear.liveHeapBytes > wear.heapLimitBytes * LIVE_HEAP_SHARE) {
    return `${megabytes(wear.liveHeapBytes)} MB of its heap are in use`;
  }
  if (wear.rssBytes > wear.heapLimitBytes + RSS_ABOVE_HEAP_BYTES) {
    return `it holds ${megabytes(wear.rssBytes)} MB`;
  }
  if (wear.documents >= MAX_DOCUMENTS) {
    return `it has made ${wear.documents} documents`;
  }
  return wear.ageMs > MAX_AGE_MS ? 'it has run for a day' : null;
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024);
}

/** The end of a worker that nobody wanted. */
export interface Death {
  atMs: number;
  /** The release that caused it; null when nothing names one. */
  blamed: RemoteVersion | null;
  /** Once, a busy machine may have caused it. */
  isSuspicion?: boolean | undefined;
  /** Releases whose code ran in requests that the worker did not finish. */
  suspects: readonly RemoteVersion[];
}

/**
 * Whether workers die so often that no release is to be trusted. Several deaths by one release count once, since that
 * release does not run any more.
 */
export function isCrashLoop(deaths: readonly Death[], nowMs: number): boolean {
  const recent = deaths.filter(({ atMs }) => nowMs - atMs <= CRASH_LOOP_MS);
  const named = recent.flatMap(({ blamed }) => (blamed ? [`${blamed.remote}@${blamed.version}`] : []));
  const unnamed = recent.filter(({ blamed }) => blamed === null);
  return unnamed.length + new Set(named).size >= CRASH_LOOP_DEATHS;
}

/**
 * The release that may not run any more after these deaths; null when none is to blame. One death is enough when it names
 * the release for certain. Otherwise two within a minute must point at the same single one, each by its name or by what
 * ran in the worker: code that does not pause is named, or the memory ends before anybody could name it.
 */
export function guiltyOf(deaths: readonly Death[], nowMs: number): RemoteVersion | null {
  const recent = recentDeaths(deaths, nowMs);
  const last = recent.at(-1);
  if (!last) {
    return null;
  }
  if (last.blamed && last.isSuspicion !== true) {
    return last.blamed;
  }
  const earlier = recent.slice(0, -1);
  const lastUnnamed = earlier.findLast(({ blamed }) => blamed === null);
  const common = earlier
    .filter((death) => death.blamed !== null || death === lastUnnamed)
    .map((death) => inBoth(pointedAt(last), pointedAt(death)))
    .filter((releases) => releases.length === 1);
  return common.at(-1)?.[0] ?? null;
}

function pointedAt({ blamed, suspects }: Death): readonly RemoteVersion[] {
  return blamed ? [blamed] : suspects;
}

function inBoth(some: readonly RemoteVersion[], others: readonly RemoteVersion[]): RemoteVersion[] {
  return some.filter(({ remote, version }) =>
    others.some((other) => other.remote === remote && other.version === version),
  );
}

/** Deaths that no rule looks at any more are left out. */
export function recentDeaths(deaths: readonly Death[], nowMs: number): Death[] {
  return deaths.filter(({ atMs }) => nowMs - atMs <= SUSPICION_MS);
}
