import { links } from '@bazaar/contracts';
import { SupplierId } from '@bazaar/contracts/merchant';
import { CategoryId } from '@bazaar/contracts/product';
import { type Host, pathParam, useHost } from '@bazaar/host';
import { formatNumber } from '@bazaar/locale';
import { LinkButton } from '@bazaar/ui/button';
import { useSuspenseQueries } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadListing } from '../../common/listing/load-listing.ts';
import { useListing } from '../../common/listing/use-listing.ts';
import { messages as shared } from '../../common/text/messages.ts';
import { categoryListQueries } from './category-list.queries.ts';
import { listBreadcrumb } from './list-breadcrumb.ts';
import { ListPage } from './list-page.tsx';
import { messages } from './messages.ts';
import { NothingListed } from './nothing-listed.tsx';
import { type SupplierProductsData, supplierProductsHead } from './supplier-products-head.ts';

/** /products/category/:categoryId/supplier/:supplierId — what one supplier offers in a category. */
export function supplierProductsRoute(host: Host) {
  return {
    loader: (args: LoaderFunctionArgs) => loadSupplierProducts(host, args),
    Component: SupplierProductsPage,
    handle: { head: supplierProductsHead },
  };
}

async function loadSupplierProducts(
  host: Host,
  { params, request }: LoaderFunctionArgs,
): Promise<SupplierProductsData> {
  const categoryId = pathParam(CategoryId, params.categoryId);
  const supplierId = pathParam(SupplierId, params.supplierId);
  const queries = categoryListQueries(host.api);
  const [, , , listing] = await Promise.all([
    host.queryClient.ensureQueryData(queries.category(categoryId)),
    host.queryClient.ensureQueryData(queries.breadcrumb(categoryId)),
    host.queryClient.ensureQueryData(queries.supplier(supplierId)),
    loadListing(host, request, { categoryId, supplierId }),
  ]);
  return { categoryId, supplierId, listing };
}

function SupplierProductsPage() {
  const { categoryId, supplierId, listing } = useLoaderData() as SupplierProductsData;
  const queries = categoryListQueries(useHost().api);
  const [{ data: category }, { data: steps }, { data: supplier }] = useSuspenseQueries({
    queries: [queries.category(categoryId), queries.breadcrumb(categoryId), queries.supplier(supplierId)],
  });
  const list = useListing(listing);
  const name = shared.itemNames[category.categoryType];
  const toCategory = {
    href: links.category(categoryId, category.slug),
    label: messages.toCategory(category.title),
  };
  return (
    <ListPage
      breadcrumb={listBreadcrumb(steps, supplier.name)}
      title={<bdi>{messages.ofSupplier(category.title, supplier.name)}</bdi>}
      note={`${formatNumber(list.products.totalCount)} ${name}`}
      actions={
        <>
          <LinkButton href={links.supplier(supplierId, supplier.slug)}>{messages.toSupplier}</LinkButton>
          <LinkButton href={toCategory.href}>{toCategory.label}</LinkButton>
        </>
      }
      list={{
        ...list,
        name,
        path: links.productsOfCategoryAndSupplier(categoryId, supplierId),
        label: messages.list(messages.ofSupplier(category.title, supplier.name)),
        withSupplier: false,
        empty: <NothingListed way={toCategory}>{messages.emptyOfSupplier}</NothingListed>,
      }}
    />
  );
}
