import type { CustomerRole } from '@bazaar/contracts/merchant';
import type { Conversation, Message } from '@bazaar/contracts/notification';
import { toJalali } from '@bazaar/locale';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Messages of one day of Tehran. */
export interface MessageDay {
  /** The time of its first message. */
  at: string;
  messages: Message[];
}

/** Messages, oldest first, by the days on which they were sent. */
export function groupByDay(messages: readonly Message[]): MessageDay[] {
  const days: MessageDay[] = [];
  for (const message of messages) {
    const day = days.at(-1);
    if (day !== undefined && isSameDay(day.at, message.createdAt)) {
      day.messages.push(message);
    } else {
      days.push({ at: message.createdAt, messages: [message] });
    }
  }
  return days;
}

/** How near a day is to the present one. */
export function nearnessOf(at: string, now: string): 'today' | 'yesterday' | 'earlier' {
  if (isSameDay(at, now)) {
    return 'today';
  }
  const dayBefore = new Date(Date.parse(now) - DAY_MS).toISOString();
  return isSameDay(at, dayBefore) ? 'yesterday' : 'earlier';
}

function isSameDay(one: string, other: string): boolean {
  const [first, second] = [toJalali(one), toJalali(other)];
  return first.year === second.year && first.month === second.month && first.day === second.day;
}

/** The id of the first message that the reader had not read; null when there is none, or it is in an older part. */
export function firstUnreadId(
  messages: readonly Message[],
  { side, unreadCount }: Pick<Conversation, 'side' | 'unreadCount'>,
): number | null {
  if (unreadCount === 0) {
    return null;
  }
  // What colleagues wrote is not unread: a side reads as one.
  const received = messages.filter(({ senderKind, deletedAt }) => senderKind !== side && deletedAt === null);
  return received.at(-unreadCount)?.id ?? null;
}

const WRITERS: readonly CustomerRole[] = ['owner', 'requester', 'approver'];

/** Whether a reader with this role for the buyer may write; on the supplier's side there are no roles. */
export function mayWriteAs(role: CustomerRole | undefined): boolean {
  return role === undefined || WRITERS.includes(role);
}

/** Whether a reader with this role decides for their whole side, whom it blocks. */
export function decidesAs(role: CustomerRole | undefined): boolean {
  return role === undefined || role === 'owner';
}
