import { type Manifest, namedVersions, type RemoteName } from '@bazaar/contracts/platform';
import { createRegistry } from '@bazaar/telemetry/metrics';
import { Counter, Histogram, type Registry } from 'prom-client';
import type { ResolvedComposition } from '../composition.rules.ts';
import type { PageRenderer } from '../rendered-page.ts';

const RENDER_BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 3, 10];
/** More addresses than this are counted as often as they report. */
const MAX_ADDRESSES = 10_000;

/**
 * What became of a document: from the cache (`fresh`, `stale`, and `stored` where no new one could be made), `rendered`,
 * left to the browser (`client`), the `frame` of its route alone, a page `without_service`, a `redirect`, or `failed`.
 */
export type DocumentOutcome =
  | 'fresh'
  | 'stale'
  | 'stored'
  | 'rendered'
  | 'client'
  | 'frame'
  | 'without_service'
  | 'redirect'
  | 'failed';

/** A browser's report of a fault; none of it is trusted. */
interface ReportedFault {
  remote: string;
  version: string;
  /** Each address counts once for a version. */
  address: string;
  /** How many visits this one stands for. */
  standsFor: number;
}

/** What the shell counts for `/metrics`. */
export interface ShellMetrics {
  registry: Registry;
  countDocument(outcome: DocumentOutcome): void;
  /** A document of the composition is asked for. */
  visit(composition: ResolvedComposition): void;
  /** Versions that the manifest does not name are not counted: anybody can report anything. */
  browserFault(fault: ReportedFault): void;
  /** Measures how long documents take that are rendered. */
  timed(render: PageRenderer): PageRenderer;
}

export function createShellMetrics(manifest: () => Manifest): ShellMetrics {
  const registry = createRegistry();
  const registers = [registry];
  const documents = new Counter({
    name: 'bazaar_documents_total',
    help: 'Documents by what became of them.',
    labelNames: ['outcome'],
    registers,
  });
  const rendering = new Histogram({
    name: 'bazaar_render_duration_seconds',
    help: 'Time until a document that is rendered begins, with the wait for a worker.',
    buckets: RENDER_BUCKETS,
    registers,
  });
  const visits = new Counter({
    name: 'bazaar_remote_visits_total',
    help: 'Documents by the versions of remotes in their composition.',
    labelNames: ['remote', 'version'],
    registers,
  });
  const faults = createFaults(registry, manifest);
  return {
    registry,
    countDocument: (outcome) => documents.inc({ outcome }),
    visit({ shell, remotes }) {
      visits.inc({ remote: 'shell', version: shell });
      for (const { descriptor } of remotes) {
        visits.inc({ remote: descriptor.name, version: descriptor.version });
      }
    },
    browserFault: faults,
    timed: (render) => async (request) => {
      const stop = rendering.startTimer();
      try {
        return await render(request);
      } finally {
        stop();
      }
    },
  };
}

function createFaults(registry: Registry, manifest: () => Manifest): ShellMetrics['browserFault'] {
  const faults = new Counter({
    name: 'bazaar_remote_browser_faults_total',
    help: 'Visits in which a version failed in the browser, as their reports tell.',
    labelNames: ['remote', 'version'],
    registers: [registry],
  });
  const counted = new Set<string>();
  return ({ remote, version, address, standsFor }) => {
    const key = `${remote}@${version} ${address}`;
    if (!isNamed(manifest(), remote, version) || counted.has(key)) {
      return;
    }
    if (counted.size < MAX_ADDRESSES) {
      counted.add(key);
    }
    faults.inc({ remote, version }, standsFor);
  };
}

function isNamed({ remotes, shell }: Manifest, name: string, version: string): boolean {
  const remote = Object.hasOwn(remotes, name) ? remotes[name as RemoteName] : undefined;
  return name === 'shell'
    ? shell?.active === version
    : remote !== undefined && namedVersions(remote).includes(version);
}
