import {
  getContentTypeBreadcrumb,
  getContentTypeTree,
  listContentTypesByPageType,
} from '@bazaar/contracts/content';
import { notFound } from '../../kit/http/errors.ts';
import { route, type ServiceContext, type ServiceRoute } from '../../kit/http/service.ts';
import { messages } from '../messages.ts';
import { treeOf } from './content-type.rules.ts';
import { findContentTypes, findTypePath } from './content-type.sql.ts';

/** The types that articles are classified by. */
export function contentTypeRoutes({ db, clock }: ServiceContext): ServiceRoute[] {
  return [
    route(getContentTypeTree, async () => treeOf(await findContentTypes(db, clock()))),
    route(listContentTypesByPageType, async ({ query }) => {
      const types = await findContentTypes(db, clock());
      return types.filter(({ pageType }) => pageType === query.pageType);
    }),
    route(getContentTypeBreadcrumb, async ({ params }) => {
      const path = await findTypePath(db, params.id);
      if (path.length === 0) {
        throw notFound(messages.contentType);
      }
      return path;
    }),
  ];
}
