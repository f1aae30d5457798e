import { isApiError } from '@bazaar/api';
import { useHost } from '@bazaar/host';
import { Note } from '@bazaar/ui/note';
import { RegionError } from '@bazaar/ui/region-error';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { helpQueries } from '../../common/help/help.queries.ts';
import { HelpPanelText } from './help-panel-text.tsx';
import { messages } from './messages.ts';

interface HelpPanelProps {
  uniqueId: string;
  marked?: string;
}

const NOT_FOUND = 404;

/** Slot `help.panel`: a help text in the panel beside a form. Another of its topic opens in its place. */
export function Component({ uniqueId, marked }: HelpPanelProps) {
  return <Panel key={uniqueId} asked={uniqueId} marked={marked} />;
}

function Panel({ asked, marked }: { asked: string; marked: string | undefined }) {
  const [{ uniqueId, isNext }, setShown] = useState({ uniqueId: asked, isNext: false });
  const { data, error, refetch, isFetching } = useQuery(helpQueries(useHost().api).item(uniqueId));
  if (data !== undefined) {
    return (
      <HelpPanelText
        key={uniqueId}
        item={data}
        marked={uniqueId === asked ? marked : undefined}
        takesFocus={isNext}
        onOpen={(next) => setShown({ uniqueId: next, isNext: true })}
      />
    );
  }
  if (error === null) {
    return (
      <SkeletonGroup label={messages.loading}>
        <Skeleton width="wide" />
        <Skeleton />
        <Skeleton width="half" />
      </SkeletonGroup>
    );
  }
  return isApiError(error) && error.status === NOT_FOUND ? (
    <Note tone="warning" announced>
      {messages.missing}
    </Note>
  ) : (
    <RegionError cause={messages.failed} retrying={isFetching} onRetry={() => void refetch()} />
  );
}
