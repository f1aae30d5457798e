import { profileLinks } from '@bazaar/contracts';
import { failureOf } from '@bazaar/contracts/failure';
import type { TradeRequest } from '@bazaar/contracts/trade';
import { useHost } from '@bazaar/host';
import { formatJalaliDateTime } from '@bazaar/locale';
import { LinkButton } from '@bazaar/ui/button';
import { Card } from '@bazaar/ui/card';
import { PageHead } from '@bazaar/ui/container';
import { Note } from '@bazaar/ui/note';
import { RegionError } from '@bazaar/ui/region-error';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { AmountBlock } from '../../common/payment/amount-block.tsx';
import { OutcomeFacts } from '../../common/payment/outcome-facts.tsx';
import pageStyles from '../../common/payment/outcome-page.module.css';
import { paymentQueries } from '../../common/payment/payment.queries.ts';
import { stateOf } from '../../common/payment/payment-state.rules.ts';
import { requestQueries } from '../../common/wallet/request.queries.ts';
import { PayForm } from './pay-form.widget.tsx';
import { payMessages as words } from './pay-messages.ts';
import { PriceLines } from './price-lines.widget.tsx';

const NOT_FOUND = 404;

/** The ways to pay one request; a payment that is made or under way is shown instead. */
export function PayScreen({ requestId }: { requestId: number }) {
  const { data, error, refetch } = useQuery(requestQueries(useHost().api).request(requestId));
  if (data === undefined) {
    return (
      <div className={pageStyles.page}>
        <PageHead title={words.title} />
        {error === null ? (
          <Waiting />
        ) : (
          <RegionError
            cause={failureOf(error).status === NOT_FOUND ? words.missing : words.failed}
            height="md"
            onRetry={() => void refetch()}
          />
        )}
      </div>
    );
  }
  return (
    <div className={pageStyles.page}>
      <PageHead title={words.heading(data.number)} />
      {data.paymentId === null ? (
        <NotPayable request={data} text={words.notPayable} />
      ) : (
        <PayableView request={data} paymentId={data.paymentId} />
      )}
    </div>
  );
}

function PayableView({ request, paymentId }: { request: TradeRequest; paymentId: number }) {
  const { data, error, refetch } = useQuery(paymentQueries(useHost().api).retry(paymentId));
  if (data === undefined) {
    const cause = failureOf(error).status === 403 ? words.notYours : words.failed;
    return error === null ? (
      <Waiting />
    ) : (
      <RegionError cause={cause} height="md" onRetry={() => void refetch()} />
    );
  }
  const state = stateOf(data.payment.status);
  if (state === 'paid') {
    return <NotPayable request={request} text={words.paid} paymentId={paymentId} />;
  }
  if (state === 'pending' || state === 'open') {
    return <NotPayable request={request} text={words.underWay} paymentId={paymentId} />;
  }
  if (request.status !== 'AwaitingPayment') {
    return <NotPayable request={request} text={words.notPayable} />;
  }
  return (
    <>
      <Card>
        <AmountBlock label={words.amount} amountRial={data.payment.amountRial} />
        <OutcomeFacts
          facts={[
            { label: words.supplier, value: <bdi>{request.supplier.name}</bdi> },
            ...(request.deadlineAt === null
              ? []
              : [{ label: words.deadline, value: formatJalaliDateTime(request.deadlineAt) }]),
          ]}
        />
        <PriceLines requestId={request.id} isQuoted={request.quote !== null} />
      </Card>
      <PayForm request={request} offer={data} />
    </>
  );
}

interface NotPayableProps {
  request: TradeRequest;
  text: string;
  paymentId?: number;
}

function NotPayable({ request, text, paymentId }: NotPayableProps) {
  return (
    <>
      <Note tone="info">{text}</Note>
      <div className={pageStyles.actions}>
        {paymentId !== undefined && (
          <LinkButton kind="primary" wide href={profileLinks.payment(paymentId)}>
            {words.toPayment}
          </LinkButton>
        )}
        <LinkButton wide href={profileLinks.tradeRequest(request.id)}>
          {words.toRequest}
        </LinkButton>
      </div>
    </>
  );
}

function Waiting() {
  return (
    <SkeletonGroup>
      <Skeleton size="card" />
      <Skeleton size="tile" />
    </SkeletonGroup>
  );
}
