import { SupplierProductId } from '@bazaar/contracts/product';
import { type Host, pathParam, useHost } from '@bazaar/host';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { productQueries } from './product.queries.ts';
import styles from './product.module.css';

/** /products/:productId/* — one item of one supplier. */
export function productRoute(host: Host) {
  return { loader: (args: LoaderFunctionArgs) => loadProduct(host, args), Component: ProductPage };
}

async function loadProduct(host: Host, { params }: LoaderFunctionArgs) {
  const id = pathParam(SupplierProductId, params.productId);
  await host.queryClient.ensureQueryData(productQueries(host.api).detail(id));
  return { id };
}

function ProductPage() {
  const { id } = useLoaderData() as { id: SupplierProductId };
  const { data } = useSuspenseQuery(productQueries(useHost().api).detail(id));
  return <h1 className={styles.title}>{data.title}</h1>;
}
