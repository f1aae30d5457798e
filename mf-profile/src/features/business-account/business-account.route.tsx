import { type Host, useHost } from '@bazaar/host';
import { RegionBoundary } from '@bazaar/ui/region-error';
import { useQueryClient } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { AgentsRegion } from './agents-region.widget.tsx';
import { type BusinessAccountView, businessAccountAddress } from './business-account.address.ts';
import styles from './business-account.module.css';
import { businessKeys, businessQueries } from './business-account.queries.ts';
import { InvitationsRegion } from './invitations-region.widget.tsx';
import { messages } from './messages.ts';
import { Panels } from './panels.tsx';
import { RoleMatrix } from './role-matrix.tsx';
import { askedSpan } from './visit-span.rules.ts';
import { VisitsRegion } from './visits-region.widget.tsx';

interface BusinessAccountData {
  view: BusinessAccountView;
  /** The present time, so that every render asks for the same days. */
  now: string;
}

/** /profile/admin — who acts for the user's company, and who visits its pages. */
export function businessAccountRoute(host: Host) {
  return {
    loader: (args: LoaderFunctionArgs) => loadBusinessAccount(host, args),
    Component: BusinessAccountPage,
    handle: { head: () => ({ title: messages.title, robots: 'noindex,nofollow' }) },
  };
}

/** Nothing here throws: each region shows its own failure. */
async function loadBusinessAccount(
  { queryClient, api }: Host,
  { request }: LoaderFunctionArgs,
): Promise<BusinessAccountData> {
  const view = businessAccountAddress.parse(request);
  const now = new Date().toISOString();
  const queries = businessQueries(api);
  await Promise.all([
    queryClient.prefetchQuery(queries.customers()),
    queryClient.prefetchQuery(queries.agents()),
    queryClient.prefetchQuery(queries.invitations()),
    queryClient.prefetchQuery(queries.visits(askedSpan(now, Number(view.days)))),
  ]);
  return { view, now };
}

function BusinessAccountPage() {
  const { view, now } = useLoaderData() as BusinessAccountData;
  const { config } = useHost();
  const queryClient = useQueryClient();
  const retry = () => void queryClient.resetQueries({ queryKey: businessKeys.invitations });
  return (
    <div className={styles.page}>
      <RegionBoundary onRetry={retry}>
        <InvitationsRegion />
      </RegionBoundary>
      <AgentsRegion />
      <div className={styles.columns}>
        <VisitsRegion view={view} now={now} />
        <div className={styles.side}>
          <RoleMatrix />
          <Panels addresses={config.addresses} />
        </div>
      </div>
    </div>
  );
}
