import { links } from '@bazaar/contracts';
import { type Host, useHost } from '@bazaar/host';
import { formatNumber } from '@bazaar/locale';
import { Section } from '@bazaar/ui/container';
import { RegionBoundary } from '@bazaar/ui/region-error';
import { useSuspenseQuery } from '@tanstack/react-query';
import { groupQuery } from '../../common/group/group.queries.ts';
import { GroupGrid } from '../../common/group/group-grid.tsx';
import { messages } from './messages.ts';

const CHILDREN_SHOWN = 3;

interface HomeCategoriesProps {
  title: string;
  take: number;
}

export function load(host: Host) {
  return host.queryClient.ensureQueryData(groupQuery(host.api, 'Product'));
}

/** The groups of products; renders nothing when there are none. */
export function Component(props: HomeCategoriesProps) {
  const { api, queryClient } = useHost();
  const { queryKey } = groupQuery(api, 'Product');
  return (
    <RegionBoundary
      title={props.title}
      height="lg"
      onRetry={() => queryClient.removeQueries({ queryKey, exact: true })}
    >
      <Groups {...props} />
    </RegionBoundary>
  );
}

function Groups({ title, take }: HomeCategoriesProps) {
  const { data: groups } = useSuspenseQuery(groupQuery(useHost().api, 'Product'));
  if (groups.length === 0) {
    return null;
  }
  const itemsCount = groups.reduce((sum, group) => sum + group.itemsCount, 0);
  return (
    <Section
      title={title}
      note={messages.counts(formatNumber(groups.length), formatNumber(itemsCount))}
      more={{ href: links.categoryType('Product'), text: messages.allGroups }}
    >
      <GroupGrid label={title} groups={groups.slice(0, take)} childrenShown={CHILDREN_SHOWN} level={3} />
    </Section>
  );
}
