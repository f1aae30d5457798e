import type { HelpResults } from '@bazaar/contracts/content';
import { type Host, useHost } from '@bazaar/host';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { helpQueries } from '../../common/help/help.queries.ts';
import { helpAddress } from './help.address.ts';
import { helpSearchHead } from './help-head.ts';
import { HelpSearchView } from './help-search-view.tsx';

interface SearchData {
  q: string;
}

/** /help — all help texts, and with `?q=` a search over them, the questions and the articles. */
export function helpSearchRoute(host: Host) {
  return {
    loader: (args: LoaderFunctionArgs) => loadSearch(host, args),
    Component: HelpSearchPage,
    handle: { head: helpSearchHead },
  };
}

async function loadSearch({ api, queryClient }: Host, { request }: LoaderFunctionArgs): Promise<SearchData> {
  const { q } = helpAddress.parse(request);
  const queries = helpQueries(api);
  await (q === ''
    ? queryClient.ensureQueryData(queries.list())
    : queryClient.ensureQueryData(queries.search(q)));
  return { q };
}

function HelpSearchPage() {
  const { q } = useLoaderData() as SearchData;
  return q === '' ? <AllHelp /> : <Found key={q} term={q} />;
}

function AllHelp() {
  const { data: items } = useSuspenseQuery(helpQueries(useHost().api).list());
  return <HelpSearchView term="" items={items} results={null} />;
}

function Found({ term }: { term: string }) {
  const { data }: { data: HelpResults } = useSuspenseQuery(helpQueries(useHost().api).search(term));
  return <HelpSearchView term={term} items={[]} results={data} />;
}
