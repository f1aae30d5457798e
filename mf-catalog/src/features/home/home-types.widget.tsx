import { type Host, useHost } from '@bazaar/host';
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

/** The five types with their live counts. */
export function Component({ title, take }: HomeTypesProps) {
  const { data } = useSuspenseQuery(itemsCountQuery(useHost().api));
  return <TypeTiles label={title} types={data.types.slice(0, take)} />;
}
