import type { Manifest } from '@bazaar/contracts/platform';
import type { BlockedRelease } from './render/blocked-releases.ts';
import type { PoolCounts } from './render/render-pool.ts';
import type { PageRenderer } from './rendered-page.ts';

/** What operators see of rendering. */
export interface RenderingStatus {
  /** None when documents are rendered in the server's own process, as in development. */
  workers: readonly {
    id: number;
    state: string;
    documents: number;
    running: number;
    liveHeapBytes: number;
    rssBytes: number;
  }[];
  queued: number;
  /** Services that some worker does not ask at present, because they do not respond. */
  servicesAtRest: readonly string[];
  /** True when the frames of routes are kept for visitors whom no worker gives a document. */
  hasFrames: boolean;
  counts: Readonly<PoolCounts>;
  /** Releases that render in the browser alone because of what their server code did. */
  clientOnly: readonly BlockedRelease[];
  /** Why this is so for every remote; null when it is not. */
  allClientOnly: string | null;
  /** The last manifest that no worker could serve; null when the newest one is in force. */
  refusedManifest: { sequence: number; reason: string } | null;
}

/** Where documents are rendered. */
export interface Rendering {
  render: PageRenderer;
  /** Makes ready for a manifest before it comes into force. @throws ManifestError when it cannot be served. */
  prepare(manifest: Manifest): Promise<void>;
  status(): RenderingStatus;
  close(): void;
}

/** Renders in this process: for development and for profiling, where a remote's faults are seen at once. */
export function createOwnRendering(
  render: PageRenderer,
  prepare: (manifest: Manifest) => Promise<void>,
): Rendering {
  const counts = { deaths: 0, retirements: 0, retries: 0, deadlines: 0, overloads: 0, lostStreams: 0 };
  return {
    render,
    prepare,
    status: () => ({
      ...{ workers: [], queued: 0, servicesAtRest: [], hasFrames: false, counts },
      ...{ clientOnly: [], allClientOnly: null, refusedManifest: null },
    }),
    close: () => undefined,
  };
}
