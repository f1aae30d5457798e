import { awaitOnServer } from '@bazaar/actions';
import { MAX_QUANTITY, type SupplierProduct, SupplierProductId } from '@bazaar/contracts/product';
import { type Host, pathParam, redirectToSlug, useHost } from '@bazaar/host';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { productQueries } from '../../common/product/product.queries.ts';
import { readQuantity } from '../../common/request/quantity.rules.ts';
import { useVisit } from '../../common/visit/use-visit.ts';
import { ProductPageActionsRegion } from './page-actions-region.widget.tsx';
import { type ProductData, productHead } from './product-head.ts';
import { ProductView } from './product-view.tsx';
import { loadRelated, RelatedRegion } from './related-region.widget.tsx';

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
  // When the code fails to load, its regions show the failure.
  const relatedModule = loadRelated().catch(() => null);
  const related = relatedModule.then((module) => module?.warmRelated(host, id));
  const product = await host.queryClient.ensureQueryData(productQueries(host.api).detail(id));
  redirectToSlug(args, product.slug, host.links.product(id, product.slug));
  const offers = relatedModule.then((module) => module?.warmOffers(host, product));
  await awaitOnServer(related, offers);
  return { id, now: new Date().toISOString(), quantity: quantityOf(args.request, product) };
}

function quantityOf(request: Request, { minOrder }: SupplierProduct): number {
  const asked = readQuantity(new URL(request.url).searchParams.get('quantity') ?? '');
  return asked === null || asked > MAX_QUANTITY ? minOrder : asked;
}

function ProductPage() {
  const { id, now, quantity } = useLoaderData() as ProductData;
  const { data } = useSuspenseQuery(productQueries(useHost().api).detail(id));
  useVisit('SupplierProduct', id);
  return (
    <ProductView
      key={id}
      product={data}
      now={now}
      initialQuantity={quantity}
      actions={<ProductPageActionsRegion product={data} />}
      related={<RelatedRegion product={data} now={now} />}
    />
  );
}
