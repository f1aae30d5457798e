import { links } from '@bazaar/contracts';
import type { MediaVideo } from '@bazaar/contracts/content';
import { ItemDrawing } from '@bazaar/drawing';
import { formatDuration, formatNumber } from '@bazaar/locale';
import { useStoredSelection } from '@bazaar/storage';
import { Icon } from '@bazaar/ui/icon';
import { Link } from '@bazaar/ui/link';
import { mdiClosedCaptionOutline, mdiPlay } from '@mdi/js';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';
import styles from './video-card.module.css';
import { shareSeen, videoPlaces } from './video-places.store.ts';

interface VideoCardProps {
  video: MediaVideo;
  level: 2 | 3;
  /** Under the title. */
  children: ReactNode;
}

/** A video with its drawing, its length, and how much of it was watched. The whole card links to its page. */
export function VideoCard({
  video: { id, slug, title, drawing, clipSeconds },
  level,
  children,
}: VideoCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article id={`video-${id}`} className={styles.card}>
      <div className={styles.plate}>
        <ItemDrawing spec={drawing} bare />
        {clipSeconds !== null && (
          <>
            <span className={styles.play}>
              <Icon path={mdiPlay} size="lg" />
            </span>
            <span className={styles.duration}>
              <Icon path={mdiClosedCaptionOutline} size="sm" />
              <span className="visually-hidden">
                {messages.hasCaptions}؛ {messages.duration}:{' '}
              </span>
              <bdi>{formatDuration(clipSeconds)}</bdi>
            </span>
            <Seen id={id} />
          </>
        )}
      </div>
      <Heading className={styles.title}>
        <Link className={styles.link} stretched href={links.video(id, slug)}>
          <bdi>{title}</bdi>
        </Link>
      </Heading>
      <p className={styles.note}>{children}</p>
    </article>
  );
}

/** The bar under a video that was begun; full for one that was seen. */
function Seen({ id }: { id: number }) {
  const share = useStoredSelection(videoPlaces, (places) => shareSeen(places, id));
  if (share === null) {
    return null;
  }
  const percent = Math.round(share * 100);
  const text = share === 1 ? messages.seen : messages.watched(formatNumber(percent));
  return <progress className={styles.seen} max={100} value={percent} aria-label={text} />;
}
