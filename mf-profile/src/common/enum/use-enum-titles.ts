import { useHost } from '@bazaar/host';
import { useQuery } from '@tanstack/react-query';
import { enumsQuery } from './enums.queries.ts';

/** The titles of one list of choices, as the services name them; those of this release until they have answered. */
export function useEnumTitles<Key extends string>(
  name: string,
  known: Readonly<Record<Key, string>>,
): Readonly<Record<Key, string>> {
  const { data } = useQuery(enumsQuery(useHost().api));
  const titles = data?.[name]?.map(({ key, titleFa }) => [key, titleFa]) ?? [];
  return { ...known, ...Object.fromEntries(titles) };
}
