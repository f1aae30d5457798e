import { links } from '@bazaar/contracts';
import { type Host, useHost } from '@bazaar/host';
import { AdvertisementGrid } from '@bazaar/listing';
import { formatNumber } from '@bazaar/locale';
import { Section } from '@bazaar/ui/container';
import { RegionBoundary } from '@bazaar/ui/region-error';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { advertisementQuery } from './advertisement.queries.ts';
import { AdvertisementPager } from './advertisement-pager.tsx';
import { messages } from './messages.ts';

interface HomeAdvertisementsProps {
  title: string;
  /** Number of advertisements per page. */
  take: number;
}

export function load(host: Host, { take }: HomeAdvertisementsProps) {
  return host.queryClient.ensureQueryData(advertisementQuery(host.api, take, 1));
}

/** Advertisements of the home page, one page at a time; renders nothing when there are none. */
export function Component(props: HomeAdvertisementsProps) {
  const { api, queryClient } = useHost();
  const { queryKey } = advertisementQuery(api, props.take, 1);
  return (
    <RegionBoundary height="md" onRetry={() => queryClient.removeQueries({ queryKey, exact: true })}>
      <Advertisements {...props} />
    </RegionBoundary>
  );
}

function Advertisements({ title, take }: HomeAdvertisementsProps) {
  const { page, isBusy, turnTo } = usePage(take);
  const { data } = useSuspenseQuery(advertisementQuery(useHost().api, take, page));
  if (data.totalCount === 0) {
    return null;
  }
  const pageCount = Math.max(1, Math.ceil(data.totalCount / take));
  return (
    <Section
      title={title}
      note={messages.count(formatNumber(data.totalCount))}
      more={{ href: links.advertisements(), text: messages.all }}
      actions={<AdvertisementPager page={page} pageCount={pageCount} isBusy={isBusy} onTurn={turnTo} />}
    >
      <AdvertisementGrid advertisements={data.items} label={title} level={3} busy={isBusy} />
    </Section>
  );
}

/** The current page. It changes when the next one has loaded, so the old one stays until then and after a failure. */
function usePage(take: number) {
  const host = useHost();
  const [page, setPage] = useState(1);
  const [isBusy, setBusy] = useState(false);
  const turnTo = async (next: number) => {
    if (isBusy) {
      return;
    }
    setBusy(true);
    try {
      await host.queryClient.ensureQueryData(advertisementQuery(host.api, take, next));
      setPage(next);
    } catch {
      host.toast.show({ tone: 'danger', title: messages.pageFailed, detail: messages.pageFailedDetail });
    } finally {
      setBusy(false);
    }
  };
  return { page, isBusy, turnTo };
}
