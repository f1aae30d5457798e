import { profileLinks } from '@bazaar/contracts';
import type { Withdrawal } from '@bazaar/contracts/wallet';
import { formatTomanText } from '@bazaar/locale';
import { LinkButton } from '@bazaar/ui/button';
import { mdiHistory, mdiWalletOutline } from '@mdi/js';
import pageStyles from '../../../common/payment/outcome-page.module.css';
import { CancelAction } from '../cancel-action.widget.tsx';
import styles from '../payment-actions.module.css';
import { walletHref } from '../wallet.address.ts';
import { useCancelWithdrawal } from './withdrawal.mutations.ts';
import { withdrawalMessages } from './withdrawal-messages.ts';

const { screen: words, cancelDialog: cancelWords } = withdrawalMessages;

interface WithdrawalActionsProps {
  withdrawal: Withdrawal;
  company: number | null;
}

/** The one thing to do next, and quieter ones; cancelling is offered only where the service allows it. */
export function WithdrawalActions({ withdrawal, company }: WithdrawalActionsProps) {
  const cancel = useCancelWithdrawal(withdrawal);
  const { state, amountRial, allowedActions } = withdrawal;
  const isBack = state === 'Failed' || state === 'Cancelled';
  return (
    <div className={pageStyles.actions} data-print="hide">
      {isBack && (
        <LinkButton kind="primary" size="lg" wide href={walletHref({ company, withdraw: amountRial })}>
          {words.again}
        </LinkButton>
      )}
      <div className={styles.others}>
        {state === 'Failed' && company === null && (
          <LinkButton href={profileLinks.accountForWithdrawal()}>{words.checkAccount}</LinkButton>
        )}
        <LinkButton icon={mdiHistory} href={walletHref({ company, show: 'withdrawals' })}>
          {words.toList}
        </LinkButton>
        <LinkButton icon={mdiWalletOutline} href={walletHref({ company })}>
          {words.toWallet}
        </LinkButton>
        <CancelAction
          words={cancelWords}
          text={cancelWords.text(formatTomanText(amountRial))}
          label={words.cancel}
          {...{ allowedActions, cancel }}
        />
      </div>
    </div>
  );
}
