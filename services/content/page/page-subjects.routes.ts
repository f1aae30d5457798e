import { listPageSubjects } from '@bazaar/contracts/content';
import { notFound } from '../../kit/http/errors.ts';
import { route, type ServiceContext, type ServiceRoute } from '../../kit/http/service.ts';
import { messages } from '../messages.ts';
import { findPageSubjects } from './page-subjects.sql.ts';

/** Goods and suppliers of an article. */
export function pageSubjectRoutes({ db, clock }: ServiceContext): ServiceRoute[] {
  return [
    route(listPageSubjects, async ({ params }) => {
      const subjects = await findPageSubjects(db, params.id, clock());
      if (subjects === null) {
        throw notFound(messages.page);
      }
      return subjects;
    }),
  ];
}
