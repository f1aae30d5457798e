import { ALWAYS_STALE } from '@bazaar/api/stale-times';
import type { NeedId } from '@bazaar/contracts/trade';
import { type Host, useHost } from '@bazaar/host';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { NoNeed, SingleRequest } from './comparison-empty.tsx';
import { ComparisonView } from './comparison-view.tsx';
import { messages } from './messages.ts';
import { needQuery, supplierFactsQuery } from './need.queries.ts';
import type { Need } from './need.ts';
import { type ComparisonState, comparisonAddress } from './quote-comparison.address.ts';

/** /profile/directorder/compare?need={id} — the quotes of several suppliers for one need. */
export function quoteComparisonRoute(host: Host) {
  return {
    loader: (args: LoaderFunctionArgs) => loadComparison(host, args),
    Component: QuoteComparisonPage,
    handle: { head: () => ({ title: messages.title, robots: 'noindex,nofollow' }) },
  };
}

/** A visit asks anew, because suppliers answer meanwhile. What is not known of a supplier is left out. */
async function loadComparison(
  { queryClient, api }: Host,
  { request }: LoaderFunctionArgs,
): Promise<ComparisonState> {
  const view = comparisonAddress.parse(request);
  if (view.need !== null) {
    const need = await queryClient.fetchQuery({ ...needQuery(api, view.need), staleTime: ALWAYS_STALE });
    await queryClient.prefetchQuery(supplierFactsQuery(api, supplierIdsOf(need)));
  }
  return view;
}

const supplierIdsOf = ({ compared }: Need) => [...new Set(compared.map(({ supplier }) => supplier.id))];

function QuoteComparisonPage() {
  const view = useLoaderData() as ComparisonState;
  return view.need === null ? <NoNeed /> : <NeedPage key={view.need} needId={view.need} view={view} />;
}

function NeedPage({ needId, view }: { needId: NeedId; view: ComparisonState }) {
  const { api } = useHost();
  const { data: need, dataUpdatedAt } = useSuspenseQuery(needQuery(api, needId));
  const { data: suppliers = {} } = useQuery(supplierFactsQuery(api, supplierIdsOf(need)));
  const [first, second] = need.compared;
  if (first === undefined) {
    return <NoNeed />;
  }
  if (second === undefined) {
    return <SingleRequest request={first} />;
  }
  const now = new Date(dataUpdatedAt).toISOString();
  return <ComparisonView {...{ view, need, suppliers, now }} />;
}
