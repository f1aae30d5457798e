import { links } from '@bazaar/contracts';
import { type Host, useHost } from '@bazaar/host';
import { Section } from '@bazaar/ui/container';
import { useSuspenseQuery } from '@tanstack/react-query';
import { messages as media } from '../../common/media/messages.ts';
import { homeQueries } from './home.queries.ts';
import { HomeRegion, type HomeSectionProps } from './home-section.tsx';
import { VideoCards, VideoSkeleton } from './video-cards.tsx';

const more = { href: links.videos(), text: media.allVideos };

/** Prefetches the newest videos. */
export function load(host: Host, { take }: HomeSectionProps): Promise<unknown> {
  return host.queryClient.ensureQueryData(homeQueries(host.api).videos(take));
}

/** Slot `home.videos`: the newest videos. */
export function Component({ title, take }: HomeSectionProps) {
  const query = homeQueries(useHost().api).videos(take);
  return (
    <HomeRegion
      section={{ title, more }}
      queryKey={query.queryKey}
      skeleton={<VideoSkeleton label={title} count={take} />}
    >
      <Videos title={title} take={take} />
    </HomeRegion>
  );
}

function Videos({ title, take }: HomeSectionProps) {
  const { data } = useSuspenseQuery(homeQueries(useHost().api).videos(take));
  if (data.items.length === 0) {
    return null;
  }
  return (
    <Section title={title} more={more}>
      <VideoCards label={title} videos={data.items} />
    </Section>
  );
}
