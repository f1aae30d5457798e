import {
  deleteFromThread,
  EDIT_MINUTES,
  startConversation,
  startRequestConversation,
  writeMessage,
} from '@bazaar/contracts/notification';
import type { Database } from '../../kit/database/database.ts';
import { conflict, notFound } from '../../kit/http/errors.ts';
import type { Principal, ServiceContext, ServiceRoute } from '../../kit/http/service.ts';
import { sessionRoute } from '../../kit/http/service.ts';
import { messages } from '../messages.ts';
import { planAnswer } from '../simulator/simulator.jobs.ts';
import {
  detachFiles,
  emptyMessage,
  findMessagesById,
  lockOwnMessage,
  type MessageRow,
  saveText,
} from './message.sql.ts';
import { requireSide, requireWriter, threadOf } from './reading.routes.ts';
import { conversationBlocked, sendMessage } from './send-message.commands.ts';
import { type Started, startOnRequest, startOnSubject } from './start-thread.commands.ts';
import { isInEditWindow } from './thread.rules.ts';
import { leaveThread, type ThreadRow } from './thread.sql.ts';
import { showMessages, showThreads } from './thread.view.ts';

const STARTS = { count: 60, windowSeconds: 3_600, by: 'user' } as const;
const MESSAGES = { count: 120, windowSeconds: 600, by: 'user' } as const;

/** Writing, editing, deleting. */
export function writingRoutes(context: ServiceContext): ServiceRoute[] {
  return [...startRoutes(context), writeRoute(context), deleteRoute(context)];
}

function startRoutes(context: ServiceContext): ServiceRoute[] {
  return [
    sessionRoute(
      startConversation,
      async ({ user, body, db }) => {
        const started = await startOnSubject(db, body, { participant: user, now: context.clock() });
        return firstMessage(context, db, { ...body, user, started });
      },
      { limit: STARTS },
    ),
    sessionRoute(
      startRequestConversation,
      async ({ user, body, db }) => {
        const starter = { participant: user, now: context.clock() };
        const started = await startOnRequest(db, body.tradeRequestId, starter);
        return firstMessage(context, db, { ...body, user, started });
      },
      { limit: STARTS },
    ),
  ];
}

interface FirstMessage {
  readonly user: Principal;
  readonly started: Started;
  readonly text: string;
  readonly fileIds: readonly string[];
}

/**
 * Adds the first message to a thread that was just found or opened; returns the thread and the message as the
 * writer sees them.
 */
async function firstMessage(context: ServiceContext, db: Database, given: FirstMessage) {
  const { user, started, text, fileIds } = given;
  const now = context.clock();
  const { userId } = user;
  const id = await sendMessage(db, { ...started, userId, parentId: null, text, fileIds, now });
  await planAnswer(context, db, started);
  const thread = await threadOf(db, started.conversationId, user);
  const [conversation] = await showThreads(db, [thread], { userId, now });
  const message = await showOne(db, id, { thread, user, now });
  if (conversation === undefined) {
    throw notFound(messages.conversation);
  }
  return { conversation, message };
}

function writeRoute(context: ServiceContext): ServiceRoute {
  return sessionRoute(
    writeMessage,
    async ({ user, params, body, db }) => {
      const now = context.clock();
      const thread = await threadOf(db, params.id, user);
      requireWriter(thread);
      if (thread.isBlocked) {
        throw conversationBlocked();
      }
      if ('messageId' in body) {
        const edited = await lockEditable(db, body.messageId, { thread, user, now });
        await saveText(db, edited.id, { text: body.text, now });
        return { message: await showOne(db, edited.id, { thread, user, now }) };
      }
      const { userId } = user;
      const { parentId = null, text, fileIds } = body;
      const place = { ...thread, conversationId: thread.id };
      const id = await sendMessage(db, { ...place, userId, parentId, text, fileIds, now });
      await planAnswer(context, db, place);
      return { message: await showOne(db, id, { thread, user, now }) };
    },
    { limit: MESSAGES },
  );
}

function deleteRoute({ db, clock }: ServiceContext): ServiceRoute {
  return sessionRoute(deleteFromThread, async ({ user, params, query: { messageId } }) => {
    const now = clock();
    const thread = await threadOf(db, params.id, user);
    if (messageId === undefined) {
      requireSide(thread);
      await leaveThread(db, thread, now);
      return { deleted: 'thread' as const };
    }
    requireWriter(thread);
    await db.transaction().execute(async (transaction) => {
      const message = await lockOwn(transaction, messageId, { thread, user });
      if (message.deletedAt === null) {
        requireInEditWindow(message, now);
        await emptyMessage(transaction, message, now);
        await detachFiles(transaction, message);
      }
    });
    return { deleted: 'message' as const };
  });
}

interface Writer {
  readonly thread: ThreadRow;
  readonly user: Principal;
}

async function lockOwn(db: Database, id: number, { thread, user }: Writer): Promise<MessageRow> {
  const message = await lockOwnMessage(db, id, { conversationId: thread.id, userId: user.userId });
  if (message === null) {
    throw notFound(messages.message);
  }
  return message;
}

async function lockEditable(
  db: Database,
  id: number,
  { thread, user, now }: Writer & { readonly now: Date },
): Promise<MessageRow> {
  const message = await lockOwn(db, id, { thread, user });
  if (message.deletedAt !== null) {
    throw conflict('message_deleted', { title: messages.deleted, detail: messages.deletedDetail });
  }
  requireInEditWindow(message, now);
  return message;
}

/** An own message is edited and deleted for the same minutes: what the other side has read long since stays said. */
function requireInEditWindow({ createdAt }: MessageRow, now: Date): void {
  if (!isInEditWindow(new Date(createdAt), now)) {
    const detail = messages.editWindowDetail(EDIT_MINUTES);
    throw conflict('edit_window_passed', { title: messages.editWindow, detail });
  }
}

async function showOne(db: Database, id: number, { thread, user, now }: Writer & { readonly now: Date }) {
  const rows = await findMessagesById(db, [id]);
  const [message] = await showMessages(db, rows, { thread, view: { userId: user.userId, now } });
  if (message === undefined) {
    throw notFound(messages.message);
  }
  return message;
}
