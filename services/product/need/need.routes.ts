import { answerNeed } from '@bazaar/contracts/product';
import { route, type ServiceContext, type ServiceRoute } from '../../kit/http/service.ts';
import type { KnowledgeCache } from '../understanding/knowledge.cache.ts';
import { createKnownCache } from './known.cache.ts';
import { answerFor } from './need.view.ts';

/** The endpoint `/api/v1/searches/need`. */
export function needRoutes(context: ServiceContext, knowledge: KnowledgeCache): ServiceRoute[] {
  const known = createKnownCache(context, knowledge);
  return [
    route(answerNeed, async ({ query: { text } }) =>
      answerFor(context.db, { text, known: await known.read() }),
    ),
  ];
}
