import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { openServices } from '../app.ts';
import { createDatabase, type Database } from '../kit/database/database.ts';
import type { Environment } from '../kit/environment.ts';
import { recordRequests } from './recorded-requests.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { createTestDatabase, holdDay } from './test-database.ts';

/**
 * What a busy machine would refuse is not what is tested; the refusal has tests of its own. 0 is no limit: an event loop
 * that was held for a whole second counts as endlessly late.
 */
const PATIENT = { MAX_EVENT_LOOP_DELAY_MS: '0' };

export const TEST_ENVIRONMENT: Environment = {
  name: 'demo',
  isPublicDemo: false,
  host: '127.0.0.1',
  publicOrigin: 'http://localhost:3000',
  messageSender: 'demo-inbox',
  signingKey: null,
  trustedProxies: [],
  logLevel: 'silent',
  simulateSuppliers: false,
  // Tests write faster than people, and spend in a moment what people do in months; the limits have separate tests.
  variables: {
    ...{
      WRITES_PER_MINUTE: '0',
      READ_UNITS_PER_SECOND: '0',
      NEEDS_PER_MINUTE: '0',
      SEARCHES_PER_MINUTE: '0',
      REQUESTS_PER_HOUR: '0',
      SIGN_IN_WORK_BITS: '4',
      // Half of it costs no work.
      SMS_PER_NETWORK: '120',
      STEP_UP_LIMIT_RIAL: '1000000000000',
      CHECK_RESPONSES: '1',
    },
    ...PATIENT,
  },
};

/** A clock that stands still until it is advanced. */
export interface TestClock {
  (): Date;
  advance(milliseconds: number): void;
}

/** Creates a clock that a test advances. */
export function createTestClock(start = '2026-11-20T10:00:00.000Z'): TestClock {
  let now = Date.parse(start);
  return Object.assign(() => new Date(now), {
    advance: (milliseconds: number) => {
      now += milliseconds;
    },
  });
}

export interface TestApp extends AsyncDisposable {
  readonly app: FastifyInstance;
  /** The database as its owner; the apps use it as the role that runs the services. */
  readonly db: Database;
  /** Address of the database as its owner. */
  readonly url: string;
  /** Address of the database for the role that runs the services. */
  readonly runningUrl: string;
  readonly clock: TestClock;
  /** Another app on the same database, as another instance of the services would be. */
  another(environment?: Partial<Environment>): Promise<FastifyInstance>;
  /** Closes the apps and all connections; the database stays, so that it can be copied. */
  disconnect(): Promise<void>;
  /** Runs every job that is due by the clock; returns the number of attempts. */
  runJobs(): Promise<number>;
}

export interface TestAppSource {
  /** Address of a database to copy, instead of the empty one; it must have no open connections. */
  readonly copyOf?: string;
  readonly clock?: TestClock;
}

/**
 * All services on their own database, migrated and empty. Dispose of it with `await
 * testApp[Symbol.asyncDispose]()`.
 */
export async function createTestApp(
  environment: Partial<Environment> = {},
  { copyOf, clock = createTestClock() }: TestAppSource = {},
): Promise<TestApp> {
  const { url, runningUrl, drop } = await createTestDatabase(copyOf);
  await holdDay({ url }, clock());
  const db = createDatabase(url, { connections: 8 });
  const running = createDatabase(runningUrl, { connections: 8 });
  const files = await temporaryFolder();
  const apps: FastifyInstance[] = [];
  const open = async (changes: Partial<Environment> = {}) => {
    const asked = { ...TEST_ENVIRONMENT, ...environment, ...changes };
    const variables = { BAZAAR_DATA: files.folder, ...PATIENT, ...asked.variables };
    const opened = await openServices({ db: running, clock, environment: { ...asked, variables } });
    apps.push(recordRequests(opened.app));
    return opened;
  };
  const { app, runJobs } = await open();
  let disconnected: Promise<void> | undefined;
  const closeAll = async () => {
    await Promise.all(apps.map((every) => every.close()));
    await Promise.all([db.destroy(), running.destroy()]);
  };
  const disconnect = () => {
    disconnected ??= closeAll();
    return disconnected;
  };
  return {
    app,
    db,
    url,
    runningUrl,
    clock,
    runJobs,
    another: async (changes) => (await open(changes)).app,
    disconnect,
    async [Symbol.asyncDispose]() {
      await disconnect();
      await drop();
      await files[Symbol.asyncDispose]();
    },
  };
}

/** A new number each time, so that tests do not share limits. */
export function randomMobile(): string {
  return `+989${String(randomBytes(4).readUInt32BE() % 1_000_000_000).padStart(9, '0')}`;
}
