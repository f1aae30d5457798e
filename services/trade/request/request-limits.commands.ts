import { conflict, unprocessable } from '../../kit/http/errors.ts';
import { messages } from '../messages.ts';
import { jalaliMonthOf } from './jalali-month.rules.ts';
import { countDrafts, countPublished, findQuota, lockLimits } from './request-limits.sql.ts';
import type { TradeWork } from './trade-work.commands.ts';

/** Requests of one buyer that are not published yet. */
const MAX_DRAFTS = 200;

type Counting = Pick<TradeWork, 'db' | 'now'>;

/** Throws 409 `too_many_drafts` when the buyer has as many unpublished requests as permitted. */
export async function requireRoomForDraft({ db }: Counting, buyerId: number): Promise<void> {
  await lockLimits(db, buyerId);
  if ((await countDrafts(db, buyerId)) >= MAX_DRAFTS) {
    throw conflict('too_many_drafts', {
      title: messages.tooManyDrafts(MAX_DRAFTS),
      detail: messages.tooManyDraftsDetail,
      data: { maxDrafts: MAX_DRAFTS },
    });
  }
}

/** Throws 422 `request_quota` when the buyer has published as many requests in this Jalali month as their plan permits. */
export async function requireQuota({ db, now }: Counting, buyerId: number): Promise<void> {
  await lockLimits(db, buyerId);
  const quota = await findQuota(db, buyerId, now);
  const { startsAt, endsAt } = jalaliMonthOf(now);
  if (quota === null || (await countPublished(db, buyerId, startsAt)) < quota.requestsPerMonth) {
    return;
  }
  const { title, requestsPerMonth } = quota;
  const opensAt = endsAt.toISOString();
  throw unprocessable('request_quota', {
    title: messages.requestQuota,
    detail: messages.requestQuotaDetail({ plan: title, requestsPerMonth, opensAt }),
    data: { requestsPerMonth, opensAt },
  });
}
