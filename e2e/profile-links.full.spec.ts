import type { Page } from '@playwright/test';
import { visit } from './profile-visit.fixture.ts';
import { giveSession } from './session.fixture.ts';
import type { SharedSite, StoredSession } from './site/shared-site.ts';
import { expect, test } from './test.fixture.ts';

/** Pages of one kind that are visited; the others of it have the same links. */
const OF_ONE_KIND = 2;

/** The kind of an address: numbers and slugs in it do not count. */
function kindOf({ pathname, searchParams }: URL): string {
  const steps = pathname.split('/').map((step) => (/^\d+$|[^\x20-\x7E]|%/.test(step) ? '#' : step));
  return [...steps, ...[...searchParams.keys()].sort()].join('/');
}

/** The addresses of a site that were found, each once, and of one kind no more than are worth a visit. */
class Finds {
  readonly #known = new Set<string>();
  readonly #counts = new Map<string, number>();
  readonly #origin: string;
  /** Addresses of the profile that are still to be visited. */
  readonly inside: string[] = [];
  readonly outside: string[] = [];

  constructor(origin: string) {
    this.#origin = origin;
  }

  add(href: string): void {
    const url = new URL(href, this.#origin);
    const target = url.pathname + url.search;
    const kind = kindOf(url);
    const count = this.#counts.get(kind) ?? 0;
    if (url.origin === this.#origin && !this.#known.has(target) && count < OF_ONE_KIND) {
      this.#known.add(target);
      this.#counts.set(kind, count + 1);
      (url.pathname.startsWith('/profile') ? this.inside : this.outside).push(target);
    }
  }
}

/** Follows the links of the profile from page to page. @returns how many pages of it were seen. */
async function crawl(page: Page, { origin }: SharedSite): Promise<number> {
  const finds = new Finds(origin);
  finds.add('/profile');
  let visited = 0;
  for (let path = finds.inside.shift(); path !== undefined; path = finds.inside.shift()) {
    visited += 1;
    await visit(page, path);
    await expect(page.locator('main [aria-busy="true"]'), path).toHaveCount(0);
    await expect(page.locator('main [role="alert"]'), path).toHaveCount(0);
    // Header and footer are those of every page.
    const links = page.locator('main a[href]');
    const hrefs = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    hrefs.forEach((href) => {
      finds.add(href);
    });
  }
  for (const target of finds.outside) {
    expect((await page.request.get(target)).status(), target).toBe(200);
  }
  return visited;
}

const PEOPLE: readonly [who: string, session: (site: SharedSite) => StoredSession, pages: number][] = [
  ['the buyer with a history', ({ demoBuyer }) => demoBuyer, 18],
  ['the buyer who is new', ({ newBuyer }) => newBuyer, 10],
];

for (const [who, session, pages] of PEOPLE) {
  test(`no link of the profile of ${who} leads to a page that is not there`, async ({
    page,
    context,
    site,
  }) => {
    test.slow();
    await giveSession(context, site.origin, session(site));

    expect(await crawl(page, site)).toBeGreaterThan(pages);
  });
}
