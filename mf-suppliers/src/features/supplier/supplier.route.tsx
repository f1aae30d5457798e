import { SupplierId } from '@bazaar/contracts/merchant';
import { type Host, pageNumberOf, pathParam, redirectToSlug, useHost } from '@bazaar/host';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { FavoriteButton } from '../../favorite/favorite-button.widget.tsx';
import { supplierQueries } from './supplier.queries.ts';
import { type SupplierData, supplierHead } from './supplier-head.ts';
import { SupplierView } from './supplier-view.tsx';

/** /supplier/:supplierId/* — one supplier: who it is, what was checked, what it offers. */
export function supplierRoute(host: Host) {
  return {
    loader: (args: LoaderFunctionArgs) => loadSupplier(host, args),
    Component: SupplierPage,
    handle: { head: supplierHead },
  };
}

async function loadSupplier(host: Host, args: LoaderFunctionArgs): Promise<SupplierData> {
  const id = pathParam(SupplierId, args.params.supplierId);
  const page = pageNumberOf(args.request);
  const queries = supplierQueries(host.api);
  const [{ slug }] = await Promise.all([
    host.queryClient.ensureQueryData(queries.detail(id)),
    host.queryClient.ensureQueryData(queries.products(id, page)),
  ]);
  redirectToSlug(args, slug, host.links.supplier(id, slug));
  return { id, page, now: new Date().toISOString() };
}

function SupplierPage() {
  const { id, page, now } = useLoaderData() as SupplierData;
  const queries = supplierQueries(useHost().api);
  const { data: supplier } = useSuspenseQuery(queries.detail(id));
  const { data: products } = useSuspenseQuery(queries.products(id, page));
  return (
    <SupplierView
      key={id}
      supplier={supplier}
      products={products}
      now={now}
      favorite={<FavoriteButton iconOnly target={{ objectType: 'Supplier', objectId: id }} />}
    />
  );
}
