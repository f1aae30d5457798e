import type { Database } from '../../kit/database/database.ts';
import type { ServiceContext } from '../../kit/http/service.ts';
import { scheduleJob } from '../../kit/jobs/job.sql.ts';
import type { JobHandler } from '../../kit/jobs/job.ts';
import { readCount } from '../../kit/settings.ts';
import { messages } from '../messages.ts';
import type { Side } from '../thread/participant.sql.ts';
import { sendMessage } from '../thread/send-message.commands.ts';
import { isBlocked } from '../thread/subject.sql.ts';
import { findUnanswered } from './simulator.sql.ts';

const KIND = 'notification.simulate-answer';

/**
 * Schedules the reply of a simulated supplier to a buyer's message; does nothing when suppliers are not simulated.
 */
export async function planAnswer(
  { clock, environment }: ServiceContext,
  db: Database,
  { conversationId, side }: { readonly conversationId: number; readonly side: Side },
): Promise<void> {
  if (!environment.simulateSuppliers || side !== 'buyer') {
    return;
  }
  const seconds = readCount(environment.variables, 'SIMULATOR_DELAY_SECONDS', 20);
  const runAt = new Date(clock().getTime() + seconds * 1_000);
  const key = `${KIND}:${conversationId}`;
  await scheduleJob(db, { kind: KIND, key, runAt, payload: { conversationId } });
}

/**
 * Replies for suppliers when they are simulated, as their own users would, and only when the latest message is the
 * buyer's.
 */
export function simulator({ db, clock, environment }: ServiceContext): JobHandler[] {
  if (!environment.simulateSuppliers) {
    return [];
  }
  const answer = async (transaction: Database, conversationId: number) => {
    const thread = await findUnanswered(transaction, conversationId);
    if (thread === null || (await isBlocked(transaction, thread))) {
      return;
    }
    const text = messages.simulated[thread.answers % messages.simulated.length] ?? messages.simulated[0];
    const place = { ...thread, conversationId, side: 'supplier', userId: null, parentId: null } as const;
    await sendMessage(transaction, { ...place, text, fileIds: [], now: clock() });
  };
  return [
    {
      kind: KIND,
      run: ({ payload }) =>
        db.transaction().execute((transaction) => answer(transaction, Number(payload.conversationId))),
    },
  ];
}
