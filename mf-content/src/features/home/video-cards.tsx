import type { MediaVideo } from '@bazaar/contracts/content';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { VideoCard } from '../../common/media/video-card.tsx';
import { CardRow } from './card-row.tsx';
import styles from './cards.module.css';

/** Videos with their duration; each leads to its page. */
export function VideoCards({ videos, label }: { videos: readonly MediaVideo[]; label: string }) {
  return (
    <CardRow label={label}>
      {videos.map((video) => (
        <li key={video.id}>
          <VideoCard video={video} level={3}>
            <bdi>{video.group}</bdi>
          </VideoCard>
        </li>
      ))}
    </CardRow>
  );
}

/** Skeleton of the cards while they load. */
export function VideoSkeleton({ count, label }: { count: number; label: string }) {
  return (
    <SkeletonGroup>
      <CardRow label={label}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the outlines are all alike
          <li key={index} className={styles.video}>
            <Skeleton size="plate" />
            <Skeleton width="wide" />
            <Skeleton width="third" />
          </li>
        ))}
      </CardRow>
    </SkeletonGroup>
  );
}
