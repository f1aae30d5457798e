import { BaseProductId } from '@bazaar/contracts/product';
import { type Host, pathParam, redirectToSlug, useHost } from '@bazaar/host';
import { useSuspenseQueries } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { baseProductQueries } from './base-product.queries.ts';
import { type BaseProductData, baseProductHead } from './base-product-head.ts';
import { BaseProductView } from './base-product-view.tsx';
import { viewOf } from './offers.address.ts';
import { PriceHistoryCard } from './price-history.widget.tsx';

/** /products/base-product/:baseProductId/* — one base product with all its offers. */
export function baseProductRoute(host: Host) {
  return {
    loader: (args: LoaderFunctionArgs) => loadBaseProduct(host, args),
    Component: BaseProductPage,
    handle: { head: baseProductHead },
  };
}

async function loadBaseProduct(host: Host, args: LoaderFunctionArgs): Promise<BaseProductData> {
  const id = pathParam(BaseProductId, args.params.baseProductId);
  const view = viewOf(args.request);
  const queries = baseProductQueries(host.api);
  const { queryClient } = host;
  void queryClient.prefetchQuery(queries.history(id));
  const [product, quantity] = await Promise.all([
    queryClient.ensureQueryData(queries.detail(id)),
    view.quantity ?? queryClient.ensureQueryData(queries.startingQuantity(id)),
  ]);
  await queryClient.ensureQueryData(queries.offers(id, quantity));
  redirectToSlug(args, product.slug, host.links.baseProduct(id, product.slug));
  return { id, now: new Date().toISOString(), view, quantity };
}

function BaseProductPage() {
  const { id, now, view, quantity } = useLoaderData() as BaseProductData;
  const queries = baseProductQueries(useHost().api);
  const [{ data: product }, { data: offers }] = useSuspenseQueries({
    queries: [queries.detail(id), queries.offers(id, quantity)],
  });
  return (
    <BaseProductView
      key={id}
      {...{ product, offers, now, view, quantity }}
      history={<PriceHistoryCard id={id} />}
    />
  );
}
