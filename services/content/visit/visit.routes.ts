import {
  countVisit as countVisitCall,
  FAVORITE_TYPES,
  type FavoriteType,
  getVisitChart,
  type VisitType,
} from '@bazaar/contracts/content';
import { invalid, notFound } from '../../kit/http/errors.ts';
import {
  type Principal,
  route,
  type ServiceContext,
  type ServiceRoute,
  sessionRoute,
} from '../../kit/http/service.ts';
import { messages } from '../messages.ts';
import { countInSteps } from './chart.sql.ts';
import { chartSteps, MAX_SPAN_DAYS, spanDays } from './chart-steps.rules.ts';
import { rememberVisits } from './last-visit.sql.ts';
import { countVisit, isVisible } from './visit.sql.ts';
import { visitorOf } from './visitor.security.ts';

const VISITS_A_MINUTE = 300;
/** Dates outside these years are mistakes, and too far for the database's calendar. */
const YEARS = { first: '2000-01-01', last: '2100-01-01' } as const;

/** Counts visits, and returns them over time for a chart. */
export function visitRoutes({ db, clock }: ServiceContext): ServiceRoute[] {
  return [
    route(
      countVisitCall,
      async ({ body, user, request }) => {
        const now = clock();
        if (!(await isVisible(db, body, now))) {
          throw notFound(messages.visitObject);
        }
        const visitor = await visitorOf(db, { request, user, now });
        const count = await countVisit(db, { ...body, visitor, userId: user?.userId ?? null, now });
        if (user !== null && isRemembered(body.objectType)) {
          const visit = { objectType: body.objectType, objectId: body.objectId, visitedAt: now };
          await rememberVisits(db, user.userId, [visit]);
        }
        return { count };
      },
      { limit: { count: VISITS_A_MINUTE, windowSeconds: 60, by: 'network' } },
    ),
    sessionRoute(getVisitChart, async ({ user, query: { from, to, groupBy, ...object } }) => {
      checkSpan(from, to);
      return countInSteps(db, chartSteps({ from, to, groupBy }), { of: whose(user), ...object });
    }),
  ];
}

function isRemembered(type: VisitType): type is FavoriteType {
  return FAVORITE_TYPES.some((remembered) => remembered === type);
}

function whose({ userId, supplierId }: Principal) {
  return supplierId === null ? { userId } : { supplierId };
}

function checkSpan(from: string, to: string): void {
  if (from < YEARS.first || to > YEARS.last) {
    throw invalid({ [from < YEARS.first ? 'from' : 'to']: [messages.spanTooFar] });
  }
  const days = spanDays({ from, to });
  if (days < 1) {
    throw invalid({ from: [messages.spanTurned] });
  }
  if (days > MAX_SPAN_DAYS) {
    throw invalid({ to: [messages.spanTooLong(MAX_SPAN_DAYS)] });
  }
}
