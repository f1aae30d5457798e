import type { PageId } from '@bazaar/contracts/content';
import { useHost } from '@bazaar/host';
import { useSuspenseQuery } from '@tanstack/react-query';
import { articleQueries } from './article.queries.ts';
import { SubjectsSection } from './subjects-section.tsx';

/** What an article is about. */
export function Subjects({ id }: { id: PageId }) {
  const { data } = useSuspenseQuery(articleQueries(useHost().api).subjects(id));
  return <SubjectsSection {...data} />;
}
