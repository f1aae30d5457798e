import { useHost } from '@bazaar/host';
import { PageHead } from '@bazaar/ui/container';
import { OnDemandRegion } from '@bazaar/ui/region-error';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import type { ComponentType } from 'react';
import { CompanySwitch } from './company-switch.widget.tsx';
import { CreditRegion } from './credit-region.widget.tsx';
import { messages } from './messages.ts';
import { PendingNotice } from './pending-notice.widget.tsx';
import { RecentPayments } from './recent-payments.widget.tsx';
import { RefreshCredit } from './refresh-credit.widget.tsx';
import { StatementRegion } from './statement-region.widget.tsx';
import type { WalletView } from './wallet.address.ts';
import styles from './wallet-page.module.css';
import { WalletPlaces } from './wallet-places.widget.tsx';
import { WorkRegion } from './work-region.tsx';

const loadPayments = () => import('./payments-list.widget.tsx').then(({ PaymentsList }) => PaymentsList);
const loadWithdrawals = () =>
  import('./withdrawal/withdrawals-list.widget.tsx').then(({ WithdrawalsList }) => WithdrawalsList);
const loadLimit = () => import('./limit/limit-panel.widget.tsx').then(({ LimitPanel }) => LimitPanel);
const loadPayouts = () =>
  import('./payouts/payouts-screen.widget.tsx').then(({ PayoutsScreen }) => PayoutsScreen);
const loadHolds = () => import('./holds-list.widget.tsx').then(({ HoldsList }) => HoldsList);

/** The balance, the charge or a withdrawal, and the transactions. */
export function WalletScreen({ view }: { view: WalletView }) {
  const { userName } = useHost().useSession();
  return (
    <div className={styles.page}>
      <PageHead
        title={messages.title}
        note={messages.note}
        actions={<RefreshCredit company={view.company} />}
      />
      {userName !== null && (
        <p className={styles.owner}>
          <bdi>{userName}</bdi>
        </p>
      )}
      <CompanySwitch company={view.company} />
      <CreditRegion view={view} />
      <PendingNotice company={view.company} />
      <WalletPlaces view={view} />
      <Columns view={view} />
    </div>
  );
}

const LISTS: Readonly<
  Record<NonNullable<WalletView['show']>, () => Promise<ComponentType<{ view: WalletView }>>>
> = {
  payments: loadPayments,
  holds: loadHolds,
  withdrawals: loadWithdrawals,
  limit: loadLimit,
  payouts: loadPayouts,
};

/**
 * The charge or a withdrawal beside the transactions. Where they stand under each other it comes first, unless a list was
 * asked for.
 */
function Columns({ view }: { view: WalletView }) {
  const side = (
    <div key="side" className={styles.side} data-print="hide">
      <WorkRegion view={view} />
      <RecentPayments view={view} />
    </div>
  );
  const main = (
    <div key="main" className={styles.main}>
      <MainRegion view={view} />
    </div>
  );
  return <div className={styles.columns}>{view.show === null ? [side, main] : [main, side]}</div>;
}

function MainRegion({ view }: { view: WalletView }) {
  if (view.show === null) {
    return <StatementRegion view={view} />;
  }
  const load = LISTS[view.show];
  return (
    <OnDemandRegion
      key={view.show}
      load={load}
      with={{ view }}
      height="lg"
      fallback={
        <SkeletonGroup>
          <Skeleton size="panel" />
        </SkeletonGroup>
      }
    />
  );
}
