import { links } from '@bazaar/contracts';
import type { BreadcrumbStep, Category, CategoryId } from '@bazaar/contracts/product';
import type { Head, HeadContext } from '@bazaar/host';
import type { BreadcrumbItem } from '@bazaar/ui/breadcrumb';
import type { ArticleList } from '../../common/page/article-list.ts';
import { messages as common } from '../../common/text/messages.ts';
import { categoryContentsKeys } from './category-contents.queries.ts';
import { listHead } from './list-head.ts';
import type { ListData } from './list-page.rules.ts';
import { messages } from './messages.ts';

export interface CategoryContentsData extends ListData {
  id: CategoryId;
}

/** Title, description and structured data of the articles of one category. */
export function categoryContentsHead(
  { id, page }: CategoryContentsData,
  { queryClient, origin }: HeadContext,
): Head {
  const category = queryClient.getQueryData<Category>(categoryContentsKeys.category(id));
  const steps = queryClient.getQueryData<BreadcrumbStep[]>(categoryContentsKeys.breadcrumb(id)) ?? [];
  const list = queryClient.getQueryData<ArticleList>(categoryContentsKeys.list(id, page));
  if (category === undefined) {
    return { title: common.contents };
  }
  return listHead({
    title: messages.categoryTitle(category.title),
    description: messages.categoryDescription(category.title),
    path: categoryContentsPath(category),
    page,
    articles: list?.items ?? [],
    totalCount: list?.totalCount ?? 0,
    breadcrumb: categoryContentsBreadcrumb(steps),
    origin,
  });
}

/** Path of the first page. */
export function categoryContentsPath({ categoryType, id, slug }: Category): string {
  return links.categoryContents(categoryType, id, slug);
}

/** From home through the type and the categories to their articles. */
export function categoryContentsBreadcrumb(steps: readonly BreadcrumbStep[]): BreadcrumbItem[] {
  const items = steps.map(({ title, category, categoryType }) => ({
    label: title,
    href: category ? links.category(category.id, category.slug) : links.categoryType(categoryType),
  }));
  return [{ label: common.home, href: links.home() }, ...items, { label: common.contents }];
}
