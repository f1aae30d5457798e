import { Chip, ChipRow } from '@bazaar/ui/chip';
import { OnDemandRegion } from '@bazaar/ui/region-error';
import { chargeMessages } from './charge-messages.ts';
import { messages } from './messages.ts';
import { type WalletView, walletHref } from './wallet.address.ts';
import { WorkPlace } from './work-place.tsx';
import styles from './work-region.module.css';

const words = messages.work;

const loadCharge = () => import('./charge-panel.widget.tsx').then(({ ChargePanel }) => ChargePanel);
const loadWithdraw = () =>
  import('./withdrawal/withdraw-panel.widget.tsx').then(({ WithdrawPanel }) => WithdrawPanel);

/** The place of the charge or of a withdrawal, whose code comes after the balance. */
export function WorkRegion({ view }: { view: WalletView }) {
  const { company, withdraw, show } = view;
  const isWithdrawal = withdraw !== null;
  return (
    <div className={styles.work}>
      <ChipRow label={words.label}>
        <Chip kind={isWithdrawal ? 'rest' : 'current'} href={walletHref({ company, show })}>
          {words.charge}
        </Chip>
        <Chip kind={isWithdrawal ? 'current' : 'rest'} href={walletHref({ company, show, withdraw: 0 })}>
          {words.withdraw}
        </Chip>
      </ChipRow>
      <OnDemandRegion
        key={isWithdrawal ? 'withdraw' : 'charge'}
        load={isWithdrawal ? loadWithdraw : loadCharge}
        with={{ view }}
        height="lg"
        fallback={<WorkPlace title={isWithdrawal ? messages.withdrawTitle : chargeMessages.title} />}
      />
    </div>
  );
}
