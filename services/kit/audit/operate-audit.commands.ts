import type { Database } from '../database/database.ts';
import { type AuditEvent, CHAIN_BEGINNING, type ChainEnd, followChain } from './audit-chain.rules.ts';
import { type AuditSelection, findEventsAfter, findLinks, findUnlinkedBefore } from './audit-records.sql.ts';
import { AuditProblem, readAuditRequest } from './audit-request.rules.ts';

const AT_ONCE = 2_000;
/** An event is linked within a minute while a site runs. */
const UNLINKED_MS = 3_600_000;

interface Operating {
  readonly db: Database;
  readonly now: Date;
}

/**
 * `verify` follows the whole chain and says where it ends; `export` writes the events of a time. Yields lines to print.
 * @throws AuditProblem with one line, also when an event is not what was linked.
 */
export async function* operateAudit(
  { db, now }: Operating,
  words: readonly string[],
): AsyncGenerator<string> {
  const request = readAuditRequest(words);
  if (request.command === 'export') {
    yield* exportEvents(db, request.selection, request.isCsv);
    return;
  }
  const { end, isKnownSeen } = await verifyChain(db, request.knownEnd);
  if (!isKnownSeen) {
    throw new AuditProblem(
      `The chain does not have link ${request.knownEnd?.place} as it was: links were removed.`,
    );
  }
  const unlinked = await findUnlinkedBefore(db, new Date(now.getTime() - UNLINKED_MS));
  if (unlinked !== null) {
    throw new AuditProblem(`Event ${unlinked} has no link, and is older than an hour.`);
  }
  yield `${end.place} events are what was linked. The end of the chain is ${end.place}:${end.hash}`;
}

async function verifyChain(
  db: Database,
  known: ChainEnd | null,
): Promise<{ readonly end: ChainEnd; readonly isKnownSeen: boolean }> {
  let end = CHAIN_BEGINNING;
  let isKnownSeen = known === null || known.place === 0;
  for (;;) {
    const links = await findLinks(db, end.place, AT_ONCE);
    const followed = followChain(end, links);
    if (followed.fault !== null) {
      throw new AuditProblem(followed.fault);
    }
    isKnownSeen ||= links.some(({ place, hash }) => place === known?.place && hash === known.hash);
    end = followed.end;
    if (links.length < AT_ONCE) {
      return { end, isKnownSeen };
    }
  }
}

const COLUMNS = [
  'id',
  'at',
  'actorRole',
  'actorUserId',
  'actorSupplierId',
  'act',
  'subjectKind',
  'subjectId',
  'isBusiness',
  'thingKind',
  'thingId',
  'sessionId',
  'network',
  'requestId',
] as const satisfies readonly (keyof AuditEvent)[];

/** JSON lines, or CSV with a head; the database admits no character that would have to be quoted. */
async function* exportEvents(
  db: Database,
  selection: AuditSelection,
  isCsv: boolean,
): AsyncGenerator<string> {
  if (isCsv) {
    yield COLUMNS.join(',');
  }
  let afterId = 0;
  for (;;) {
    const events = await findEventsAfter(db, selection, { afterId, limit: AT_ONCE });
    for (const event of events) {
      yield isCsv ? COLUMNS.map((column) => event[column] ?? '').join(',') : JSON.stringify(event);
    }
    afterId = events.at(-1)?.id ?? afterId;
    if (events.length < AT_ONCE) {
      return;
    }
  }
}
