import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../kit/database/database.ts';
import { networkOf } from '../../kit/http/network.ts';
import type { Principal } from '../../kit/http/service.ts';
import { saltOf } from './visit.sql.ts';

interface Visiting {
  readonly request: FastifyRequest;
  readonly user: Principal | null;
  readonly now: Date;
}

/**
 * The visitor's id: the user's, or for a guest a hash of network and browser with a salt that exists for one day.
 * It reveals neither address nor browser, and the same guest has another one the next day.
 */
export function visitorOf(db: Database, visiting: Visiting): Promise<string> {
  return idOf(db, visiting, visiting.request.headers['user-agent'] ?? '');
}

/**
 * The voter's id: the user's, or for a guest the day's hash of the network alone. Guests of one network are one voter,
 * because a browser's name can be made up for every vote.
 */
export function voterOf(db: Database, visiting: Visiting): Promise<string> {
  return idOf(db, visiting, 'vote');
}

async function idOf(db: Database, { request, user, now }: Visiting, detail: string): Promise<string> {
  if (user !== null) {
    return `user:${user.userId}`;
  }
  const salt = await saltOf(db, now.toISOString().slice(0, 10), randomBytes(24).toString('hex'));
  return createHash('sha256')
    .update(`${salt}\n${networkOf(request.ip)}\n${detail}`)
    .digest('base64url');
}
