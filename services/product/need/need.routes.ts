import { answerNeed } from '@bazaar/contracts/product';
import { toJalali } from '@bazaar/locale';
import { route, type ServiceContext, type ServiceRoute, serializedJson } from '../../kit/http/service.ts';
import { createResponseCache } from '../../kit/response-cache.ts';
import { readSearchLimits } from '../settings.ts';
import type { KnowledgeCache } from '../understanding/knowledge.cache.ts';
import { createKnownCache } from './known.cache.ts';
import { answerFor } from './need.view.ts';
import { isoDayOf } from './need-offers.rules.ts';

/** The endpoint `/api/v1/searches/need`. */
export function needRoutes(context: ServiceContext, knowledge: KnowledgeCache): ServiceRoute[] {
  const { db, clock } = context;
  const cache = createKnownCache(context, knowledge);
  const responses = createResponseCache(context, 'product_results');
  return [
    route(
      answerNeed,
      async ({ query: { text } }) => {
        const known = await cache.read();
        const today = toJalali(clock().toISOString());
        // The validity of prices and the end of a month depend on the day.
        const key = `${knowledge.versionOf(known.knowledge)} ${isoDayOf(today)} ${text}`;
        const answer = await responses.get(key, async () =>
          JSON.stringify(await answerFor(db, { text, known, today })),
        );
        return serializedJson(answer);
      },
      { limit: readSearchLimits(context.environment.variables).needs },
    ),
  ];
}
