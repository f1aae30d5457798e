import { type Manifest, ServedVersion, ServiceRecord } from '@bazaar/contracts/platform';
import type { ResolvedComposition } from './composition.rules.ts';
import type { BlockedRelease } from './render/blocked-releases.ts';
import { readWhole, writeWhole } from './written-file.ts';

const WRITE_MS = 2_000;
/** More addresses than this are counted as often as they report. */
const MAX_ADDRESSES = 10_000;
const MAX_REASON = 400;

/** A fault of a release that a browser met; none of it is trusted. */
export interface BrowserFault {
  remote: unknown;
  version: unknown;
  reason: string;
  /** Each address counts once for a version. */
  address: string;
  /** How many visits this one stands for, where only a sample of them reports. */
  standsFor: number;
}

/** Notes in a file of this shell how the active versions and its own build serve; operators' commands read from it which of them are good. */
export interface ServedVersions {
  /** A document of the composition was sent. */
  visit(composition: ResolvedComposition): void;
  browserFault(fault: BrowserFault): void;
  /** Forgets who reported a version that is no longer active: when it becomes so again, it is counted anew. */
  forgetFormer(): void;
  /** Writes what is not written yet, and stops. */
  close(): void;
}

export interface ServedVersionsOptions {
  file: string;
  manifest(): Manifest;
  /** Releases whose server code runs no more. */
  blocked(): readonly BlockedRelease[];
  log: { error(data: object, message: string): void };
  now?: () => Date;
}

/** Goes on with what the file of an earlier process says. */
export function createServedVersions(options: ServedVersionsOptions): ServedVersions {
  const ledger = new Ledger(options);
  const timer = setInterval(() => ledger.write(), WRITE_MS).unref();
  return {
    visit: ({ shell, remotes }) => {
      const releases = [{ name: 'shell', version: shell }, ...remotes.map(({ descriptor }) => descriptor)];
      for (const release of releases) {
        ledger.change(release, (entry) => ({ ...entry, visits: entry.visits + 1 }));
      }
    },
    browserFault: (fault) => ledger.noteBrowserFault(fault),
    forgetFormer: () => ledger.forgetFormer(),
    close: () => {
      clearInterval(timer);
      ledger.write();
    },
  };
}

interface NamedVersion {
  name: string;
  version: string;
}

class Ledger {
  readonly #options: ServedVersionsOptions;
  readonly #now: () => Date;
  /** By remote, or the shell: the version that is active. */
  readonly #entries: Map<string, ServedVersion>;
  /** Who has reported which version. */
  readonly #addresses = new Set<string>();
  #isWritten = true;

  constructor(options: ServedVersionsOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => new Date());
    const known = ServiceRecord.safeParse(readWhole(options.file));
    this.#entries = new Map((known.data?.versions ?? []).map((entry) => [entry.remote, entry]));
  }

  /** Changes the entry of a version that is active; others are not counted. */
  change({ name, version }: NamedVersion, change: (entry: ServedVersion) => ServedVersion): void {
    const remote = ServedVersion.shape.remote.safeParse(name).data;
    const manifest = this.#options.manifest();
    const inForce = remote === 'shell' ? manifest.shell : remote && manifest.remotes[remote];
    if (!remote || !inForce || inForce.active !== version) {
      return;
    }
    const { activeSince } = inForce;
    const known = this.#entries.get(remote);
    const entry =
      known && known.version === version && known.activeSince === activeSince
        ? known
        : {
            ...{ remote, version, activeSince, firstSeenAt: this.#now().toISOString() },
            ...{ visits: 0, browserFaults: 0, hasServerFault: false, lastFault: null },
          };
    this.#entries.set(remote, change(entry));
    this.#isWritten = false;
  }

  noteBrowserFault({ remote, version, reason, address, standsFor }: BrowserFault): void {
    const name = String(remote);
    const key = `${name}@${String(version)} ${address}`;
    if (this.#addresses.has(key)) {
      return;
    }
    this.change({ name, version: String(version) }, (entry) => {
      if (this.#addresses.size < MAX_ADDRESSES) {
        this.#addresses.add(key);
      }
      const browserFaults = entry.browserFaults + standsFor;
      return { ...entry, browserFaults, lastFault: this.#fault(reason) };
    });
  }

  forgetFormer(): void {
    const { remotes, shell } = this.#options.manifest();
    const active = new Set(
      Object.entries({ ...remotes, ...(shell && { shell }) }).map(
        ([name, state]) => `${name}@${state.active}`,
      ),
    );
    for (const key of this.#addresses) {
      if (!active.has(key.split(' ', 1)[0] ?? '')) {
        this.#addresses.delete(key);
      }
    }
  }

  write(): void {
    for (const { remote, version, reason } of this.#options.blocked()) {
      this.#noteServerFault({ name: remote, version }, reason);
    }
    if (this.#isWritten) {
      return;
    }
    const record: ServiceRecord = { schema: 1, versions: [...this.#entries.values()] };
    try {
      writeWhole(this.#options.file, `${JSON.stringify(record, null, 1)}\n`);
      this.#isWritten = true;
    } catch (error) {
      this.#options.log.error({ reason: String(error) }, 'what versions have served could not be noted');
    }
  }

  #noteServerFault(release: NamedVersion, reason: string): void {
    const known = this.#entries.get(release.name);
    if (known?.version !== release.version || !known.hasServerFault) {
      this.change(release, (entry) => ({ ...entry, hasServerFault: true, lastFault: this.#fault(reason) }));
    }
  }

  #fault(reason: string): ServedVersion['lastFault'] {
    return { at: this.#now().toISOString(), reason: reason.trim().slice(0, MAX_REASON) || 'no reason given' };
  }
}
