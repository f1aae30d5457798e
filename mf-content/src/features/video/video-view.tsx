import { links } from '@bazaar/contracts';
import type { MediaVideoCard, MediaVideoDetail } from '@bazaar/contracts/content';
import { formatJalaliLong, formatNumber } from '@bazaar/locale';
import { Badge } from '@bazaar/ui/badge';
import { Breadcrumb } from '@bazaar/ui/breadcrumb';
import { LinkButton } from '@bazaar/ui/button';
import { Container, Section } from '@bazaar/ui/container';
import { Link } from '@bazaar/ui/link';
import { mdiClose } from '@mdi/js';
import { messages as media } from '../../common/media/messages.ts';
import { VideoGrid } from '../../common/media/video-grid.tsx';
import { messages } from './messages.ts';
import { othersOf } from './others.rules.ts';
import { videoBreadcrumb } from './video-head.ts';
import { VideoStage } from './video-stage.tsx';
import styles from './video-view.module.css';
import { WebinarFacts } from './webinar-facts.tsx';

interface VideoViewProps {
  video: MediaVideoDetail;
  /** All videos, this one too. */
  others: readonly MediaVideoCard[];
  now: string;
  startAt: number | null;
}

/** One video: player and transcript, what it is about, and others of its group. */
export function VideoView({ video, others, now, startAt }: VideoViewProps) {
  const related = othersOf(video, others);
  return (
    <Container className={styles.page}>
      <Breadcrumb items={videoBreadcrumb(video)} />
      {video.fileUrl !== null && <VideoStage video={video} startAt={startAt} />}
      <VideoHeader video={video} />
      {video.startsAt !== null && <WebinarFacts video={video} startsAt={video.startsAt} now={now} />}
      {related.length > 0 && (
        <Section title={messages.others} more={{ href: links.videos(), text: media.allVideos }}>
          <VideoGrid videos={related} label={messages.others} level={3} noteOf={({ group }) => group} />
        </Section>
      )}
    </Container>
  );
}

function VideoHeader({ video }: { video: MediaVideoDetail }) {
  const { title, group, summary, article, publishedAt, visits, clipSeconds, fileUrl, id } = video;
  return (
    <header className={styles.header}>
      <div className={styles.head}>
        <h1 className={styles.title}>
          <bdi>{title}</bdi> <Badge>{group}</Badge>
        </h1>
        {fileUrl !== null && (
          <LinkButton kind="text" icon={mdiClose} href={`${links.videos()}#video-${id}`}>
            {messages.close}
          </LinkButton>
        )}
      </div>
      <p className={styles.facts}>
        {clipSeconds !== null && <>{messages.length(formatNumber(clipSeconds))} · </>}
        <time dateTime={publishedAt}>{messages.published(formatJalaliLong(publishedAt))}</time> ·{' '}
        {media.visits(formatNumber(visits))}
      </p>
      {article !== null && (
        <p className={styles.facts}>
          {messages.related}{' '}
          <Link href={links.content(article.id, article.slug)}>
            <bdi>{article.title}</bdi>
          </Link>
        </p>
      )}
      <p className={styles.summary}>
        <bdi>{summary}</bdi>
      </p>
    </header>
  );
}
