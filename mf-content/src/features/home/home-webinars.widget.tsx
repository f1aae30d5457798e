import { links } from '@bazaar/contracts';
import { type Host, useHost } from '@bazaar/host';
import { Section } from '@bazaar/ui/container';
import { useSuspenseQuery } from '@tanstack/react-query';
import { messages as media } from '../../common/media/messages.ts';
import { homeQueries } from './home.queries.ts';
import { HomeRegion, type HomeSectionProps } from './home-section.tsx';
import { WebinarCards, WebinarSkeleton } from './webinar-cards.tsx';

const more = { href: links.videos(), text: media.allVideos };

/** Prefetches the coming webinars. */
export function load(host: Host, { take }: HomeSectionProps): Promise<unknown> {
  return host.queryClient.ensureQueryData(homeQueries(host.api).webinars(take));
}

/** Slot `home.webinars`: the next webinars by day. */
export function Component({ title, take }: HomeSectionProps) {
  const query = homeQueries(useHost().api).webinars(take);
  return (
    <HomeRegion
      section={{ title, more }}
      queryKey={query.queryKey}
      skeleton={<WebinarSkeleton label={title} count={take} />}
    >
      <Webinars title={title} take={take} />
    </HomeRegion>
  );
}

function Webinars({ title, take }: HomeSectionProps) {
  const { data } = useSuspenseQuery(homeQueries(useHost().api).webinars(take));
  if (data.items.length === 0) {
    return null;
  }
  return (
    <Section title={title} more={more}>
      <WebinarCards label={title} webinars={data.items} />
    </Section>
  );
}
