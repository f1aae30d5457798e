import { profileLinks } from '@bazaar/contracts';
import type { Withdrawal } from '@bazaar/contracts/wallet';
import { Button, LinkButton } from '@bazaar/ui/button';
import { mdiHistory, mdiWalletOutline } from '@mdi/js';
import pageStyles from '../../../common/payment/outcome-page.module.css';
import styles from '../payment-actions.module.css';
import { walletHref } from '../wallet.address.ts';
import { useCancelQuestion } from './use-cancel-question.ts';
import { withdrawalMessages } from './withdrawal-messages.ts';

const words = withdrawalMessages.screen;

interface WithdrawalActionsProps {
  withdrawal: Withdrawal;
  company: number | null;
}

/** The one thing to do next, and quieter ones; cancelling is offered only where the service allows it. */
export function WithdrawalActions({ withdrawal, company }: WithdrawalActionsProps) {
  const { opened, open, close } = useCancelQuestion();
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
        {allowedActions.includes('cancel') && (
          <Button kind="danger" onClick={() => void open()}>
            {words.cancel}
          </Button>
        )}
      </div>
      {opened !== null && <opened.Dialog withdrawal={withdrawal} onClose={close} />}
    </div>
  );
}
