import type { Host } from '@bazaar/host';
import { useHost } from '@bazaar/host';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { howItWorksQueries } from './how-it-works.queries.ts';
import { howItWorksHead } from './how-it-works-head.ts';
import { HowItWorksView } from './how-it-works-view.tsx';

/** /how-it-work — the steps of buyers and of businesses, with deadlines and figures. */
export function howItWorksRoute(host: Host) {
  return {
    loader: () => loadPage(host),
    Component: HowItWorksPage,
    handle: { head: howItWorksHead },
  };
}

/** The page is nothing without its deadlines; without the figures it is the same page. */
async function loadPage({ api, queryClient }: Host): Promise<null> {
  const queries = howItWorksQueries(api);
  await Promise.all([
    queryClient.ensureQueryData(queries.deadlines()),
    queryClient.prefetchQuery(queries.figures()),
  ]);
  return null;
}

function HowItWorksPage() {
  const { api, useSession } = useHost();
  const queries = howItWorksQueries(api);
  const { data: deadlines } = useSuspenseQuery(queries.deadlines());
  const { data: figures } = useQuery(queries.figures());
  const { status, userId } = useSession();
  const { data: hasTraded = false } = useQuery(queries.hasTraded(userId));
  return (
    <HowItWorksView
      deadlines={deadlines}
      figures={figures ?? null}
      isSignedIn={status === 'signed-in'}
      hasTraded={hasTraded}
    />
  );
}
