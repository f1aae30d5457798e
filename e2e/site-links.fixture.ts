import { type APIRequestContext, expect } from '@playwright/test';
import { elements } from './html.fixture.ts';

/** One link of the site, with the page that holds it. */
export interface SiteLink {
  readonly href: string;
  readonly from: string;
}

/** A link that leads to nothing: the status of its page, or its anchor that the page does not have. */
export interface DeadLink extends SiteLink {
  readonly fault: string;
}

export interface CrawlOptions {
  readonly origin: string;
  /** Where the crawl begins. */
  readonly starts: readonly string[];
  /** How many addresses of one kind are opened; all of them without it. */
  readonly perKind: number;
  /** Addresses that are opened at once. */
  readonly atOnce: number;
}

export interface Crawl {
  readonly dead: readonly DeadLink[];
  /** How many pages of each kind were opened. */
  readonly opened: ReadonlyMap<string, number>;
}

const OK = 200;
const OF_ONE_QUERY = 2;
/** Addresses that are no pages. */
const NO_PAGE = /^\/(api|_s|_r)(\/|$)/;
/** Behind these anything may stand, so that what does names no kind. */
const FREE_TEXT =
  /^\/(search|contents\/label|suppliers\/search|products\/compare|newai|users\/login)(?=\/|$)/;

/** The kind of an address: numbers are one kind, and so is what follows a number, and any query of several names. */
export function kindOf(href: string): string {
  const { pathname, searchParams } = new URL(href, 'http://site');
  const free = FREE_TEXT.exec(pathname)?.[0];
  const segments = pathname.split('/').map((segment) => (/^\d+$/.test(segment) ? ':id' : segment));
  const first = segments.indexOf(':id');
  const path =
    free ??
    (first < 0
      ? segments
      : [...segments.slice(0, first + 1), ...(segments.length > first + 1 ? ['*'] : [])]
    ).join('/');
  const keys = [...new Set(searchParams.keys())];
  return path + (keys.length > 1 ? '?…' : keys.map((key) => `?${key}`).join(''));
}

/** Every address of this site that a document's links lead to, with its anchor. */
export function linksOf(html: string, from: string, origin: string): SiteLink[] {
  return elements(html, 'a')
    .map(({ href }) => href)
    .filter((href) => href !== undefined)
    .map((href) => new URL(unescapeHtml(href), new URL(from, origin)))
    .filter((url) => url.origin === origin && !NO_PAGE.test(url.pathname))
    .map((url) => ({ href: url.pathname + url.search + url.hash, from }));
}

/** Addresses of an XML site map, or of its index. */
export function locationsOf(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => unescapeHtml(address));
}

/** Opens every kind of address that can be reached by links, over plain HTTP, as a crawler without scripts does. */
export async function crawl(request: APIRequestContext, options: CrawlOptions): Promise<Crawl> {
  const { starts, atOnce } = options;
  const crawler = new Crawler(request, options);
  const queue: SiteLink[] = starts.map((href) => ({ href, from: 'start' }));
  const work = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      queue.push(...(await crawler.follow(next)));
    }
  };
  // Each round opens what the one before has found.
  while (queue.length > 0) {
    await Promise.all(Array.from({ length: atOnce }, work));
  }
  return { dead: unique(crawler.dead), opened: crawler.opened };
}

class Crawler {
  readonly dead: DeadLink[] = [];
  readonly opened = new Map<string, number>();
  readonly #pages = new Map<string, Promise<Page>>();
  readonly #request: APIRequestContext;
  readonly #options: CrawlOptions;

  constructor(request: APIRequestContext, options: CrawlOptions) {
    this.#request = request;
    this.#options = options;
  }

  /** Follows a link; returns those of its page when it is the first one to it. */
  async follow(link: SiteLink): Promise<readonly SiteLink[]> {
    const [address = '', anchor] = link.href.split('#');
    const isFirst = !this.#pages.has(address) && this.#open(address);
    const page = await this.#pages.get(address);
    const fault = page && faultOf(page, anchor);
    if (fault) {
      this.dead.push({ ...link, fault });
    }
    return isFirst ? (page?.links ?? []) : [];
  }

  /** Opens an address, unless enough of its kind were. */
  #open(address: string): boolean {
    const kind = kindOf(address);
    const count = this.opened.get(kind) ?? 0;
    // A list in every order and view is the same list.
    const most = address.includes('?')
      ? Math.min(OF_ONE_QUERY, this.#options.perKind)
      : this.#options.perKind;
    if (count >= most) {
      return false;
    }
    this.opened.set(kind, count + 1);
    this.#pages.set(address, open(this.#request, this.#options.origin, address));
    return true;
  }
}

function faultOf({ status, isRendered, ids }: Page, anchor: string | undefined): string | null {
  if (status !== OK) {
    return String(status);
  }
  const name = decodeURIComponent(anchor ?? '');
  return name !== '' && isRendered && !ids.has(name) ? `no #${name}` : null;
}

/**
 * Crawls a site from its home and its site map, and expects that no link leads to nothing.
 * @param limit how many addresses of one kind, and of one file of the site map, are opened
 * @returns the kinds that were opened
 */
export async function expectNoDeadLinks(
  request: APIRequestContext,
  origin: string,
  limit: number,
): Promise<string[]> {
  const locations = async (path: string) => locationsOf(await (await request.get(origin + path)).text());
  const pathOf = (address: string) => new URL(address).pathname;
  const maps = (await locations('/sitemap.xml')).map(pathOf);
  const listed = await Promise.all(
    maps.map(async (map) => (await locations(map)).slice(0, limit).map(pathOf)),
  );
  const starts = ['/', ...listed.flat()];
  expect(starts.length).toBeGreaterThan(maps.length);

  const { dead, opened } = await crawl(request, { origin, starts, perKind: limit, atOnce: 4 });

  expect(dead.map(({ href, from, fault }) => `${fault}: ${href} on ${from}`)).toEqual([]);
  return [...opened.keys()];
}

interface Page {
  readonly status: number;
  readonly ids: ReadonlySet<string>;
  readonly links: readonly SiteLink[];
  /** Its content is in the document; that of a signed-in visitor's pages is not. */
  readonly isRendered: boolean;
}

async function open(request: APIRequestContext, origin: string, address: string): Promise<Page> {
  const response = await request.get(origin + address);
  const isHtml = response.headers()['content-type']?.startsWith('text/html') ?? false;
  const html = isHtml ? await response.text() : '';
  const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => unescapeHtml(id)));
  return {
    status: response.status(),
    ids,
    links: linksOf(html, address, origin),
    isRendered: /<h1[\s>]/.test(html),
  };
}

function unique(dead: readonly DeadLink[]): DeadLink[] {
  return [...new Map(dead.map((link) => [`${link.fault} ${link.href}`, link])).values()];
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescapeHtml(text: string): string {
  return text.replace(/&(#x[0-9a-f]+|#\d+|\w+);/gi, (whole, name: string) =>
    name.startsWith('#')
      ? String.fromCodePoint(Number(name.replace(/^#(x?)/i, '0$1')))
      : (ENTITIES[name] ?? whole),
  );
}
