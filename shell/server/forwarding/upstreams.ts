import { Readable } from 'node:stream';
import { type Dispatcher, Pool } from 'undici';
import type { CircuitBreakers } from './circuit-breaker.ts';

const TIMEOUT_MS = 15_000;
/** Connections to each service, so that one that does not respond takes none of another's. */
const CONNECTIONS = 32;
/** Connections for files that visitors send. */
const UPLOAD_CONNECTIONS = 8;
/** Requests that wait for a connection of one service; more would wait until their visitors have left. */
const MAX_WAITING = 256;

/** A request that was refused without asking its service. */
export class ServiceRefusal extends Error {
  override readonly name = 'ServiceRefusal';
}

/** The connections to the services, as the forwarding library uses them. */
export interface Upstreams {
  readonly headersTimeout: number;
  readonly bodyTimeout: number;
  request(options: Dispatcher.RequestOptions, done: Done): void;
  close(): Promise<void>;
}

type Done = (error: Error | null, data: Dispatcher.ResponseData) => void;

/**
 * One pool of connections for each service, and one for uploads. A request whose service has failed again and again,
 * or has more waiting requests than it will answer in time, fails at once.
 */
export function createUpstreams(origin: string, breakers: CircuitBreakers): Upstreams {
  const pools = new Map<string, Pool>();
  const limits = { headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS };

  function poolOf(name: string): Pool {
    const connections = name === 'uploads' ? UPLOAD_CONNECTIONS : CONNECTIONS;
    const pool = pools.get(name) ?? new Pool(origin, { connections, ...limits });
    pools.set(name, pool);
    return pool;
  }

  return {
    ...limits,
    request(options, done) {
      const service = options.path.split('/', 2)[1] ?? '';
      // Only files that visitors send are streams; other bodies are complete before they come here.
      const pool = poolOf(options.body instanceof Readable ? 'uploads' : service);
      const breaker = breakers.of(service);
      if (pool.stats.queued >= MAX_WAITING || !breaker.tryUse()) {
        done(new ServiceRefusal(`${service} is not asked at present`), undefined as never);
        return;
      }
      pool.request(options, (error, data) => {
        if (error) {
          breaker.failed();
        } else {
          breaker.succeeded();
        }
        done(error, data);
      });
    },
    close: async () => {
      await Promise.all([...pools.values()].map((pool) => pool.destroy()));
    },
  };
}
