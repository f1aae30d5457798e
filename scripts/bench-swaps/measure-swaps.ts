import { REMOTE_NAMES, type RemoteDescriptor } from '@bazaar/contracts/platform';
import { BENCH_PAGES, findSamplePages, type SamplePages } from '../bench/sample-pages.ts';
import { SetupProblem } from '../console.ts';
import { changeReleases } from '../releases/change-releases.ts';
import { use } from '../releases/manifest.rules.ts';
import { type FrontMemory, readFrontMemory } from './front-memory.ts';
import type { SwapsSummary } from './report.ts';
import { VERSIONS } from './swap-releases.ts';
import type { SwapSite } from './swap-site.ts';

const BETWEEN_QUESTIONS_MS = 100;
/** A swap has everything replaced by then, also on a busy machine. */
const SETTLES_WITHIN_MS = 120_000;
const TELL_EVERY = 10;
const MAX_ATTEMPTS = 20;
const RETRY_MS = 1_000;

/** What is read of `/healthz`. */
interface Health {
  manifest: { sequence: number; refused: string | null };
  rendering: { hasFrames: boolean; queued: number; workers: { id: number; state: string }[] };
}

export interface SwapsOptions {
  site: SwapSite;
  swaps: number;
  say(line: string): void;
}

/** Swaps the remotes' versions in turn, and reads the memory after each swap once everything has been replaced. */
export async function measureSwaps({ site, swaps, say }: SwapsOptions): Promise<SwapsSummary> {
  const pages = await findSamplePages(site.servicesOrigin);
  let settled = await settle(site, { sequence: 0, former: [] });
  await visit(site, pages);
  const memory: FrontMemory[] = [await readFrontMemory(site.front)];
  for (let swap = 0; swap < swaps; swap += 1) {
    const release = releaseOf(site, swap);
    const { sequence } = activate(site, release);
    settled = await settle(site, { sequence, former: workersOf(settled) });
    await visit(site, pages, release);
    memory.push(await readFrontMemory(site.front));
    if ((swap + 1) % TELL_EVERY === 0) {
      say(`${swap + 1} of ${swaps} swaps: ${megabytes(memory.at(-1))}`);
    }
  }
  return { memory, remotes: REMOTE_NAMES.length, releases: VERSIONS, pages: BENCH_PAGES.length };
}

/** One remote after the other goes on to its next release, and after the last to its first. */
function releaseOf({ releases }: SwapSite, swap: number): RemoteDescriptor {
  const name = REMOTE_NAMES[swap % REMOTE_NAMES.length] ?? REMOTE_NAMES[0];
  const own = releases.get(name) ?? [];
  const round = Math.floor(swap / REMOTE_NAMES.length) + 1;
  return own[round % own.length] as RemoteDescriptor;
}

function activate({ paths }: SwapSite, release: RemoteDescriptor) {
  const now = new Date();
  return changeReleases(paths, {
    now,
    change(remotes) {
      const remote = remotes[release.name];
      return remote ? { ...remotes, [release.name]: use(remote, release, now) } : remotes;
    },
  });
}

interface Expected {
  sequence: number;
  /** Workers that served before. */
  former: readonly number[];
}

/** Waits until a manifest is in force, other workers render, and the frames of all routes are kept. */
async function settle({ origin }: SwapSite, { sequence, former }: Expected): Promise<Health> {
  const end = Date.now() + SETTLES_WITHIN_MS;
  while (Date.now() < end) {
    const health = (await (await fetch(`${origin}/healthz`)).json()) as Health;
    if (health.manifest.refused !== null) {
      throw new Error(`The shell refused a swap: ${health.manifest.refused}`);
    }
    const { workers, queued, hasFrames } = health.rendering;
    const areNew = workers.every(({ id, state }) => state === 'ready' && !former.includes(id));
    const isWhole = workers.length >= Math.max(1, former.length) && queued === 0 && hasFrames;
    if (health.manifest.sequence >= sequence && areNew && isWhole) {
      return health;
    }
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_QUESTIONS_MS));
  }
  throw new SetupProblem(
    `The shell has not settled ${SETTLES_WITHIN_MS} ms after a swap`,
    'Try it on a machine that does less',
  );
}

function workersOf({ rendering }: Health): number[] {
  return rendering.workers.map(({ id }) => id);
}

/** Reads each page, and the entry of a release as an open tab does. */
async function visit({ origin }: SwapSite, pages: SamplePages, release?: RemoteDescriptor): Promise<void> {
  for (const page of BENCH_PAGES) {
    const text = await read(`${origin}${pages[page]}`);
    if (release && !text.includes(`/${release.name}/${release.version}/`)) {
      throw new Error(`The page "${page}" does not name ${release.name} ${release.version}.`);
    }
  }
  if (release) {
    await read(`${origin}/_r/${release.name}/${release.version}/${release.entry}`);
  }
}

/** On a busy machine a page may say that its service was late, and asks to come back. */
async function read(address: string): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(address, { headers: { 'accept-encoding': 'br' } });
    const text = await response.text();
    if (response.ok) {
      return text;
    }
    if (!response.headers.has('retry-after') || attempt === MAX_ATTEMPTS) {
      throw new Error(`${address} answered ${response.status}.`);
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}

function megabytes(memory: FrontMemory | undefined): string {
  const [live = 0, proportional = 0] = [memory?.live, memory?.proportional].map(
    (bytes = 0) => bytes / 1_024 / 1_024,
  );
  return `${live.toFixed(1)} MB live, ${proportional.toFixed(1)} MB in proportion`;
}
