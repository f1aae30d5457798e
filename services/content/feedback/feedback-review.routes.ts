import { listFeedbackLetters } from '@bazaar/contracts/content';
import { type ServiceContext, type ServiceRoute, sessionRoute } from '../../kit/http/service.ts';
import { noteOfLetter } from './feedback-note.rules.ts';
import { withInstants } from './feedback-progress.sql.ts';
import { countLetters, findLetters } from './feedback-review.sql.ts';

/** A link that is followed later was copied by somebody. */
const LINK_SECONDS = 300;

/** The letters that operators answer. */
export function feedbackReviewRoutes({ db, clock }: ServiceContext): ServiceRoute[] {
  return [
    sessionRoute(listFeedbackLetters, async ({ audit, query: { view, paging } }) => {
      const [letters, totalCount] = await Promise.all([
        findLetters(db, { view, now: clock(), linkSeconds: LINK_SECONDS }, paging),
        countLetters(db, view),
      ]);
      await audit(db, ...letters.map((letter) => noteOfLetter('readLetter', letter)));
      const items = letters.map(({ id: _id, writerId: _writer, ...letter }) => withInstants(letter));
      return { items, totalCount, ...paging };
    }),
  ];
}
