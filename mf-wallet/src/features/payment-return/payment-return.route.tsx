import { links } from '@bazaar/contracts';
import { failureOf } from '@bazaar/contracts/failure';
import type { PaymentOutcome } from '@bazaar/contracts/payment';
import { type Host, useHost } from '@bazaar/host';
import { formatJalaliDateTime } from '@bazaar/locale';
import { LinkButton } from '@bazaar/ui/button';
import { Card } from '@bazaar/ui/card';
import { Container } from '@bazaar/ui/container';
import { Note } from '@bazaar/ui/note';
import { RegionError } from '@bazaar/ui/region-error';
import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, replace, useLoaderData } from 'react-router';
import { AmountBlock } from '../../common/payment/amount-block.tsx';
import { messages as common, purposeTitles, stateTitles } from '../../common/payment/messages.ts';
import { OutcomeFacts } from '../../common/payment/outcome-facts.tsx';
import { OutcomeHead } from '../../common/payment/outcome-head.tsx';
import pageStyles from '../../common/payment/outcome-page.module.css';
import { paymentQueries } from '../../common/payment/payment.queries.ts';
import { stateFaces } from '../../common/payment/payment-face.ts';
import { stateOf } from '../../common/payment/payment-state.rules.ts';
import { messages } from './messages.ts';
import { paymentHref, returnAddress } from './payment-return.address.ts';

interface ReturnData {
  reference: string;
  /** The page of the payment in the profile. */
  href: string;
}

/** /payments/result — where a gateway returns to. A signed-in buyer goes on to the payment; others read its outcome. */
export function paymentReturnRoute(host: Host) {
  return {
    loader: (args: LoaderFunctionArgs) => loadReturn(host, args),
    Component: PaymentReturnPage,
    handle: { head: () => ({ title: messages.title, robots: 'noindex,nofollow' }) },
  };
}

async function loadReturn(host: Host, { request }: LoaderFunctionArgs): Promise<ReturnData> {
  const { paymentId, outcome, ...after } = returnAddress.parse(request);
  const href = paymentHref(paymentId, after);
  if (host.session().status === 'signed-in') {
    // In place of this address, so that the back button does not come here again.
    throw replace(href);
  }
  if (outcome === null) {
    throw replace(links.login(href));
  }
  await host.queryClient.prefetchQuery(paymentQueries(host.api).outcome(outcome));
  return { reference: outcome, href };
}

function PaymentReturnPage() {
  const { reference, href } = useLoaderData() as ReturnData;
  const { data, error, refetch } = useQuery(paymentQueries(useHost().api).outcome(reference));
  const isMissing = error !== null && failureOf(error).status === 404;
  return (
    <Container>
      <div className={pageStyles.page}>
        {data !== undefined && <Outcome outcome={data} />}
        {data === undefined && error !== null && (
          <>
            <h1 className="visually-hidden">{messages.title}</h1>
            <RegionError
              cause={isMissing ? messages.missing : messages.failed}
              height="md"
              onRetry={() => void refetch()}
            />
          </>
        )}
        <Note tone="info">{messages.note}</Note>
        <LinkButton kind="primary" size="lg" wide href={links.login(href)}>
          {messages.signIn}
        </LinkButton>
      </div>
    </Container>
  );
}

function Outcome({ outcome }: { outcome: PaymentOutcome }) {
  const { status, statusTitle, statusText, amountRial, trackingCode, purpose, followedUntil } = outcome;
  const state = stateOf(status);
  return (
    <>
      <OutcomeHead state={state} face={stateFaces[state]} title={stateTitles[state]} text={statusText} />
      <Card>
        <AmountBlock label={messages.amount} amountRial={amountRial} />
        <OutcomeFacts
          facts={[
            { label: messages.status, value: statusTitle },
            { label: common.purpose, value: purposeTitles[purpose] },
            { label: common.trackingCode, value: <bdi dir="ltr">{trackingCode}</bdi> },
            ...(followedUntil === null
              ? []
              : [{ label: common.followedUntil, value: formatJalaliDateTime(followedUntil) }]),
          ]}
        />
      </Card>
      {followedUntil !== null && <p className={pageStyles.live}>{common.live}</p>}
    </>
  );
}
