import { type Endpoint, encodeQuery } from '@bazaar/contracts';
import type * as z from 'zod/mini';
import { createDatabase, type Database } from '../kit/database/database.ts';
import { createApp } from '../kit/http/create-app.ts';
import { mount } from '../kit/http/mount.ts';
import { merchantService } from '../merchant/index.ts';
import { productService } from '../product/index.ts';
import { recordRequests } from '../testing/recorded-requests.ts';
import { TEST_ENVIRONMENT } from '../testing/test-app.ts';
import { createTestDatabase, holdDay } from '../testing/test-database.ts';
import { demoDatabase } from './demo-database.fixture.ts';

/** The current time of these tests. */
export const NOW = new Date('2026-11-20T08:00:00.000Z');

interface RequestParts {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: unknown;
}

/** The catalogue's two services over their own seeded database. */
export interface SeededApp {
  readonly db: Database;
  /** Requests an endpoint; the response must match its contract. */
  call<E extends Endpoint>(endpoint: E, parts?: RequestParts): Promise<z.output<E['response']>>;
  /** Status, problem code and, if any, the data of the response to an address. */
  refusal(address: string): Promise<{ status: number; code: string; data?: unknown }>;
  /** Names of the fields that the request to an address is refused for; the status must be 400. */
  refusedFields(address: string): Promise<string[]>;
  close(): Promise<void>;
}

/** Opens the services on a new database with the demo data, with fewer goods when `products` is given. */
export async function openSeededApp({ products }: { products?: number } = {}): Promise<SeededApp> {
  const source = await demoDatabase({ now: NOW, ...(products === undefined ? {} : { products }) });
  const database = await createTestDatabase(source);
  await holdDay(database, NOW);
  const db = createDatabase(database.url, { connections: 4 });
  const running = createDatabase(database.runningUrl, { connections: 4 });
  const app = recordRequests(createApp(TEST_ENVIRONMENT));
  const onClose = (stop: () => Promise<void>) => void app.addHook('onClose', stop);
  const beforeClose = (stop: () => Promise<void>) => void app.addHook('preClose', stop);
  const surroundings = {
    environment: TEST_ENVIRONMENT,
    log: app.log,
    onListen: () => undefined,
    onClose,
    beforeClose,
  };
  const context = { db: running, clock: () => NOW, ...surroundings };
  for (const route of [...productService.routes(context), ...merchantService.routes(context)]) {
    mount(app, route, { context, authenticate: async () => null, checkRead: () => undefined });
  }
  return {
    db,
    call: async (endpoint, parts = {}) => {
      const answer = await app.inject({ method: endpoint.method, url: addressOf(endpoint, parts) });
      if (answer.statusCode !== 200) {
        throw new Error(`${endpoint.path} answered ${answer.statusCode}: ${answer.body}`);
      }
      return endpoint.response.parse(answer.json()) as never;
    },
    refusal: async (address) => {
      const answer = await app.inject({ method: 'GET', url: address });
      const { code, data } = answer.json();
      return { status: answer.statusCode, code, ...(data !== undefined && { data }) };
    },
    refusedFields: async (address) => {
      const answer = await app.inject({ method: 'GET', url: address });
      return answer.statusCode === 400 ? Object.keys(answer.json().errors) : [];
    },
    close: async () => {
      await app.close();
      await Promise.all([db.destroy(), running.destroy()]);
      await database.drop();
    },
  };
}

function addressOf({ service, path }: Endpoint, { params = {}, query = {} }: RequestParts): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => String(params[name]));
  return `/${service}${filled}?${encodeQuery(query)}`;
}
