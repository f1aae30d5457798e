import type { AuditRole, Endpoint } from '@bazaar/contracts';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { wideNetworkOf } from '../http/network.ts';
import type { Principal } from '../http/service.ts';
import { insertAuditEvents, type StoredEntry } from './audit.sql.ts';
import type { AuditEntry, Note } from './audit.types.ts';

/** Who acts, by which request. */
interface Act {
  readonly endpoint: Endpoint;
  readonly request: Pick<FastifyRequest, 'id' | 'ip'>;
  readonly user: Principal | null;
  readonly clock: () => Date;
}

/** What one request notes. */
export interface AuditTrail {
  readonly note: Note;
  /** Throws when the handler has not noted anything, not even nothing. */
  requireNoted(): void;
}

/** Creates the notes of one request to an endpoint that is audited. */
export function createAuditTrail({ endpoint, request, user, clock }: Act): AuditTrail {
  let isNoted = false;
  return {
    async note(db, ...entries) {
      isNoted = true;
      requireDeclared(endpoint, entries);
      const stored = entries.flatMap((entry) => (user === null ? [] : storedOf(endpoint, entry, user)));
      if (user !== null && stored.length > 0) {
        const { userId, sessionId, supplierId } = user;
        const actor = {
          userId,
          supplierId,
          sessionId,
          network: wideNetworkOf(request.ip),
          requestId: request.id,
        };
        await insertAuditEvents(db, { at: clock(), actor, entries: stored });
      }
    },
    requireNoted() {
      if (!isNoted) {
        throw new Error(`${endpoint.method} ${endpoint.path} is audited, and its handler noted nothing.`);
      }
    },
  };
}

/** Notes what a job did with somebody's data. */
export async function noteByJob(db: Database, at: Date, entry: AuditEntry): Promise<void> {
  const actor = { userId: null, supplierId: null, sessionId: null, network: null, requestId: null };
  await insertAuditEvents(db, { at, actor, entries: [toStored(entry, 'job')] });
}

function requireDeclared({ audited = [], method, path }: Endpoint, entries: readonly AuditEntry[]): void {
  const strange = entries.find(({ act }) => !audited.includes(act));
  if (strange !== undefined) {
    throw new Error(`${method} ${path} notes "${strange.act}", which its contract does not declare.`);
  }
}

/** What is stored of an entry: nothing of a user's own data, unless the entry or the endpoint says as whom the user acts. */
function storedOf({ roles = [] }: Endpoint, entry: AuditEntry, user: Principal): StoredEntry[] {
  const role = entry.as ?? roles[0] ?? (entry.of !== null && 'business' in entry.of ? 'agent' : 'customer');
  const stored = toStored(entry, role);
  const isOwn = stored.subjectKind === 'user' && stored.subjectId === user.userId;
  return isOwn && (role === 'agent' || role === 'customer') && entry.as === undefined ? [] : [stored];
}

function toStored(
  { act, of, thing: [thingKind, thingId] = ['', ''] }: AuditEntry,
  role: AuditRole,
): StoredEntry {
  const thing = { thingKind, thingId: String(thingId) };
  if (of === null) {
    return { role, act, subjectKind: 'none', subjectId: 0, isBusiness: false, ...thing };
  }
  if ('supplier' in of) {
    return { role, act, subjectKind: 'supplier', subjectId: of.supplier, isBusiness: false, ...thing };
  }
  const isBusiness = 'business' in of;
  return {
    role,
    act,
    subjectKind: 'user',
    subjectId: isBusiness ? of.business : of.user,
    isBusiness,
    ...thing,
  };
}
