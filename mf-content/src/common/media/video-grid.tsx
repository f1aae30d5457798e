import type { MediaVideo } from '@bazaar/contracts/content';
import { VideoCard } from './video-card.tsx';
import styles from './video-grid.module.css';

interface VideoGridProps<Video extends MediaVideo> {
  videos: readonly Video[];
  label: string;
  /** Of the cards' headings. */
  level: 2 | 3;
  noteOf: (video: Video) => string;
}

/** Videos in rows; one to a row on a phone. */
export function VideoGrid<Video extends MediaVideo>({ videos, label, level, noteOf }: VideoGridProps<Video>) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {videos.map((video) => (
        <li key={video.id}>
          <VideoCard video={video} level={level}>
            {noteOf(video)}
          </VideoCard>
        </li>
      ))}
    </ul>
  );
}
