import { links } from '@bazaar/contracts';
import type { Head, HeadContext } from '@bazaar/host';
import type { BreadcrumbItem } from '@bazaar/ui/breadcrumb';
import type { ArticleList } from '../../common/page/article-list.ts';
import { pageKeys } from '../../common/page/page.queries.ts';
import { messages as common } from '../../common/text/messages.ts';
import { spellingOf } from './labels.rules.ts';
import { listHead } from './list-head.ts';
import { LIST_PAGE_SIZE, type ListData } from './list-page.rules.ts';
import { messages } from './messages.ts';

export interface LabelListData extends ListData {
  /** The label as written in the address. */
  label: string;
}

/** The request for a list of one label. */
export function labelListOf({ label, page }: LabelListData) {
  return { label, pageNumber: page, pageSize: LIST_PAGE_SIZE };
}

/** Title, description and structured data of a list of one label. */
export function contentLabelHead(data: LabelListData, { queryClient, origin }: HeadContext): Head {
  const list = queryClient.getQueryData<ArticleList>(pageKeys.byLabel(labelListOf(data)));
  const articles = list?.items ?? [];
  const label = spellingOf(data.label, articles);
  const { title, path, breadcrumb } = describeLabel(label);
  const description = messages.labelDescription(label);
  const totalCount = list?.totalCount ?? 0;
  return listHead({
    ...{ title, description, path, page: data.page, articles, totalCount, breadcrumb, origin },
    feed: { label },
  });
}

interface LabelDescription {
  title: string;
  path: string;
  breadcrumb: BreadcrumbItem[];
}

/** Title, path and breadcrumb of the list of a label. */
export function describeLabel(label: string): LabelDescription {
  return {
    title: messages.labelTitle(label),
    path: links.contentLabel(label),
    breadcrumb: [
      { label: common.home, href: links.home() },
      { label: common.contents, href: links.contents() },
      { label },
    ],
  };
}
