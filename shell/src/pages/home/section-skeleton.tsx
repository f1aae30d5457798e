import { Section } from '@bazaar/ui/container';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import type { SlotKind } from './home-sections.rules.ts';
import { messages } from './messages.ts';
import styles from './section-skeleton.module.css';

interface SectionSkeletonProps {
  kind: SlotKind;
  title: string;
  take: number;
}

/** Placeholder of a section while its remote loads, and when it fails: the page below does not move. */
export function SectionSkeleton({ kind, title, take }: SectionSkeletonProps) {
  const items = (
    <SkeletonGroup label={messages.loading(title)}>
      <div className={styles.items} data-kind={kind}>
        {Array.from({ length: take }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other identity
          <Skeleton key={index} size="tile" />
        ))}
      </div>
    </SkeletonGroup>
  );
  return kind === 'types' ? items : <Section title={title}>{items}</Section>;
}
