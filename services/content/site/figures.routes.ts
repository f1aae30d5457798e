import { getSiteFigures } from '@bazaar/contracts/content';
import { route, type ServiceContext, type ServiceRoute } from '../../kit/http/service.ts';
import { recentValue } from '../../kit/recent-value.ts';
import { countOffers, countSuppliers, findTypicalAnswer } from './figures.sql.ts';

const THIRTY_DAYS_MS = 30 * 86_400_000;
const FIVE_MINUTES_MS = 300_000;

/** Figures of the site, counted anew at most every five minutes: anybody may ask for them as often as they like. */
export function figuresRoutes({ db, clock, log }: ServiceContext): ServiceRoute[] {
  /** A count that fails is left out: no figure is better than a wrong one. */
  const counted = async <Figure>(count: Promise<Figure>): Promise<Figure | null> => {
    try {
      return await count;
    } catch (error) {
      log.error(error, 'A figure of the site could not be counted.');
      return null;
    }
  };
  const figures = recentValue({ keptMs: FIVE_MINUTES_MS, clock }, async () => {
    const now = clock();
    const [suppliers, offers, typicalAnswerMinutes] = await Promise.all([
      counted(countSuppliers(db)),
      counted(countOffers(db)),
      counted(findTypicalAnswer(db, new Date(now.getTime() - THIRTY_DAYS_MS))),
    ]);
    return { suppliers, offers, typicalAnswerMinutes, countedAt: now.toISOString() };
  });
  return [route(getSiteFigures, figures)];
}
