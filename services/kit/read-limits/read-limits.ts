import { type Endpoint, READ_COSTS, readCostOf } from '@bazaar/contracts';
import type { FastifyRequest } from 'fastify';
import type { Environment } from '../environment.ts';
import { tooManyRequests } from '../http/errors.ts';
import { isIpv4, networkOf, unmapped, wideNetworkOf } from '../http/network.ts';
import type { Principal, ServiceContext } from '../http/service.ts';
import { readCount } from '../settings.ts';
import { type Crawlers, createCrawlers } from './crawlers.ts';
import { type Allowance, createTokenBuckets, type Spending } from './token-buckets.ts';

const UNITS_PER_SECOND = 120;
/** A client that was away may read so many seconds' units at once: a few pages are opened together. */
const SECONDS_AT_ONCE = 5;
/** A network has as much as so many clients, a crawler as so many of them over all its addresses. */
const CLIENTS_OF_NETWORK = 8;
const CLIENTS_OF_CRAWLER = 4;

/** A read, and who wants it. */
export interface WantedRead {
  readonly endpoint: Endpoint;
  readonly request: FastifyRequest;
  readonly user: Pick<Principal, 'userId'> | null;
}

/** Throws 429 with `Retry-After` when a read is more than its client or network may read now. */
export type CheckRead = (read: WantedRead) => void;

type LimitsContext = Pick<ServiceContext, 'clock' | 'environment'>;

/**
 * The limits of reads in units of cost, `READ_UNITS_PER_SECOND` (120; 0: none) for a client: a signed-in user, or an
 * address. In the demo no name server is asked for crawlers.
 */
export function createReadLimits(
  { clock, environment }: LimitsContext,
  crawlers: Crawlers = environment.name === 'demo' ? NO_CRAWLERS : createCrawlers({ clock }),
): CheckRead {
  const perSecond = readCount(environment.variables, 'READ_UNITS_PER_SECOND', UNITS_PER_SECOND);
  const buckets = createTokenBuckets();
  return ({ endpoint, request, user }) => {
    const cost = readCostOf(endpoint);
    if (perSecond === 0 || cost === 0 || isOfSite(environment, request, cost)) {
      return;
    }
    const crawler = crawlers.nameOf(request.ip, request.headers['user-agent']);
    const wait = buckets.spend(
      crawler === null
        ? bucketsOf(request, user, perSecond)
        : [{ key: `crawler:${crawler}`, allowance: times(perSecond, CLIENTS_OF_CRAWLER) }],
      cost,
      clock(),
    );
    if (wait > 0) {
      throw tooManyRequests(wait);
    }
  };
}

const NO_CRAWLERS: Crawlers = { nameOf: () => null };

function bucketsOf({ ip }: FastifyRequest, user: WantedRead['user'], perSecond: number): Spending[] {
  const address = isIpv4(ip) ? unmapped(ip) : networkOf(ip);
  return [
    { key: user === null ? `address:${address}` : `user:${user.userId}`, allowance: times(perSecond, 1) },
    { key: `network:${wideNetworkOf(ip)}`, allowance: times(perSecond, CLIENTS_OF_NETWORK) },
  ];
}

function times(perSecond: number, clients: number): Allowance {
  return { perSecond: perSecond * clients, atOnce: perSecond * clients * SECONDS_AT_ONCE };
}

/**
 * Whether the site's own server reads for nobody: it names the visitor in every request that has one. What is dear it reads
 * for visitors alone, so that is counted even then.
 */
function isOfSite({ trustedProxies }: Environment, { headers }: FastifyRequest, cost: number): boolean {
  return trustedProxies.length > 0 && headers['x-forwarded-for'] === undefined && cost < READ_COSTS.search;
}
