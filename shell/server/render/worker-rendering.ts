import type { Manifest } from '@bazaar/contracts/platform';
import type { SiteConfig } from '@bazaar/contracts/setting';
import type { ResolvedComposition } from '../composition.rules.ts';
import type { Rendering, RenderingStatus } from '../rendering.ts';
import { findCandidate } from './candidate-trial.ts';
import type { PoolMember } from './pool-member.ts';
import { compositionsOf, type Proof, proveWorker, silentLog } from './prove-worker.ts';
import { keyOf, type RemoteVersion } from './remote-version.rules.ts';
import { RenderPool, type RenderPoolOptions } from './render-pool.ts';

export interface WorkerRenderingOptions extends RenderPoolOptions {
  shellBuild: string;
  /** Null while the services have never answered. */
  config(): Promise<SiteConfig | null>;
}

/** Renders in worker processes; each manifest is tried by a worker that has no visitors. */
export class WorkerRendering implements Rendering {
  readonly #options: WorkerRenderingOptions;
  readonly #pool: RenderPool;
  #compositions: readonly ResolvedComposition[] = [];
  #refused: RenderingStatus['refusedManifest'] = null;

  constructor(options: WorkerRenderingOptions) {
    this.#options = options;
    this.#pool = new RenderPool(options);
  }

  get render() {
    return this.#pool.render;
  }

  readonly prepare = async (manifest: Manifest): Promise<void> => {
    try {
      await this.#adopt(compositionsOf(manifest, this.#options.shellBuild));
      this.#refused = null;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.#refused = { sequence: manifest.sequence, reason };
      throw error;
    }
  };

  readonly status = (): RenderingStatus => {
    const { staff, judge, queued, counts } = this.#pool;
    return {
      workers: staff.working.map(({ id, state, documents, running, liveHeapBytes, rssBytes }) => ({
        ...{ id, state, documents, running, liveHeapBytes, rssBytes },
      })),
      ...{ queued, counts },
      clientOnly: judge.blocked.list(),
      allClientOnly: judge.blocked.all(),
      refusedManifest: this.#refused,
    };
  };

  readonly close = (): void => this.#pool.staff.close();

  async #adopt(compositions: readonly ResolvedComposition[]): Promise<void> {
    const { log } = this.#options;
    const known = new Set(releasesOf(this.#compositions).map(keyOf));
    const { member, guilty } = await findCandidate({
      ...{ pool: this.#pool, compositions, log },
      // With the first manifest nothing is in service that could stay.
      isNew: (release) => known.size > 0 && !known.has(keyOf(release)),
      proof: (clientOnly, paths) => this.#proof(compositions, clientOnly, paths),
    });
    this.#compositions = compositions;
    this.#pool.judge.blocked.lift();
    for (const { blamed, reason } of guilty) {
      this.#pool.judge.block(blamed, reason);
    }
    this.#pool.staff.adopt(member, () => this.#recruit());
  }

  async #recruit(): Promise<PoolMember> {
    const member = this.#pool.staff.spawn();
    const blocked = this.#compositions.flatMap((composition) => this.#pool.judge.blocked.in(composition));
    await proveWorker(this.#pool, member, await this.#proof(this.#compositions, blocked, ['/']));
    return member;
  }

  async #proof(
    compositions: readonly ResolvedComposition[],
    clientOnly: readonly string[],
    paths: readonly string[],
  ): Promise<Proof> {
    const config = await this.#options.config();
    const { publicOrigin } = this.#options.start;
    return { compositions, clientOnly, config, paths, publicOrigin, log: silentLog };
  }
}

function releasesOf(compositions: readonly ResolvedComposition[]): RemoteVersion[] {
  return compositions.flatMap(({ remotes }) =>
    remotes.map(({ descriptor: { name, version } }) => ({ remote: name, version })),
  );
}
