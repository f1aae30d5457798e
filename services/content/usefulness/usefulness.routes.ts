import { voteUsefulness } from '@bazaar/contracts/content';
import { notFound } from '../../kit/http/errors.ts';
import { route, type ServiceContext, type ServiceRoute } from '../../kit/http/service.ts';
import { messages } from '../messages.ts';
import { voterOf } from '../visit/visitor.security.ts';
import { canBeRead, keepVote } from './usefulness.sql.ts';

const VOTES = { count: 60, windowSeconds: 3_600, by: 'network' } as const;

/** Votes on whether a text was useful. */
export function usefulnessRoutes({ db, clock }: ServiceContext): ServiceRoute[] {
  return [
    route(
      voteUsefulness,
      async ({ body, user, request }) => {
        const now = clock();
        if (!(await canBeRead(db, body))) {
          throw notFound(messages.usefulnessObject);
        }
        return keepVote(db, { ...body, voter: await voterOf(db, { request, user, now }), now });
      },
      { limit: VOTES },
    ),
  ];
}
