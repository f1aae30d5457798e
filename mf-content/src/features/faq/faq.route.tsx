import { type Host, useHost } from '@bazaar/host';
import { useSuspenseQuery } from '@tanstack/react-query';
import { faqQueries } from './faq.queries.ts';
import { faqHead } from './faq-head.ts';
import { FaqView } from './faq-view.tsx';

/** /faq — the questions of all categories. */
export function faqRoute(host: Host) {
  return {
    loader: () => loadFaq(host),
    Component: FaqPage,
    handle: { head: faqHead },
  };
}

async function loadFaq({ api, queryClient }: Host): Promise<null> {
  const queries = faqQueries(api);
  await Promise.all([
    queryClient.ensureQueryData(queries.groups()),
    queryClient.ensureQueryData(queries.top()),
  ]);
  return null;
}

function FaqPage() {
  const queries = faqQueries(useHost().api);
  const { data: groups } = useSuspenseQuery(queries.groups());
  const { data: top } = useSuspenseQuery(queries.top());
  return <FaqView groups={groups} top={top} />;
}
