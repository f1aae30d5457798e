import { isApiError } from '@bazaar/api';
import { links } from '@bazaar/contracts';
import { NOT_FOUND, TOO_MANY } from '@bazaar/contracts/failure';
import { useHost } from '@bazaar/host';
import { RegionError } from '@bazaar/ui/region-error';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, replace, useLoaderData, useLocation } from 'react-router';
import { CodeForm } from './code-form.tsx';
import { feedbackStateHead } from './feedback-head.ts';
import { feedbackStateQuery } from './feedback-state.queries.ts';
import { FeedbackStateView, StateFrame, UnknownCode } from './feedback-state-view.tsx';
import { messages } from './messages.ts';
import { parseTrackingCode } from './tracking-code.rules.ts';

interface StateData {
  /** Null when what the address names cannot be a code. */
  code: string | null;
  typed: string;
}

/** /feedback/:trackingCode — what became of a letter. The browser asks for it: its limit is each network's own. */
export function feedbackStateRoute() {
  return { loader: readCode, Component: FeedbackStatePage, handle: { head: feedbackStateHead } };
}

/** A code in another notation is led to the one address of its letter. */
function readCode({ params }: LoaderFunctionArgs): StateData {
  const typed = params.trackingCode ?? '';
  const code = parseTrackingCode(typed);
  if (code !== null && code !== typed) {
    throw replace(links.feedbackState(code));
  }
  return { code, typed };
}

function FeedbackStatePage() {
  const { code, typed } = useLoaderData() as StateData;
  return code === null ? (
    <StateFrame>
      <UnknownCode />
      <CodeForm title={messages.lookupTitle} typed={typed.slice(0, 40)} />
    </StateFrame>
  ) : (
    <LetterState key={code} code={code} />
  );
}

function LetterState({ code }: { code: string }) {
  const { data, error, refetch, isFetching } = useQuery(feedbackStateQuery(useHost().api, code));
  const { state } = useLocation();
  if (data !== undefined) {
    return <FeedbackStateView progress={data} justSent={Object(state).justSent === true} />;
  }
  const status = isApiError(error) ? error.status : 0;
  return (
    <StateFrame>
      {error === null && (
        <SkeletonGroup label={messages.loading}>
          <Skeleton size="tile" />
          <Skeleton size="card" />
        </SkeletonGroup>
      )}
      {error !== null && status === NOT_FOUND && <UnknownCode />}
      {error !== null && status !== NOT_FOUND && (
        <RegionError
          cause={status === TOO_MANY ? messages.stateTooMany : messages.stateFailed}
          height="md"
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {error !== null && <CodeForm title={messages.lookupTitle} typed={code} />}
    </StateFrame>
  );
}
