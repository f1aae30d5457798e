import type { Payment } from '@bazaar/contracts/payment';
import { useHost } from '@bazaar/host';
import { Card } from '@bazaar/ui/card';
import { useQuery } from '@tanstack/react-query';
import { AmountBlock } from '../../common/payment/amount-block.tsx';
import type { AfterCharge } from '../../common/payment/gateway-navigation.ts';
import { messages as common, stateTitles } from '../../common/payment/messages.ts';
import { OutcomeHead } from '../../common/payment/outcome-head.tsx';
import pageStyles from '../../common/payment/outcome-page.module.css';
import { paymentQueries } from '../../common/payment/payment.queries.ts';
import { stateFaces } from '../../common/payment/payment-face.ts';
import { stateOf } from '../../common/payment/payment-state.rules.ts';
import { AttemptList } from './attempt-list.tsx';
import { OutcomeWaiting } from './outcome-waiting.tsx';
import { PaymentActions } from './payment-actions.widget.tsx';
import { PaymentFacts } from './payment-facts.widget.tsx';
import { paymentMessages as words } from './payment-messages.ts';
import { PaymentNotes } from './payment-notes.tsx';
import { sentenceOf } from './payment-words.ts';
import { PendingSteps } from './pending-steps.tsx';
import { usePaidNews } from './use-paid-news.ts';
import type { WalletView } from './wallet.address.ts';

interface PaymentScreenProps {
  id: number;
  view: WalletView;
}

/** What happened to one payment and what can be done now; while its outcome is unknown the page follows it. */
export function PaymentScreen({ id, view }: PaymentScreenProps) {
  const { data, error, refetch } = useQuery(paymentQueries(useHost().api).payment(id));
  return data === undefined ? (
    <OutcomeWaiting title={words.title} {...{ error, refetch, words }} />
  ) : (
    <PaymentView payment={data} after={view} />
  );
}

function PaymentView({ payment, after }: { payment: Payment; after: AfterCharge }) {
  const state = stateOf(payment.status);
  usePaidNews(payment);
  return (
    <div className={pageStyles.page}>
      <OutcomeHead
        state={state}
        face={stateFaces[state]}
        title={stateTitles[state]}
        text={sentenceOf(payment)}
      />
      <Card>
        <AmountBlock label={words.amounts[state]} amountRial={payment.amountRial} />
        {state === 'pending' && <PendingSteps payment={payment} />}
        <PaymentFacts payment={payment} />
      </Card>
      <PaymentNotes payment={payment} />
      <PaymentActions payment={payment} after={after} />
      {(state === 'pending' || state === 'open') && <p className={pageStyles.live}>{common.live}</p>}
      {payment.attempts.length > 0 && <AttemptList payment={payment} />}
    </div>
  );
}
