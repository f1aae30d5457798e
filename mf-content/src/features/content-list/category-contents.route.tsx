import { links } from '@bazaar/contracts';
import { type Category, CategoryId, CategoryType } from '@bazaar/contracts/product';
import { type Host, pathParam, useHost } from '@bazaar/host';
import { formatNumber } from '@bazaar/locale';
import { LinkTabs } from '@bazaar/ui/tabs';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, replace, useLoaderData } from 'react-router';
import { categoryContentsQueries } from './category-contents.queries.ts';
import {
  type CategoryContentsData,
  categoryContentsBreadcrumb,
  categoryContentsHead,
  categoryContentsPath,
} from './category-contents-head.ts';
import { contentListAddress } from './content-list.address.ts';
import { contentListQueries } from './content-list.queries.ts';
import { ContentListView } from './content-list-view.tsx';
import { LIST_PAGE_SIZE, pageCountOf, refuseOutOfRangePage } from './list-page.rules.ts';
import { messages } from './messages.ts';

/** /category/contents/:categoryType/:categoryId/* — articles of one category and those below it. */
export function categoryContentsRoute(host: Host) {
  return {
    loader: (args: LoaderFunctionArgs) => loadList(host, args),
    Component: CategoryContentsPage,
    handle: { head: categoryContentsHead },
  };
}

async function loadList(host: Host, { params, request }: LoaderFunctionArgs): Promise<CategoryContentsData> {
  const type = pathParam(CategoryType, params.categoryType);
  const id = pathParam(CategoryId, params.categoryId);
  const { page } = contentListAddress.parse(request);
  const queries = categoryContentsQueries(host.api);
  const structure = contentListQueries(host.api);
  const [category, list] = await Promise.all([
    host.queryClient.ensureQueryData(queries.category(id)),
    host.queryClient.ensureQueryData(queries.list(id, page)),
    host.queryClient.ensureQueryData(queries.breadcrumb(id)),
    host.queryClient.ensureQueryData(structure.types()),
    host.queryClient.ensureQueryData(structure.labels()),
  ]);
  if (category.categoryType !== type || category.slug !== params['*']) {
    throw replace(categoryContentsPath(category) + new URL(request.url).search, 301);
  }
  refuseOutOfRangePage(page, pageCountOf(list.totalCount, LIST_PAGE_SIZE));
  return { id, page };
}

function CategoryContentsPage() {
  const { id, page } = useLoaderData() as CategoryContentsData;
  const { api } = useHost();
  const queries = categoryContentsQueries(api);
  const structure = contentListQueries(api);
  const { data: category } = useSuspenseQuery(queries.category(id));
  const { data: steps } = useSuspenseQuery(queries.breadcrumb(id));
  const { data: list } = useSuspenseQuery(queries.list(id, page));
  const { data: types } = useSuspenseQuery(structure.types());
  const { data: labels } = useSuspenseQuery(structure.labels());
  return (
    <ContentListView
      title={messages.categoryTitle(category.title)}
      path={categoryContentsPath(category)}
      breadcrumb={categoryContentsBreadcrumb(steps)}
      tabs={<Tabs category={category} count={list.totalCount} />}
      {...{ page, list, types, labels }}
      empty={{ title: messages.emptyCategory, hint: messages.emptyTypeHint }}
    />
  );
}

/** The other sections of the category, on pages of their owners. */
function Tabs({ category, count }: { category: Category; count: number }) {
  const { id, slug, itemsCount, supplierCount } = category;
  return (
    <LinkTabs
      label={messages.sections}
      items={[
        {
          href: links.category(id, slug),
          label: messages.itemsTab[category.categoryType],
          count: formatNumber(itemsCount),
        },
        {
          href: links.suppliersOfCategory(id, slug),
          label: messages.suppliersTab,
          count: formatNumber(supplierCount),
        },
        {
          href: categoryContentsPath(category),
          label: messages.contentsTab,
          count: formatNumber(count),
          current: true,
        },
      ]}
    />
  );
}
