import type { Host } from '@bazaar/host';
import { OnDemandRegion } from '@bazaar/ui/region-error';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { paymentQueries } from '../../common/payment/payment.queries.ts';
import { messages } from './messages.ts';
import { followedPaymentsQuery, recentPaymentsQuery } from './recent-payments.queries.ts';
import { statementOf, type WalletView, walletAddress, walletHref } from './wallet.address.ts';
import { STATEMENT_PAGE_SIZE, walletQueries } from './wallet.queries.ts';
import { WalletScreen } from './wallet-screen.widget.tsx';

const loadPayment = () => import('./payment-screen.widget.tsx').then(({ PaymentScreen }) => PaymentScreen);
const loadReceipt = () => import('./receipt-screen.widget.tsx').then(({ ReceiptScreen }) => ReceiptScreen);
const loadWithdrawal = () =>
  import('./withdrawal/withdrawal-screen.widget.tsx').then(({ WithdrawalScreen }) => WithdrawalScreen);
/** What these two ask for is code of theirs, which the wallet itself does not need. */
const loadRequestQueries = () => import('../../common/wallet/request.queries.ts');
const loadWithdrawalQueries = () => import('./withdrawal/withdrawal.queries.ts');
const loadPay = () => import('./pay-screen.widget.tsx').then(({ PayScreen }) => PayScreen);

/**
 * /profile/wallet — the wallet; with `paymentId` one payment, with `withdrawal` one withdrawal, with `pay` the ways to pay
 * a request.
 */
export function walletRoute(host: Host) {
  return {
    loader: (args: LoaderFunctionArgs) => loadPage(host, args),
    Component: WalletPage,
    handle: { head: (view?: WalletView) => ({ title: titleOf(view), robots: 'noindex,nofollow' }) },
  };
}

function titleOf(view?: WalletView): string {
  if (view?.paymentId != null) {
    return view.receipt ? messages.receiptTitle : messages.paymentTitle;
  }
  if (view?.withdrawal != null) {
    return messages.withdrawalTitle;
  }
  return view?.pay == null ? messages.title : messages.payTitle;
}

/** Nothing here throws: each part of the page shows its own failure. */
async function loadPage(host: Host, { request }: LoaderFunctionArgs): Promise<WalletView> {
  const view = walletAddress.parse(request);
  const { queryClient, api } = host;
  if (view.paymentId !== null) {
    const load = view.receipt ? loadReceipt : loadPayment;
    await Promise.all([early(load), queryClient.prefetchQuery(paymentQueries(api).payment(view.paymentId))]);
  } else if (view.withdrawal !== null) {
    const id = view.withdrawal;
    const prefetch = async () => {
      const { withdrawalQueries } = await loadWithdrawalQueries();
      await queryClient.prefetchQuery(withdrawalQueries(api).one(id));
    };
    await Promise.all([early(loadWithdrawal), early(prefetch)]);
  } else if (view.pay !== null) {
    const id = view.pay;
    const prefetch = async () => {
      const { requestQueries } = await loadRequestQueries();
      await queryClient.prefetchQuery(requestQueries(api).request(id));
    };
    await Promise.all([early(loadPay), early(prefetch)]);
  } else {
    await loadWallet(host, view);
  }
  return view;
}

/** Code that fails to load reports it in its place, with a retry. */
const early = (load: () => Promise<unknown>) => load().catch(() => undefined);

async function loadWallet({ queryClient, api }: Host, view: WalletView): Promise<void> {
  const queries = walletQueries(api);
  const statement = queries.statement(statementOf(view));
  await Promise.all([
    queryClient.prefetchQuery(queries.credit(view.company)),
    queryClient.prefetchQuery(queries.wallets()),
    queryClient.prefetchQuery(recentPaymentsQuery(api, view.company)),
    queryClient.prefetchQuery(followedPaymentsQuery(api, view.company)),
    view.show === null && queryClient.prefetchQuery(statement),
  ]);
  const totalCount = queryClient.getQueryData(statement.queryKey)?.totalCount ?? 0;
  const lastPage = Math.ceil(totalCount / STATEMENT_PAGE_SIZE);
  if (view.show === null && lastPage > 0 && view.page > lastPage) {
    throw redirect(walletHref(view, { page: lastPage }));
  }
}

function WalletPage() {
  const view = useLoaderData() as WalletView;
  const { paymentId, withdrawal, pay, receipt } = view;
  const fallback = <ScreenPlace />;
  if (paymentId !== null && receipt) {
    return (
      <OnDemandRegion
        key={`receipt ${paymentId}`}
        load={loadReceipt}
        with={{ id: paymentId }}
        height="lg"
        fallback={fallback}
      />
    );
  }
  if (paymentId !== null) {
    return (
      <OnDemandRegion
        key={paymentId}
        load={loadPayment}
        with={{ id: paymentId, view }}
        height="lg"
        fallback={fallback}
      />
    );
  }
  if (withdrawal !== null) {
    return (
      <OnDemandRegion
        key={`withdrawal ${withdrawal}`}
        load={loadWithdrawal}
        with={{ id: withdrawal, view }}
        height="lg"
        fallback={fallback}
      />
    );
  }
  return pay === null ? (
    <WalletScreen view={view} />
  ) : (
    <OnDemandRegion
      key={`pay ${pay}`}
      load={loadPay}
      with={{ requestId: pay }}
      height="lg"
      fallback={fallback}
    />
  );
}

function ScreenPlace() {
  return (
    <SkeletonGroup>
      <Skeleton size="tile" />
      <Skeleton size="card" />
    </SkeletonGroup>
  );
}
