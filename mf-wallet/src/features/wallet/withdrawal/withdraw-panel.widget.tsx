import { profileLinks } from '@bazaar/contracts';
import { useHost } from '@bazaar/host';
import { formatTomanText } from '@bazaar/locale';
import { LinkButton } from '@bazaar/ui/button';
import { Card, CardBody, CardHead } from '@bazaar/ui/card';
import { Note } from '@bazaar/ui/note';
import { RegionError } from '@bazaar/ui/region-error';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { WalletView } from '../wallet.address.ts';
import { WithdrawForm } from './withdraw-form.widget.tsx';
import styles from './withdraw-panel.module.css';
import { withdrawalQueries } from './withdrawal.queries.ts';
import { withdrawalMessages as words } from './withdrawal-messages.ts';
import { wholeAmount } from './withdrawal-state.rules.ts';
import type { WithdrawalTerms } from './withdrawal-terms.ts';

/** Withdrawing from a wallet, with its limits and its account of this moment. */
export function WithdrawPanel({ view }: { view: WalletView }) {
  const { data, isError, refetch } = useQuery(withdrawalQueries(useHost().api).terms(view.company));
  return (
    <Card as="section" labelledBy="wallet-withdraw">
      <CardHead id="wallet-withdraw" title={words.title} />
      <CardBody>
        <div className={styles.place}>
          {data !== undefined && <Way view={view} terms={data} />}
          {data === undefined &&
            (isError ? (
              <RegionError cause={words.failed} height="md" onRetry={() => void refetch()} />
            ) : (
              <SkeletonGroup>
                <Skeleton size="card" />
              </SkeletonGroup>
            ))}
        </div>
      </CardBody>
    </Card>
  );
}

/** The form, or why there is none and what makes one possible. */
function Way({ view, terms }: { view: WalletView; terms: WithdrawalTerms }) {
  const { account, availableRial, minRial } = terms;
  if (account === null) {
    return <NoAccount isOwn={view.company === null} />;
  }
  if (wholeAmount(terms) === null) {
    return (
      <Note tone="info">{words.tooLittle(formatTomanText(availableRial), formatTomanText(minRial))}</Note>
    );
  }
  // Another amount in the address fills in anew.
  return <WithdrawForm key={`${view.company} ${view.withdraw}`} view={view} terms={{ ...terms, account }} />;
}

function NoAccount({ isOwn }: { isOwn: boolean }) {
  return isOwn ? (
    <div className={styles.missing}>
      <Note tone="warning">{words.noAccount.text}</Note>
      <LinkButton kind="primary" wide href={profileLinks.accountForWithdrawal()}>
        {words.noAccount.link}
      </LinkButton>
      <p className={styles.note}>{words.noAccount.back}</p>
    </div>
  ) : (
    <Note tone="warning">{words.noAccount.company}</Note>
  );
}
