import { links } from '@bazaar/contracts';
import { type Host, useHost } from '@bazaar/host';
import { Section } from '@bazaar/ui/container';
import { useSuspenseQuery } from '@tanstack/react-query';
import { messages as common } from '../../common/text/messages.ts';
import { homeQueries } from './home.queries.ts';
import { HomeRegion, type HomeSectionProps } from './home-section.tsx';
import { NewsList, NewsSkeleton } from './news-list.tsx';

const more = { href: links.contents(), text: common.allContents };

/** Prefetches the newest articles. */
export function load(host: Host, { take }: HomeSectionProps): Promise<unknown> {
  return host.queryClient.ensureQueryData(homeQueries(host.api).news(take));
}

/** Slot `home.news`: the newest article large, the next ones as a list. */
export function Component({ title, take }: HomeSectionProps) {
  const query = homeQueries(useHost().api).news(take);
  return (
    <HomeRegion
      section={{ title, more }}
      queryKey={query.queryKey}
      skeleton={<NewsSkeleton count={take - 1} />}
    >
      <News title={title} take={take} />
    </HomeRegion>
  );
}

function News({ title, take }: HomeSectionProps) {
  const { data } = useSuspenseQuery(homeQueries(useHost().api).news(take));
  const [first, ...rest] = data.items;
  if (first === undefined) {
    return null;
  }
  return (
    <Section title={title} more={more}>
      <NewsList first={first} rest={rest} />
    </Section>
  );
}
