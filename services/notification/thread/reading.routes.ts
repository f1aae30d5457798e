import {
  getFlatThread,
  getSubjectConversation,
  getThread,
  listConversations,
} from '@bazaar/contracts/notification';
import type { Database } from '../../kit/database/database.ts';
import { forbidden, notFound } from '../../kit/http/errors.ts';
import { type ServiceContext, type ServiceRoute, sessionRoute } from '../../kit/http/service.ts';
import { messages } from '../messages.ts';
import { findAdjacentMessages, findMessages } from './message.sql.ts';
import type { Participant } from './participant.sql.ts';
import { publicSubject } from './start-thread.commands.ts';
import { toTree } from './thread.rules.ts';
import { findThread, findThreadOnSubject, findThreads, type ThreadRow } from './thread.sql.ts';
import { showMessages, showThreads } from './thread.view.ts';

const TREE_MESSAGES = 500;

/** The thread, or the 404 of one that the caller takes no part in. */
export async function threadOf(db: Database, id: number, participant: Participant): Promise<ThreadRow> {
  const thread = await findThread(db, id, participant);
  if (thread === null) {
    throw notFound(messages.conversation);
  }
  return thread;
}

/** Throws 403 for an agent who only reads the requests of the buyer's company. */
export function requireWriter({ mayWrite }: ThreadRow): void {
  if (!mayWrite) {
    throw forbidden(messages.notAWriter);
  }
}

/** Throws 403 for an agent: what a whole company no longer sees, or with whom it no longer talks, its owner decides. */
export function requireSide({ role }: ThreadRow): void {
  if (role !== null && role !== 'owner') {
    throw forbidden(messages.ownersAlone);
  }
}

/** Endpoints that read threads and their messages. */
export function readingRoutes({ db, clock }: ServiceContext): ServiceRoute[] {
  return [
    sessionRoute(listConversations, async ({ user, query: { paging, term, filter } }) => {
      const found = await findThreads(db, { ...filter, participant: user, term }, paging);
      const items = await showThreads(db, found.rows, { userId: user.userId, now: clock() });
      return { items, totalCount: found.totalCount, ...paging };
    }),
    sessionRoute(getSubjectConversation, async ({ user, query }) => {
      const { supplierId } = await publicSubject(db, query);
      const thread = await findThreadOnSubject(db, user.userId, { ...query, supplierId });
      const view = { userId: user.userId, now: clock() };
      const [conversation = null] = thread === null ? [] : await showThreads(db, [thread], view);
      return { conversation, isOwnSupplier: supplierId === user.supplierId };
    }),
    sessionRoute(getFlatThread, async ({ user, query }) => {
      const thread = await threadOf(db, query.conversationId, user);
      const { before = null, after = null, take } = query;
      const rows = await findMessages(db, thread.id, { before, after, take });
      const first = rows[0]?.id ?? before ?? after ?? 0;
      const last = rows.at(-1)?.id ?? after ?? before ?? 0;
      const [items, adjacent] = await Promise.all([
        showMessages(db, rows, { thread, view: { userId: user.userId, now: clock() } }),
        findAdjacentMessages(db, thread.id, { first, last }),
      ]);
      return { items, ...adjacent };
    }),
    sessionRoute(getThread, async ({ user, params }) => {
      const thread = await threadOf(db, params.id, user);
      const view = { userId: user.userId, now: clock() };
      const rows = await findMessages(db, thread.id, { before: null, after: null, take: TREE_MESSAGES });
      const [items, [conversation]] = await Promise.all([
        showMessages(db, rows, { thread, view }),
        showThreads(db, [thread], view),
      ]);
      if (conversation === undefined) {
        throw notFound(messages.conversation);
      }
      return { conversation, items: toTree(items as never) };
    }),
  ];
}
