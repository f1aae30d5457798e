import { type FeedbackProgress, getFeedbackProgress, moveFeedback } from '@bazaar/contracts/content';
import type * as z from 'zod/mini';
import type { Database } from '../../kit/database/database.ts';
import { conflict, invalid, notFound } from '../../kit/http/errors.ts';
import { route, type ServiceContext, type ServiceRoute, sessionRoute } from '../../kit/http/service.ts';
import { messages } from '../messages.ts';
import { plainText } from '../text/plain-text.rules.ts';
import { noteOfLetter } from './feedback-note.rules.ts';
import { findProgress, moveLetter } from './feedback-progress.sql.ts';
import { statesBefore } from './feedback-state.rules.ts';
import { maskContact } from './mask-contact.rules.ts';

/** More than a person types, and far too few to find one of thirty to the tenth codes. */
const ATTEMPTS = { count: 60, windowSeconds: 600, by: 'network' } as const;
const MIN_TEXT = 3;

/** What became of a letter, and the operators' moves of it. */
export function feedbackProgressRoutes({ db, clock }: ServiceContext): ServiceRoute[] {
  return [
    route(getFeedbackProgress, async ({ params }) => progressOrThrow(db, params.trackingCode), {
      limit: ATTEMPTS,
      // The code alone opens it, so no cache on the way may hold it.
      isPrivate: true,
    }),
    sessionRoute(moveFeedback, async ({ params, body, user, audit }) => {
      const text = body.text === undefined ? null : plainText(body.text);
      if (body.state === 'Answered' ? text === null || text.length < MIN_TEXT : text === '') {
        throw invalid({ text: [messages.tooShort(MIN_TEXT)] });
      }
      const { trackingCode } = params;
      const move = { trackingCode, from: statesBefore(body.state), to: body.state, text };
      const moved = await db.transaction().execute(async (transaction) => {
        const letter = await moveLetter(transaction, { ...move, operatorId: user.userId, now: clock() });
        if (letter !== null) {
          await audit(transaction, noteOfLetter('moveLetter', letter));
        }
        return letter;
      });
      const progress = await progressOrThrow(db, trackingCode);
      if (moved === null) {
        throw conflict('invalid_transition', {
          title: messages.feedbackMoved,
          detail: messages.feedbackMovedDetail,
          data: { currentStatus: progress.state },
        });
      }
      return progress;
    }),
  ];
}

async function progressOrThrow(
  db: Database,
  trackingCode: string,
): Promise<z.input<typeof FeedbackProgress>> {
  const found = await findProgress(db, trackingCode);
  if (found === null) {
    throw notFound(messages.feedback);
  }
  return { ...found, contact: found.contact === null ? null : maskContact(found.contact) };
}
