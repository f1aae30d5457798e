import { getMediaVideo, listMediaVideos, searchMediaVideos } from '@bazaar/contracts/content';
import { normalizeFa } from '@bazaar/locale';
import { notFound } from '../../kit/http/errors.ts';
import { route, type ServiceContext, type ServiceRoute } from '../../kit/http/service.ts';
import { messages } from '../messages.ts';
import { countByGroup, countVideos, findVideo, findVideos, searchVideos } from './media.sql.ts';

/** Recorded videos and webinars. */
export function mediaRoutes({ db, clock }: ServiceContext): ServiceRoute[] {
  return [
    route(listMediaVideos, async ({ query }) => {
      const now = clock();
      const [items, totalCount] = await Promise.all([
        findVideos(db, { kind: query.kind, now }, query.paging),
        countVideos(db, query.kind, now),
      ]);
      return { items, totalCount, ...query.paging };
    }),
    route(searchMediaVideos, async ({ query: { term, kind, paging, group: asked } }) => {
      const group = asked === undefined ? undefined : normalizeFa(asked);
      const others = { term, kind, now: clock() };
      const [items, groups] = await Promise.all([
        searchVideos(db, { ...others, group }, paging),
        countByGroup(db, others),
      ]);
      const inGroup = groups.filter(({ title }) => group === undefined || title === group);
      const totalCount = inGroup.reduce((sum, { count }) => sum + count, 0);
      return { items, totalCount, ...paging, groups };
    }),
    route(getMediaVideo, async ({ params }) => {
      const video = await findVideo(db, params.id, clock());
      if (video === null) {
        throw notFound(messages.video);
      }
      return video;
    }),
  ];
}
