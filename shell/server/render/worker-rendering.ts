import type { Manifest } from '@bazaar/contracts/platform';
import type { SiteConfig } from '@bazaar/contracts/setting';
import { type ResolvedComposition, shellOf } from '../composition.rules.ts';
import { areInUse, releasesInUse, releasesOf } from '../releases-in-use.rules.ts';
import type { Rendering, RenderingStatus } from '../rendering.ts';
import type { ShellPlace } from '../shell-build-files.ts';
import { findCandidate } from './candidate-trial.ts';
import type { PoolMember } from './pool-member.ts';
import { compositionsOf, proveWorker, type Qualification } from './prove-worker.ts';
import { keyOf, type RemoteVersion } from './remote-version.rules.ts';
import { RenderPool } from './render-pool.ts';
import type { StaffOptions } from './worker-staff.ts';

export interface WorkerRenderingOptions extends StaffOptions {
  placeOfShell(id: string): ShellPlace;
  /** Null while the services have never answered. */
  config(): Promise<SiteConfig | null>;
}

/** Renders in worker processes; each manifest is tried by a worker that has no visitors. */
export class WorkerRendering implements Rendering {
  readonly #options: WorkerRenderingOptions;
  readonly #pool: RenderPool;
  /** Releases in use that have passed a trial in this process. */
  #proven: ReadonlySet<string> = new Set();
  #compositions: readonly ResolvedComposition[] = [];
  /** The build of the shell in service; null before the first manifest. */
  #shell: string | null = null;
  #refused: RenderingStatus['refusedManifest'] = null;

  constructor(options: WorkerRenderingOptions) {
    this.#options = options;
    this.#pool = new RenderPool(options);
  }

  get render() {
    return this.#pool.render;
  }

  /** `fetched` resolves when the manifest's releases are in the mirror, as far as they could be fetched. */
  readonly prepare = async (
    manifest: Manifest,
    fetched: Promise<void> = Promise.resolve(),
  ): Promise<void> => {
    try {
      await this.#adopt(manifest, fetched);
      this.#refused = null;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.#refused = { sequence: manifest.sequence, reason };
      throw error;
    }
  };

  readonly status = (): RenderingStatus => {
    const { staff, judge, frames, queued, counts } = this.#pool;
    return {
      workers: staff.working.map(({ id, state, documents, running, liveHeapBytes, rssBytes }) => ({
        ...{ id, state, documents, running, liveHeapBytes, rssBytes },
      })),
      ...{ queued, counts, hasFrames: frames.areMade },
      servicesAtRest: [...new Set(staff.working.flatMap(({ servicesAtRest }) => servicesAtRest))],
      clientOnly: judge.blocked.list(),
      allClientOnly: judge.blocked.all(),
      refusedManifest: this.#refused,
    };
  };

  readonly close = (): void => this.#pool.staff.close();

  async #adopt(manifest: Manifest, fetched: Promise<void>): Promise<void> {
    const { log, placeOfShell } = this.#options;
    const { judge, staff } = this.#pool;
    const compositions = compositionsOf(manifest);
    const shell = shellOf(manifest);
    const isSameShell = shell === this.#shell;
    const recruit = () => this.#recruit(shell);
    if (isSameShell && this.#areProven(compositions)) {
      this.#serve(manifest, compositions);
      staff.renew(recruit);
      return;
    }
    const known = new Set(versionsIn(this.#compositions).map(keyOf));
    const { member, guilty } = await findCandidate({
      ...{ pool: this.#pool, compositions, log, fetched },
      spawn: (events) => staff.spawn(placeOfShell(shell), events),
      newShell: isSameShell ? null : shell,
      // With the first manifest nothing is in service that could stay. What fails with another shell worked with the former.
      isNew: (release) => known.size > 0 && !(isSameShell && known.has(keyOf(release))),
      qualification: (clientOnly, paths) => this.#qualification(compositions, clientOnly, paths),
    });
    this.#serve(manifest, compositions);
    this.#shell = shell;
    for (const { blamed, reason } of guilty) {
      judge.block(blamed, reason);
    }
    staff.adopt(member, recruit);
    void this.#makeFrames(compositions);
  }

  /** Releases that have served before need no trial, so that a rollback is in force at once. */
  #areProven(compositions: readonly ResolvedComposition[]): boolean {
    const { blocked } = this.#pool.judge;
    const bad = new Set(blocked.list().map(keyOf));
    return (
      blocked.all() === null &&
      versionsIn(compositions).every(
        (release) => this.#proven.has(keyOf(release)) && !bad.has(keyOf(release)),
      )
    );
  }

  /** Forgets what the manifest has given up, which would otherwise grow with each swap. */
  #serve(manifest: Manifest, compositions: readonly ResolvedComposition[]): void {
    const inUse = releasesInUse(manifest);
    const proven = [...this.#proven, ...versionsIn(compositions).map(keyOf)];
    this.#proven = new Set(proven.filter((release) => areInUse([release], inUse)));
    this.#pool.judge.blocked.lift();
    // Documents of the former compositions may still be waiting, also of a release that operators have returned from.
    const given = new Set([...inUse.given, ...this.#compositions.flatMap(releasesOf)]);
    this.#pool.frames.keepOnly({ ...inUse, given });
    this.#compositions = compositions;
  }

  /** Later documents make them when the services have not told the configuration yet. */
  async #makeFrames(compositions: readonly ResolvedComposition[]): Promise<void> {
    const config = await this.#options.config();
    for (const composition of config ? compositions : []) {
      await this.#pool.frames.make({ composition, config: config as SiteConfig });
    }
  }

  async #recruit(shell: string): Promise<PoolMember> {
    const member = this.#pool.staff.spawn(this.#options.placeOfShell(shell));
    const blocked = this.#compositions.flatMap((composition) => this.#pool.judge.blocked.in(composition));
    await proveWorker(this.#pool, member, await this.#qualification(this.#compositions, blocked, ['/']));
    return member;
  }

  async #qualification(
    compositions: readonly ResolvedComposition[],
    clientOnly: readonly string[],
    paths: readonly string[],
  ): Promise<Qualification> {
    const config = await this.#options.config();
    const { publicOrigin } = this.#options.start;
    return { compositions, clientOnly, config, paths, publicOrigin };
  }
}

function versionsIn(compositions: readonly ResolvedComposition[]): RemoteVersion[] {
  return compositions.flatMap(({ remotes }) =>
    remotes.map(({ descriptor: { name, version } }) => ({ remote: name, version })),
  );
}
