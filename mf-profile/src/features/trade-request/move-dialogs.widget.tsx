import { profileLinks } from '@bazaar/contracts';
import type { TradeRequest } from '@bazaar/contracts/trade';
import { amountInWords } from '@bazaar/locale';
import { LinkButton } from '@bazaar/ui/button';
import { CounterDialog } from './counter-dialog.widget.tsx';
import { messages } from './messages.ts';
import type { MoveAction } from './move.rules.ts';
import styles from './move-dialog.module.css';
import { MoveDialog } from './move-dialog.tsx';
import { moveMessages } from './move-messages.ts';
import { PriceSummary, useLivePrice } from './price-summary.widget.tsx';
import { RateDialog } from './rate-dialog.widget.tsx';
import { ReasonDialog } from './reason-dialog.widget.tsx';
import { TotalsSummary } from './totals-summary.tsx';
import { useMove } from './trade-request.mutations.ts';

export interface MoveDialogsProps {
  action: MoveAction;
  request: TradeRequest;
  onClose: () => void;
}

/** The dialog of one move. */
export function MoveDialogs({ action, request, onClose }: MoveDialogsProps) {
  switch (action) {
    case 'counter':
      return <CounterDialog request={request} onClose={onClose} />;
    case 'rate':
      return <RateDialog request={request} onClose={onClose} />;
    case 'cancel':
    case 'object':
      return <ReasonDialog action={action} request={request} onClose={onClose} />;
    case 'confirmAndPublish':
    case 'pay':
      return <PaidDialog action={action} request={request} onClose={onClose} />;
    case 'accept':
    case 'requestConfirmation':
    case 'confirmDelivery':
      return <PlainDialog action={action} request={request} onClose={onClose} />;
  }
}

interface PlainDialogProps extends MoveDialogsProps {
  action: 'accept' | 'requestConfirmation' | 'confirmDelivery';
}

/** A move that is only confirmed; acceptance shows what is agreed to. */
function PlainDialog({ action, request, onClose }: PlainDialogProps) {
  const { run, isPending, failure } = useMove(request, onClose);
  return (
    <MoveDialog
      {...{ action, isPending, failure, onClose }}
      requestId={request.id}
      onSubmit={() => run({ action })}
    >
      {action === 'accept' && request.totals !== null && (
        <TotalsSummary totals={request.totals} isQuoted={request.quote !== null} />
      )}
      {action === 'confirmDelivery' && request.totals !== null && (
        <p className={styles.inWords}>
          {messages.totals.payable}: {amountInWords(request.totals.payableRial)}
        </p>
      )}
    </MoveDialog>
  );
}

interface PaidDialogProps extends MoveDialogsProps {
  action: 'confirmAndPublish' | 'pay';
}

/** A move that takes money from the wallet, with the price of this moment; a shortage leads to its charge, or to the other ways to pay a request. */
function PaidDialog({ action, request, onClose }: PaidDialogProps) {
  const { run, isPending, failure } = useMove(request, onClose);
  const shortfallRial = useLivePrice(request.id)?.shortfallRial ?? 0;
  const isPayment = action === 'pay';
  return (
    <MoveDialog
      {...{ action, isPending, failure, onClose }}
      requestId={request.id}
      instead={
        shortfallRial > 0 ? (
          <LinkButton
            kind="primary"
            href={
              isPayment
                ? profileLinks.payRequest(request.id)
                : profileLinks.walletCharge(shortfallRial, request.id)
            }
          >
            {isPayment ? moveMessages.payWays : moveMessages.toWallet}
          </LinkButton>
        ) : undefined
      }
      onSubmit={() => run({ action })}
    >
      <PriceSummary id={request.id} isQuoted={request.quote !== null} />
      {isPayment && shortfallRial === 0 && (
        <LinkButton kind="text" href={profileLinks.payRequest(request.id)}>
          {moveMessages.payWays}
        </LinkButton>
      )}
    </MoveDialog>
  );
}
