import { promises as dns } from 'node:dns';
import { LRUCache } from 'lru-cache';
import { unmapped } from '../http/network.ts';

const REMEMBERED_MS = 86_400_000;
/** A lookup that failed is tried again sooner: a name server may have been silent. */
const FAILED_MS = 600_000;
const MAX_ADDRESSES = 10_000;
/** Anybody can claim to be a crawler from many addresses. */
const MAX_LOOKUPS = 8;

/** Crawlers that publish how their addresses are known: by a name of their domain that leads back to the address. */
const CRAWLERS = [
  {
    name: 'google',
    agent: /Googlebot|Google-InspectionTool|GoogleOther/i,
    host: /\.(googlebot|google)\.com$/,
  },
  { name: 'bing', agent: /bingbot|adidxbot|BingPreview/i, host: /\.search\.msn\.com$/ },
  { name: 'yandex', agent: /Yandex\w*Bot|YandexBot/i, host: /\.yandex\.(com|net|ru)$/ },
  { name: 'apple', agent: /Applebot/i, host: /\.applebot\.apple\.com$/ },
  { name: 'baidu', agent: /Baiduspider/i, host: /\.baidu\.(com|jp)$/ },
] as const;
type Crawler = (typeof CRAWLERS)[number];

/** The two lookups of names; tests give their own. */
export interface NameLookup {
  reverse(address: string): Promise<readonly string[]>;
  addressesOf(host: string): Promise<readonly string[]>;
}

export interface Crawlers {
  /**
   * The crawler that an address belongs to, null while that is not known. The first request with a crawler's user agent
   * has its address looked up beside it, and waits for nothing.
   */
  nameOf(address: string, userAgent: string | undefined): string | null;
}

interface CrawlersOptions {
  readonly clock: () => Date;
  readonly lookup?: NameLookup;
}

const systemLookup: NameLookup = {
  reverse: (address) => dns.reverse(address),
  addressesOf: async (host) => (await dns.lookup(host, { all: true })).map(({ address }) => address),
};

/** Knows crawlers by name, never by what they call themselves alone. */
export function createCrawlers({ clock, lookup = systemLookup }: CrawlersOptions): Crawlers {
  const found = new LRUCache<string, { readonly name: string | null; readonly untilMs: number }>({
    max: MAX_ADDRESSES,
  });
  const running = new Set<string>();

  async function verify(address: string, crawler: Crawler): Promise<void> {
    running.add(address);
    const keep = (name: string | null, forMs: number) =>
      void found.set(address, { name, untilMs: clock().getTime() + forMs });
    try {
      keep((await belongs(lookup, address, crawler)) ? crawler.name : null, REMEMBERED_MS);
    } catch {
      keep(null, FAILED_MS);
    } finally {
      running.delete(address);
    }
  }

  return {
    nameOf(ip, userAgent) {
      const address = unmapped(ip);
      const known = found.get(address);
      if (known !== undefined && known.untilMs > clock().getTime()) {
        return known.name;
      }
      const claimed = CRAWLERS.find(({ agent }) => agent.test(userAgent ?? ''));
      if (claimed !== undefined && running.size < MAX_LOOKUPS && !running.has(address)) {
        void verify(address, claimed);
      }
      return null;
    },
  };
}

/** Both ways: anybody can give their own address the name of a crawler, but not that name their address. */
async function belongs(lookup: NameLookup, address: string, { host }: Crawler): Promise<boolean> {
  const names = (await lookup.reverse(address)).map((name) => name.toLowerCase().replace(/\.$/, ''));
  const own = names.filter((name) => host.test(name)).slice(0, 3);
  const addresses = await Promise.all(own.map((name) => lookup.addressesOf(name)));
  return addresses.flat().includes(address);
}
