import type { SupplierProductId } from '@bazaar/contracts/product';
import { type Host, useHost } from '@bazaar/host';
import { useSuspenseQueries } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { productQueries } from '../../common/product/product.queries.ts';
import { sharePage } from '../../common/share/share-page.ts';
import { comparisonAddress } from './comparison.address.ts';
import { type ComparisonData, comparisonHead } from './comparison-head.ts';
import { ComparisonView } from './comparison-view.tsx';

const NOT_FOUND = 404;

/** /products/compare — two to four goods side by side. */
export function comparisonRoute(host: Host) {
  return {
    loader: (args: LoaderFunctionArgs) => loadComparison(host, args),
    Component: ComparisonPage,
    handle: { head: comparisonHead },
  };
}

async function loadComparison(host: Host, { request }: LoaderFunctionArgs): Promise<ComparisonData> {
  const { ids } = comparisonAddress.parse(request);
  const exists = await Promise.all(ids.map((id) => isOffered(host, id)));
  return {
    ids: ids.filter((_, index) => exists[index]),
    gone: ids.filter((_, index) => !exists[index]),
    now: new Date().toISOString(),
  };
}

/** Loads a good; false when it is not offered, or no longer. */
async function isOffered({ api, queryClient }: Host, id: SupplierProductId): Promise<boolean> {
  try {
    await queryClient.ensureQueryData(productQueries(api).detail(id));
    return true;
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === NOT_FOUND) {
      return false;
    }
    throw error;
  }
}

function ComparisonPage() {
  const host = useHost();
  const { ids, gone, now } = useLoaderData() as ComparisonData;
  const products = useSuspenseQueries({
    queries: ids.map((id) => productQueries(host.api).detail(id)),
    combine: (results) => results.map(({ data }) => data),
  });
  const share = (title: string) =>
    void sharePage(host, { title, url: globalThis.location.origin + host.links.comparison(ids) });
  return <ComparisonView products={products} gone={gone} now={now} onShare={share} />;
}
