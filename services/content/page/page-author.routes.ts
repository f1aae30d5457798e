import { createPage, previewPage, publishPage, updatePage } from '@bazaar/contracts/content';
import type { Database } from '../../kit/database/database.ts';
import { conflict, forbidden, notFound, stale } from '../../kit/http/errors.ts';
import {
  type Principal,
  type ServiceContext,
  type ServiceRoute,
  sessionRoute,
} from '../../kit/http/service.ts';
import { messages } from '../messages.ts';
import { cleanPage } from './clean-page.commands.ts';
import {
  findOwnPage,
  findPreview,
  insertDraft,
  type OwnPage,
  publishDraft,
  rewritePage,
} from './page-author.sql.ts';

/** Endpoints for authors: users of suppliers write, change and publish drafts, which no other user sees. */
export function pageAuthorRoutes({ db, clock }: ServiceContext): ServiceRoute[] {
  return [
    sessionRoute(previewPage, ({ user, params }) => preview(db, params.id, user)),
    sessionRoute(createPage, async ({ user, body, db: transaction }) => {
      const page = await cleanPage(transaction, body);
      const author = { authorId: user.userId, authorName: user.name, supplierId: user.supplierId };
      const id = await insertDraft(transaction, page, { ...author, now: clock() });
      return preview(transaction, id, user);
    }),
    sessionRoute(updatePage, async ({ user, params, body, version }) => {
      const own = await ownPage(db, params.id, user);
      if (own.rowVersion !== version) {
        throw stale();
      }
      const page = await cleanPage(db, body);
      if (!(await rewritePage(db, page, { id: params.id, version, now: clock() }))) {
        throw stale();
      }
      return preview(db, params.id, user);
    }),
    sessionRoute(publishPage, async ({ user, params }) => {
      await ownPage(db, params.id, user);
      const published = await publishDraft(db, params.id, clock());
      if (published === null) {
        throw conflict('invalid_transition', {
          title: messages.published,
          detail: messages.publishedDetail,
          data: { currentStatus: 'published' },
        });
      }
      return published;
    }),
  ];
}

async function preview(db: Database, id: number, user: Principal) {
  const page = await findPreview(db, id, user.userId);
  if (page === null) {
    throw notFound(messages.page);
  }
  return page;
}

/** The author's own article, written for the supplier that they currently act for. */
async function ownPage(db: Database, id: number, user: Principal): Promise<OwnPage> {
  const page = await findOwnPage(db, id, user.userId);
  if (page === null) {
    throw notFound(messages.page);
  }
  if (page.supplierId !== user.supplierId) {
    throw forbidden(messages.otherSupplier);
  }
  return page;
}
