import { awaitOnServer } from '@bazaar/actions';
import { BaseProductId } from '@bazaar/contracts/product';
import { type Host, pathParam, redirectToSlug, useHost } from '@bazaar/host';
import { useSuspenseQueries } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { baseProductQueries } from './base-product.queries.ts';
import { type BaseProductData, baseProductHead } from './base-product-head.ts';
import { BaseProductView } from './base-product-view.tsx';
import { ChosenSizeHistory, ChosenSizeOffers, warmChosenSize } from './chosen-size-region.widget.tsx';
import { viewOf } from './page.address.ts';

/** /products/base-product/:baseProductId/* — one base product with its sizes and the offers of one of them. */
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
  const chosen =
    view.variant === null ? [] : warmChosenSize(host, { baseProductId: id, variantCode: view.variant });
  const [product] = await Promise.all([
    queryClient.ensureQueryData(queries.detail(id)),
    queryClient.ensureQueryData(queries.variants(id, view.quantity)),
    awaitOnServer(...chosen),
  ]);
  redirectToSlug(args, product.slug, host.links.baseProduct(id, product.slug));
  return { id, now: new Date().toISOString(), view };
}

function BaseProductPage() {
  const { id, now, view } = useLoaderData() as BaseProductData;
  const host = useHost();
  const queries = baseProductQueries(host.api);
  const [{ data: product }, { data: table }] = useSuspenseQueries({
    queries: [queries.detail(id), queries.variants(id, view.quantity)],
  });
  const quantity = view.quantity ?? product.minOrder;
  const chosen = table.variants.find(({ code }) => code === view.variant) ?? null;
  return (
    <BaseProductView
      key={id}
      {...{ product, table, view, quantity, chosen }}
      onIntent={(variantCode) => void warmChosenSize(host, { baseProductId: id, variantCode })}
      offers={
        chosen && (
          <ChosenSizeOffers key={chosen.code} {...{ product, view, quantity, now }} variant={chosen} />
        )
      }
      history={chosen && <ChosenSizeHistory key={chosen.code} baseProductId={id} variant={chosen} />}
    />
  );
}
