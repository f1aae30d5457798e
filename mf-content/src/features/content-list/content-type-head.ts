import { links } from '@bazaar/contracts';
import type { ContentTypeId, ContentTypeRef } from '@bazaar/contracts/content';
import type { Head, HeadContext } from '@bazaar/host';
import type { BreadcrumbItem } from '@bazaar/ui/breadcrumb';
import type * as z from 'zod/mini';
import type { ArticleList } from '../../common/page/article-list.ts';
import { pageKeys } from '../../common/page/page.queries.ts';
import { messages as common } from '../../common/text/messages.ts';
import { contentListKeys } from './content-list.queries.ts';
import { listHead } from './list-head.ts';
import { LIST_PAGE_SIZE, type ListData } from './list-page.rules.ts';
import { messages } from './messages.ts';

export interface TypeListData extends ListData {
  /** Null lists every type. */
  id: ContentTypeId | null;
}

/** The request for a list of one type, or of all. */
export function typeListOf({ id, page }: TypeListData) {
  return { contentTypeId: id ?? undefined, pageNumber: page, pageSize: LIST_PAGE_SIZE };
}

/** Title, description and structured data of a list of articles. */
export function contentTypeHead(data: TypeListData, { queryClient, origin }: HeadContext): Head {
  const steps = queryClient.getQueryData<TypePath>(contentListKeys.path(data.id));
  const list = queryClient.getQueryData<ArticleList>(pageKeys.byType(typeListOf(data)));
  const { title, path, breadcrumb } = describeType(steps ?? []);
  return listHead({
    title,
    description: data.id === null ? messages.allDescription : messages.typeDescription(title),
    path,
    page: data.page,
    articles: list?.items ?? [],
    totalCount: list?.totalCount ?? 0,
    feed: { contentTypeId: data.id ?? undefined },
    breadcrumb,
    origin,
  });
}

interface TypeDescription {
  title: string;
  path: string;
  breadcrumb: BreadcrumbItem[];
}

/** From the top of the tree to a type; empty for all types. */
export type TypePath = readonly z.output<typeof ContentTypeRef>[];

/** Title, path and breadcrumb of a type; those of the whole list for none. */
export function describeType(steps: TypePath): TypeDescription {
  const home = { label: common.home, href: links.home() };
  const last = steps.at(-1);
  if (last === undefined) {
    return { title: messages.title, path: links.contents(), breadcrumb: [home, { label: common.contents }] };
  }
  const all = { label: common.contents, href: links.contents() };
  const above = steps.slice(0, -1).map((step) => ({ label: step.title, href: links.contentType(step.id) }));
  return {
    title: last.title,
    path: links.contentType(last.id),
    breadcrumb: [home, all, ...above, { label: last.title }],
  };
}
