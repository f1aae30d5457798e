import { FEEDBACK_LENGTHS, type FeedbackLetter, sendFeedback } from '@bazaar/contracts/content';
import type { Database } from '../../kit/database/database.ts';
import { invalid, notFound, tooManyRequests } from '../../kit/http/errors.ts';
import { networkOf } from '../../kit/http/network.ts';
import { type Principal, route, type ServiceContext, type ServiceRoute } from '../../kit/http/service.ts';
import { consumeLimit } from '../../kit/rate-limit.ts';
import { messages } from '../messages.ts';
import { plainText, storedLine } from '../text/plain-text.rules.ts';
import { attachFile, insertFeedback } from './feedback.sql.ts';
import { createTrackingCode } from './tracking-code.security.ts';

const LETTERS_AN_HOUR = 20;

/** Feedback letters to the operators. Repeated requests with the same idempotency key send one letter. */
export function feedbackRoutes({ clock }: ServiceContext): ServiceRoute[] {
  return [
    route(sendFeedback, async ({ body, user, request, db }) => {
      const letter = clean(body, user);
      // Counted here, after the check of the idempotency key, so that a repeated letter counts once.
      const limit = { key: `content:feedbacks:${networkOf(request.ip)}`, count: LETTERS_AN_HOUR };
      const wait = await consumeLimit(db, { ...limit, windowSeconds: 3_600, now: clock() });
      if (wait > 0) {
        throw tooManyRequests(wait);
      }
      const trackingCode = createTrackingCode();
      const userId = user?.userId ?? null;
      const feedbackId = await insertFeedback(db, { ...letter, trackingCode, userId, now: clock() });
      await attachFiles(db, letter.fileIds, { feedbackId, userId });
      return { trackingCode };
    }),
  ];
}

function clean(body: FeedbackLetter, user: Principal | null) {
  const subject = storedLine(plainText(body.subject));
  const text = plainText(body.text);
  const least = { subject: FEEDBACK_LENGTHS.subject.min, text: FEEDBACK_LENGTHS.text.min };
  const errors = {
    ...(subject.length < least.subject && { subject: [messages.tooShort(least.subject)] }),
    ...(text.length < least.text && { text: [messages.tooShort(least.text)] }),
    ...(body.fileIds.length > 0 && user === null && { fileIds: [messages.feedbackFilesNeedSession] }),
  };
  if (Object.keys(errors).length > 0) {
    throw invalid(errors);
  }
  return {
    ...{ kind: body.kind, subject, text },
    contact: body.contact === undefined ? null : storedLine(body.contact),
    fileIds: [...new Set(body.fileIds)],
    pagePath: body.pagePath ?? null,
  };
}

async function attachFiles(
  db: Database,
  fileIds: readonly string[],
  { feedbackId, userId }: { readonly feedbackId: number; readonly userId: number | null },
): Promise<void> {
  for (const fileId of userId === null ? [] : fileIds) {
    if (!(await attachFile(db, fileId, { feedbackId, userId: userId ?? 0 }))) {
      throw notFound(messages.file);
    }
  }
}
