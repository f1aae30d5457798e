import type { Withdrawal } from '@bazaar/contracts/wallet';
import { useHost } from '@bazaar/host';
import { formatJalaliDateTime } from '@bazaar/locale';
import { Card } from '@bazaar/ui/card';
import { Note } from '@bazaar/ui/note';
import { TimeText } from '@bazaar/ui/time';
import { useQuery } from '@tanstack/react-query';
import { AmountBlock } from '../../../common/payment/amount-block.tsx';
import { CopiedCode } from '../../../common/payment/copied-code.tsx';
import { messages as common } from '../../../common/payment/messages.ts';
import { OutcomeFacts } from '../../../common/payment/outcome-facts.tsx';
import { OutcomeHead } from '../../../common/payment/outcome-head.tsx';
import pageStyles from '../../../common/payment/outcome-page.module.css';
import { OutcomeWaiting } from '../outcome-waiting.tsx';
import type { WalletView } from '../wallet.address.ts';
import { useWithdrawalNews } from './use-withdrawal-news.ts';
import { withdrawalQueries } from './withdrawal.queries.ts';
import { WithdrawalActions } from './withdrawal-actions.widget.tsx';
import { withdrawalFaces } from './withdrawal-face.ts';
import { headings, withdrawalMessages } from './withdrawal-messages.ts';
import { isOpen } from './withdrawal-state.rules.ts';
import { WithdrawalSteps } from './withdrawal-steps.tsx';

const words = withdrawalMessages.screen;

/** One withdrawal: what became of it, where the money is, and what can be done now; followed while the bank works. */
export function WithdrawalScreen({ id, view }: { id: number; view: WalletView }) {
  const { data, error, refetch } = useQuery(withdrawalQueries(useHost().api).one(id));
  return data === undefined ? (
    <OutcomeWaiting title={withdrawalMessages.pageTitle} {...{ error, refetch, words }} />
  ) : (
    <WithdrawalState withdrawal={data} company={view.company} />
  );
}

function WithdrawalState({ withdrawal, company }: { withdrawal: Withdrawal; company: number | null }) {
  const { state, amountRial, failureReason } = withdrawal;
  useWithdrawalNews(withdrawal);
  return (
    <div className={pageStyles.page}>
      <OutcomeHead state={state} face={withdrawalFaces[state]} title={headings[state]} text={words[state]} />
      <Card>
        <AmountBlock label={words.amount[state]} amountRial={amountRial} inRial={words.inRial} />
        {isOpen(withdrawal) && <WithdrawalSteps withdrawal={withdrawal} />}
        <OutcomeFacts facts={factsOf(withdrawal)} />
      </Card>
      {failureReason !== null && (
        <Note tone="danger">
          <b>{words.reason}:</b> <bdi>{failureReason}</bdi>
        </Note>
      )}
      {state === 'Settled' && <Note tone="info">{words.returnNote}</Note>}
      <WithdrawalActions withdrawal={withdrawal} company={company} />
      {isOpen(withdrawal) && <p className={pageStyles.live}>{common.live}</p>}
    </div>
  );
}

function factsOf(withdrawal: Withdrawal) {
  const { shebaMasked, trackingCode, createdAt, settledAt, returnedAt } = withdrawal;
  const endedAt = settledAt ?? returnedAt;
  return [
    { label: words.account, value: <bdi dir="ltr">{shebaMasked}</bdi> },
    { label: common.trackingCode, value: <CopiedCode code={trackingCode} /> },
    { label: words.createdAt, value: <Time at={createdAt} /> },
    ...(endedAt === null ? [] : [{ label: words.endedAt, value: <Time at={endedAt} /> }]),
  ];
}

function Time({ at }: { at: string }) {
  return <TimeText dateTime={at}>{formatJalaliDateTime(at)}</TimeText>;
}
