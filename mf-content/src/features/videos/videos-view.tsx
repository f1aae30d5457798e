import { links } from '@bazaar/contracts';
import type { MediaVideoCard } from '@bazaar/contracts/content';
import { ItemDrawing } from '@bazaar/drawing';
import { formatJalaliLong, formatNumber } from '@bazaar/locale';
import { Breadcrumb } from '@bazaar/ui/breadcrumb';
import { LinkButton } from '@bazaar/ui/button';
import { Chip, ChipRow } from '@bazaar/ui/chip';
import { Container, PageHead, Section } from '@bazaar/ui/container';
import { EmptyState } from '@bazaar/ui/empty-state';
import { useEffect } from 'react';
import { sortMedia } from '../../common/media/media-groups.rules.ts';
import { messages as media } from '../../common/media/messages.ts';
import { VideoGrid } from '../../common/media/video-grid.tsx';
import { WebinarList } from '../../common/media/webinar-list.tsx';
import { messages } from './messages.ts';
import { VideoSearch } from './video-search.tsx';
import { videosAddress } from './videos.address.ts';
import { videosBreadcrumb } from './videos-head.ts';
import styles from './videos-view.module.css';

interface VideoResults {
  items: readonly MediaVideoCard[];
  groups: readonly { title: string; count: number }[];
}

interface VideosViewProps {
  list: VideoResults;
  group: string | undefined;
  term: string | undefined;
  now: string;
}

/** How many videos of a group are shown among all groups. */
const ROW_LENGTH = 8;

/** Webinars to come, and videos by group; the results alone when a group or words are asked for. */
export function VideosView({ list, group, term, now }: VideosViewProps) {
  useReturnToCard();
  const { upcoming, groups, recordings } = sortMedia(list.items, now);
  const videos = [...groups.flatMap((each) => each.videos), ...recordings];
  const isNarrowed = group !== undefined || term !== undefined;
  return (
    <Container className={styles.page}>
      <Breadcrumb items={videosBreadcrumb(group)} />
      <PageHead
        title={<bdi>{group === undefined ? messages.title : messages.groupTitle(group)}</bdi>}
        note={
          term === undefined
            ? messages.counts(formatNumber(videos.length), formatNumber(upcoming.length))
            : messages.found(formatNumber(videos.length + upcoming.length), term)
        }
        actions={<VideoSearch term={term} group={group} />}
      />
      <Groups groups={list.groups} current={group} term={term} />
      {list.items.length === 0 && <NothingFound term={term} />}
      {upcoming.length > 0 && (
        <Section title={messages.upcoming} note={messages.tehran}>
          <WebinarList webinars={upcoming} now={now} label={messages.upcoming} />
        </Section>
      )}
      {isNarrowed && videos.length > 0 && (
        <section aria-label={messages.results}>
          <VideoGrid videos={videos} label={messages.results} level={2} noteOf={noteOf} />
        </section>
      )}
      {!isNarrowed && (
        <>
          {groups.map((each) => (
            <Section
              key={each.title}
              title={<bdi>{each.title}</bdi>}
              {...(each.videos.length > ROW_LENGTH && {
                more: {
                  href: links.videos(each.title),
                  text: messages.allOfGroup(formatNumber(each.videos.length)),
                },
              })}
            >
              <VideoGrid
                videos={each.videos.slice(0, ROW_LENGTH)}
                label={each.title}
                level={3}
                noteOf={noteOf}
              />
            </Section>
          ))}
          {recordings.length > 0 && (
            <Section title={messages.recordings} note={messages.recordingsNote}>
              <VideoGrid videos={recordings} label={messages.recordings} level={3} noteOf={noteOf} />
            </Section>
          )}
        </>
      )}
    </Container>
  );
}

function noteOf({ startsAt, publishedAt, visits }: MediaVideoCard): string {
  const date = startsAt === null ? formatJalaliLong(publishedAt) : media.held(formatJalaliLong(startsAt));
  return `${date} · ${media.visits(formatNumber(visits))}`;
}

/** Links to the groups with their numbers; a search stays in them. */
function Groups({
  groups,
  current,
  term,
}: Pick<VideosViewProps, 'term'> & { groups: VideoResults['groups']; current: string | undefined }) {
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const hrefOf = (group: string | undefined) => links.videos() + videosAddress.write({ group, term });
  return (
    <ChipRow label={messages.groups}>
      <Chip
        kind={current === undefined ? 'current' : 'rest'}
        href={hrefOf(undefined)}
        count={formatNumber(total)}
      >
        {messages.all}
      </Chip>
      {groups.map(({ title, count }) => (
        <Chip
          key={title}
          kind={title === current ? 'current' : 'rest'}
          href={hrefOf(title)}
          count={formatNumber(count)}
        >
          {title}
        </Chip>
      ))}
    </ChipRow>
  );
}

function NothingFound({ term }: Pick<VideosViewProps, 'term'>) {
  return (
    <EmptyState
      art={<ItemDrawing spec={{ family: 'doc', seed: 1, dimensionMm: null, code: null }} bare />}
      title={term === undefined ? messages.emptyGroup : messages.emptyTerm}
      actions={
        <LinkButton kind="primary" href={links.videos()}>
          {term === undefined ? media.allVideos : messages.clear}
        </LinkButton>
      }
    >
      {term === undefined ? messages.emptyGroupHint : messages.emptyTermHint}
    </EmptyState>
  );
}

/** Someone who closes the player comes back to the card of that video, by keyboard too. */
function useReturnToCard(): void {
  useEffect(() => {
    const id = /^#(video-\d+)$/.exec(location.hash)?.[1];
    const card = id === undefined ? null : document.getElementById(id);
    card?.querySelector('a')?.focus();
    card?.scrollIntoView({ block: 'center' });
  }, []);
}
