import { type Host, useHost } from '@bazaar/host';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { enumsQuery } from '../../common/enum/enums.queries.ts';
import { useStatusTitles } from '../../common/trade/use-status-titles.ts';
import { messages } from './messages.ts';
import { useRepeat } from './repeat.mutations.ts';
import {
  type TradedSuppliersState,
  tradedSuppliersAddress,
  tradedSuppliersHref,
} from './traded-suppliers.address.ts';
import { PAGE_SIZE, tradedSuppliersQueries } from './traded-suppliers.queries.ts';
import { TradedSuppliersView } from './traded-suppliers-view.tsx';

/** /profile/suppliers — the suppliers that the user has traded with, the latest first. */
export function tradedSuppliersRoute(host: Host) {
  return {
    loader: (args: LoaderFunctionArgs) => loadTradedSuppliers(host, args),
    Component: TradedSuppliersPage,
    handle: { head: () => ({ title: messages.title, robots: 'noindex,nofollow' }) },
  };
}

async function loadTradedSuppliers(
  { queryClient, api }: Host,
  { request }: LoaderFunctionArgs,
): Promise<TradedSuppliersState> {
  const state = tradedSuppliersAddress.parse(request);
  const queries = tradedSuppliersQueries(api);
  const [{ totalCount }] = await Promise.all([
    queryClient.fetchQuery(queries.list(state.page)),
    queryClient.prefetchQuery(enumsQuery(api)),
  ]);
  const lastPage = Math.ceil(totalCount / PAGE_SIZE);
  if (lastPage > 0 && state.page > lastPage) {
    throw redirect(tradedSuppliersHref(lastPage));
  }
  return state;
}

function TradedSuppliersPage() {
  const { page } = useLoaderData() as TradedSuppliersState;
  const { api } = useHost();
  const queries = tradedSuppliersQueries(api);
  const { data: list } = useSuspenseQuery(queries.list(page));
  const statusTitles = useStatusTitles();
  const { repeat, repeatingId } = useRepeat();
  return (
    <TradedSuppliersView
      page={page}
      pageCount={Math.ceil(list.totalCount / PAGE_SIZE)}
      total={list.totalCount}
      items={list.items}
      statusTitles={statusTitles}
      repeatingId={repeatingId}
      onRepeat={repeat}
    />
  );
}
