import type { PageId } from '@bazaar/contracts/content';
import { useHost } from '@bazaar/host';
import { useSuspenseQuery } from '@tanstack/react-query';
import { belowQueries } from './below.queries.ts';
import { SubjectsSection } from './subjects-section.tsx';

/** What an article is about. */
export function Subjects({ id }: { id: PageId }) {
  const { data } = useSuspenseQuery(belowQueries(useHost().api).subjects(id));
  return <SubjectsSection {...data} />;
}
