import { CLIENT_ID, CLIENT_ID_HEADER, SiteConfig } from '@bazaar/contracts/setting';
import type { ManifestLog } from './manifest-store.ts';

const FRESH_MS = 30_000;
const TIMEOUT_MS = 1500;

/**
 * The site's configuration from the settings service, cached for half a minute; the last good one is used when a
 * refresh fails.
 */
export interface ConfigStore {
  /** @throws Error when the service has never responded. */
  get(): Promise<SiteConfig>;
}

export function createConfigStore(servicesOrigin: string, log: ManifestLog): ConfigStore {
  let known: { config: SiteConfig; at: number } | null = null;
  let pending: Promise<SiteConfig> | null = null;

  async function load(): Promise<SiteConfig> {
    const response = await fetch(`${servicesOrigin}/setting/api/v1/settings`, {
      headers: { [CLIENT_ID_HEADER]: CLIENT_ID },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) {
      throw new Error(`The settings service answered ${response.status}.`);
    }
    const config = SiteConfig.parse(await response.json());
    known = { config, at: Date.now() };
    return config;
  }

  function refresh(): Promise<SiteConfig> {
    pending ??= load().finally(() => {
      pending = null;
    });
    return pending;
  }

  return {
    async get() {
      if (!known) {
        return refresh();
      }
      if (Date.now() - known.at > FRESH_MS) {
        refresh().catch((error) =>
          log.error({ reason: String(error) }, 'the configuration could not be refreshed'),
        );
      }
      return known.config;
    },
  };
}
