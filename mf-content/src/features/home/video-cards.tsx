import type { MediaVideo } from '@bazaar/contracts/content';
import { ItemDrawing } from '@bazaar/drawing';
import { formatDuration } from '@bazaar/locale';
import { Icon } from '@bazaar/ui/icon';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { mdiPlay } from '@mdi/js';
import { CardRow } from './card-row.tsx';
import styles from './cards.module.css';
import { messages } from './messages.ts';

/** Videos with their duration. The icon marks the kind and is not a control: there is no player yet. */
export function VideoCards({ videos, label }: { videos: readonly MediaVideo[]; label: string }) {
  return (
    <CardRow label={label}>
      {videos.map(({ id, title, group, durationSeconds, drawing }) => (
        <li key={id} className={styles.video}>
          <div className={styles.plate}>
            <ItemDrawing spec={drawing} />
            <span className={styles.duration}>
              <Icon path={mdiPlay} size="sm" />
              <span className="visually-hidden">{messages.duration}: </span>
              <bdi>{formatDuration(durationSeconds)}</bdi>
            </span>
          </div>
          <h3 className={styles.name}>
            <bdi>{title}</bdi>
          </h3>
          <p className={styles.group}>
            <bdi>{group}</bdi>
          </p>
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
