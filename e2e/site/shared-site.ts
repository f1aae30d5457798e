/** The site that all tests share, started once for the whole run. */
export interface SharedSite {
  readonly origin: string;
  readonly servicesOrigin: string;
  /** The data folder of the production build, with every release. */
  readonly build: string;
  /** The data folder of the shared shell: its manifest and its mirror. */
  readonly data: string;
  /** A folder of this run, removed at its end. */
  readonly runFolder: string;
  /** The signed-in buyer of the demo data; shared by all tests, because a number may request one code a minute. */
  readonly demoBuyer: StoredSession;
  /** The buyer of the demo data who has done nothing yet. */
  readonly newBuyer: StoredSession;
  /**
   * New buyers who signed in before the first test, each for one test: a number is sent one code a minute, and theirs is
   * over when the test asks for the next.
   */
  readonly earlyBuyers: readonly StoredSession[];
  /** The user who answers for one supplier of the demo data. */
  readonly demoSupplier: StoredSession;
  /** The operator of the marketplace. */
  readonly demoOperator: StoredSession;
}

/** The session's entries in the browser's storage, by key. */
export type StoredSession = Readonly<Record<'userInfo' | 'accessToken' | 'config', string>>;

const VARIABLE = 'BAZAAR_TEST_SITE';

/** Passes the site to the workers, which inherit this process's environment. */
export function publishSharedSite(site: SharedSite): void {
  process.env[VARIABLE] = JSON.stringify(site);
}

export function sharedSite(): SharedSite {
  const text = process.env[VARIABLE];
  if (text === undefined) {
    throw new Error(
      'No site is running: the tests are started with "npm test", whose global setup starts it.',
    );
  }
  return JSON.parse(text);
}
