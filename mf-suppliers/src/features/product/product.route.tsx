import { SupplierProductId } from '@bazaar/contracts/product';
import { type Host, pathParam, redirectToSlug, useHost } from '@bazaar/host';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { FavoriteButton } from '../../favorite/favorite-button.widget.tsx';
import { productQueries } from './product.queries.ts';
import { type ProductData, productHead } from './product-head.ts';
import { ProductView } from './product-view.tsx';
import { RelatedProducts } from './related-products.widget.tsx';

/** /products/:productId/* — one item of one supplier. */
export function productRoute(host: Host) {
  return {
    loader: (args: LoaderFunctionArgs) => loadProduct(host, args),
    Component: ProductPage,
    handle: { head: productHead },
  };
}

async function loadProduct(host: Host, args: LoaderFunctionArgs): Promise<ProductData> {
  const id = pathParam(SupplierProductId, args.params.productId);
  const queries = productQueries(host.api);
  void host.queryClient.prefetchQuery(queries.related(id));
  const { slug } = await host.queryClient.ensureQueryData(queries.detail(id));
  redirectToSlug(args, slug, host.links.product(id, slug));
  return { id, now: new Date().toISOString() };
}

function ProductPage() {
  const { id, now } = useLoaderData() as ProductData;
  const { data } = useSuspenseQuery(productQueries(useHost().api).detail(id));
  return (
    <ProductView
      key={id}
      product={data}
      now={now}
      favorite={<FavoriteButton target={{ objectType: 'SupplierProduct', objectId: id }} />}
      related={<RelatedProducts id={id} now={now} />}
    />
  );
}
