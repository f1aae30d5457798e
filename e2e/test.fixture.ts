import { test as base } from '@playwright/test';
import { type Catalogue, readCatalogue } from './catalogue.fixture.ts';
import { Incidents } from './incidents.fixture.ts';
import { giveSession } from './session.fixture.ts';
import { FaultyFront } from './site/faulty-front.ts';
import { openPrivateSite, type PrivateSite, type PrivateSiteOptions } from './site/private-site.ts';
import { type SharedSite, type StoredSession, sharedSite } from './site/shared-site.ts';
import { freshNumber, signInByCode } from './site/sign-in.ts';

interface TestFixtures {
  /** Faults that are not visible; a fault that the test did not declare fails it. */
  incidents: Incidents;
  /** Which of the site's `earlyBuyers` `signedIn` is; null: a number that signs in now. */
  earlyBuyer: number | null;
  /** A new buyer for this test; the browser finds the session in its storage. */
  signedIn: StoredSession;
  /** Opens a server in front of a shell, given by its origin, at which files can fail. */
  openFront: (origin: string) => Promise<FaultyFront>;
  /** Opens a separate site for this test, where it would disturb the others. */
  openSite: (options?: PrivateSiteOptions) => Promise<PrivateSite>;
}

interface WorkerFixtures {
  site: SharedSite;
  catalogue: Catalogue;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [async ({ browserName: _any }, use) => use(sharedSite()), { scope: 'worker' }],

  catalogue: [async ({ site }, use) => use(await readCatalogue(site.servicesOrigin)), { scope: 'worker' }],

  baseURL: async ({ site }, use) => use(site.origin),

  incidents: [
    async ({ context }, use) => {
      const incidents = await Incidents.watch(context);
      await use(incidents);
      await incidents.expectNone();
    },
    { auto: true },
  ],

  earlyBuyer: [null, { option: true }],

  signedIn: async ({ site, context, earlyBuyer }, use, { retry }) => {
    // A second try finds what the first has left with that buyer.
    const early = earlyBuyer === null || retry > 0 ? undefined : site.earlyBuyers[earlyBuyer];
    const session = early ?? (await signInByCode(site.origin, freshNumber()));
    await giveSession(context, site.origin, session);
    await use(session);
  },

  openFront: async ({ incidents }, use) => {
    const opened = new AsyncDisposableStack();
    await use(async (origin) => {
      const front = await FaultyFront.open(origin);
      opened.defer(() => front.close());
      return front;
    });
    incidents.stopWatching();
    await opened.disposeAsync();
  },

  openSite: async ({ site, incidents }, use, testInfo) => {
    const opened = new AsyncDisposableStack();
    await use(async (options = {}) => {
      const own = await openPrivateSite(site, options);
      opened.defer(async () => {
        const log = own.log();
        await own.close();
        await testInfo.attach('shell.log', { body: log, contentType: 'text/plain' });
      });
      return own;
    });
    incidents.stopWatching();
    await opened.disposeAsync();
  },
});

export { expect } from '@playwright/test';
