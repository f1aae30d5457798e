import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { CLIENT_ID, CLIENT_ID_HEADER, SiteConfig } from '@bazaar/contracts/setting';
import type { ManifestLog } from './manifest-store.ts';

const FRESH_MS = 30_000;
const TIMEOUT_MS = 1_500;
/** How long the first page waits for the service while the disk has a configuration. */
const FIRST_TIMEOUT_MS = 500;
const RETRY_MS = 5_000;

/**
 * The site's configuration from the settings service, cached for half a minute; the last good one is used when a
 * refresh fails. It is also kept on disk, so that the shell can start while the service does not respond.
 */
export interface ConfigStore {
  /** @throws Error when the service has never responded. */
  get(): Promise<SiteConfig>;
}

export interface ConfigStoreOptions {
  servicesOrigin: string;
  /** Where the last good configuration is kept. */
  file: string;
  log: ManifestLog;
}

export function createConfigStore({ servicesOrigin, file, log }: ConfigStoreOptions): ConfigStore {
  let known: SiteConfig | null = null;
  let refreshAt = 0;
  let pending: Promise<SiteConfig> | null = null;

  async function load(): Promise<SiteConfig> {
    // Set before the outcome: a service that fails is not asked with every page.
    refreshAt = Date.now() + RETRY_MS;
    const config = await request(servicesOrigin);
    refreshAt = Date.now() + FRESH_MS;
    if (JSON.stringify(config) !== JSON.stringify(known)) {
      known = config;
      await write(file, config).catch((error) =>
        log.error({ reason: String(error) }, 'the configuration could not be kept on disk'),
      );
    }
    return config;
  }

  function refresh(): Promise<SiteConfig> {
    pending ??= load().finally(() => {
      pending = null;
    });
    return pending;
  }

  async function first(): Promise<SiteConfig> {
    const fresh = refresh();
    fresh.catch(() => undefined);
    const stored = await read(file);
    if (!stored) {
      return fresh;
    }
    const config = await Promise.race([fresh.catch(() => stored), pause(stored)]);
    known ??= config;
    return known;
  }

  return {
    async get() {
      if (!known) {
        return first();
      }
      if (Date.now() > refreshAt) {
        refresh().catch((error) =>
          log.error({ reason: String(error) }, 'the configuration could not be refreshed'),
        );
      }
      return known;
    },
  };
}

async function request(servicesOrigin: string): Promise<SiteConfig> {
  const response = await fetch(`${servicesOrigin}/setting/api/v1/settings`, {
    headers: { [CLIENT_ID_HEADER]: CLIENT_ID },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) {
    throw new Error(`The settings service answered ${response.status}.`);
  }
  return SiteConfig.parse(await response.json());
}

function pause(stored: SiteConfig): Promise<SiteConfig> {
  return new Promise((resolve) => setTimeout(resolve, FIRST_TIMEOUT_MS, stored));
}

/** Null for a missing file and for one of another version. */
async function read(file: string): Promise<SiteConfig | null> {
  try {
    return SiteConfig.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return null;
  }
}

/** Renamed into place, so that a process that ends meanwhile leaves no half of it. */
async function write(file: string, config: SiteConfig): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.next`, JSON.stringify(config));
  await rename(`${file}.next`, file);
}
