import { createHash } from 'node:crypto';

/** An event as it is stored. */
export interface AuditEvent {
  readonly id: number;
  readonly at: string;
  readonly actorRole: string;
  readonly actorUserId: number | null;
  readonly actorSupplierId: number | null;
  readonly act: string;
  readonly subjectKind: string;
  readonly subjectId: number;
  readonly isBusiness: boolean;
  readonly thingKind: string;
  readonly thingId: string;
  readonly sessionId: string | null;
  readonly network: string | null;
  readonly requestId: string | null;
}

/** A link of the chain; its event is null when the database has it no more. */
export interface AuditLink {
  readonly place: number;
  readonly eventId: number;
  /** In hexadecimal digits. */
  readonly hash: string;
  readonly event: AuditEvent | null;
}

/** Where a chain ends: so many links, and the hash of the last. */
export interface ChainEnd {
  readonly place: number;
  readonly hash: string;
}

/** Where every chain begins. */
export const CHAIN_BEGINNING: ChainEnd = { place: 0, hash: createHash('sha256').digest('hex') };

/** An event as its hash reads it; kit/functions/audit_line.sql writes the same line. */
export function auditLine(event: AuditEvent): string {
  const { id, at, actorRole, actorUserId, actorSupplierId, act, subjectKind, subjectId } = event;
  const { isBusiness, thingKind, thingId, sessionId, network, requestId } = event;
  const actor = [actorRole, actorUserId ?? '', actorSupplierId ?? ''];
  const subject = [subjectKind, subjectId, isBusiness, thingKind, thingId];
  return [id, at, ...actor, act, ...subject, sessionId ?? '', network ?? '', requestId ?? ''].join('|');
}

/**
 * Follows links from where the ones before end. What was changed, removed or put in between is the first fault; nothing after
 * it can be believed.
 */
export function followChain(
  from: ChainEnd,
  links: readonly AuditLink[],
): { readonly end: ChainEnd; readonly fault: string | null } {
  let end = from;
  for (const link of links) {
    const fault = faultOf(end, link);
    if (fault !== null) {
      return { end, fault };
    }
    end = { place: link.place, hash: link.hash };
  }
  return { end, fault: null };
}

function faultOf(before: ChainEnd, { place, eventId, hash, event }: AuditLink): string | null {
  if (place !== before.place + 1) {
    return `Link ${before.place + 1} is missing: ${place} follows ${before.place}.`;
  }
  if (event === null) {
    return `Event ${eventId}, of link ${place}, was removed.`;
  }
  const line = Buffer.from(auditLine(event));
  const expected = createHash('sha256')
    .update(Buffer.concat([Buffer.from(before.hash, 'hex'), line]))
    .digest('hex');
  return expected === hash ? null : `Event ${eventId}, of link ${place}, is not what was linked.`;
}
