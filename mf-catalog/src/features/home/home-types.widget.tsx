import { type Host, useHost } from '@bazaar/host';
import { RegionBoundary } from '@bazaar/ui/region-error';
import { useSuspenseQuery } from '@tanstack/react-query';
import { itemsCountQuery } from './home.queries.ts';
import { TypeTiles } from './type-tiles.tsx';

interface HomeTypesProps {
  title: string;
  take: number;
}

export function load(host: Host) {
  return host.queryClient.ensureQueryData(itemsCountQuery(host.api));
}

/** The five types with their live counts; a failure of the counts is reported in their place. */
export function Component(props: HomeTypesProps) {
  const { api, queryClient } = useHost();
  const { queryKey } = itemsCountQuery(api);
  return (
    <RegionBoundary onRetry={() => queryClient.removeQueries({ queryKey, exact: true })}>
      <Types {...props} />
    </RegionBoundary>
  );
}

function Types({ title, take }: HomeTypesProps) {
  const { data } = useSuspenseQuery(itemsCountQuery(useHost().api));
  return <TypeTiles label={title} types={data.types.slice(0, take)} />;
}
