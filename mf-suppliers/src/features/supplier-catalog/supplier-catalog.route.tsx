import { SupplierId } from '@bazaar/contracts/merchant';
import { CategoryType } from '@bazaar/contracts/product';
import { type Host, pathParam, useHost } from '@bazaar/host';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { titleOfType, typeCountsOf } from '../../common/supplier/category-types.ts';
import { supplierQueries } from '../../common/supplier/supplier.queries.ts';
import { catalogAddress, knownCategory } from './supplier-catalog.address.ts';
import { type CatalogData, catalogHead, catalogViewOf } from './supplier-catalog-head.ts';
import { SupplierCatalogView } from './supplier-catalog-view.tsx';

/** /supplier/:supplierId/products/:categoryType — what one supplier offers of one type. */
export function supplierCatalogRoute(host: Host) {
  return {
    loader: (args: LoaderFunctionArgs) => loadCatalog(host, args),
    Component: SupplierCatalogPage,
    handle: { head: catalogHead },
  };
}

async function loadCatalog(host: Host, { params, request }: LoaderFunctionArgs): Promise<CatalogData> {
  const id = pathParam(SupplierId, params.supplierId);
  const categoryType = pathParam(CategoryType, params.categoryType);
  const queries = supplierQueries(host.api);
  const supplier = await host.queryClient.ensureQueryData(queries.detail(id));
  const choice = catalogAddress.parse(request);
  const categoryId = knownCategory(choice.categoryId, { categoryType, categories: supplier.categories });
  const data = { id, categoryType, ...choice, categoryId, now: new Date().toISOString() };
  await host.queryClient.ensureQueryData(queries.catalog(id, catalogViewOf(data)));
  return data;
}

function SupplierCatalogPage() {
  const { api, config } = useHost();
  const data = useLoaderData() as CatalogData;
  const queries = supplierQueries(api);
  const { data: supplier } = useSuspenseQuery(queries.detail(data.id));
  const { data: products } = useSuspenseQuery(queries.catalog(data.id, catalogViewOf(data)));
  const tabs = typeCountsOf(supplier).map((entry) => ({
    ...entry,
    title: titleOfType(config, entry.categoryType),
  }));
  return <SupplierCatalogView supplier={supplier} products={products} tabs={tabs} view={data} />;
}
