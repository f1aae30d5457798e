import { Section } from '@bazaar/ui/container';
import { Skeleton, SkeletonGroup, type SkeletonProps } from '@bazaar/ui/skeleton';
import type { SlotKind } from './home-sections.rules.ts';
import { messages } from './messages.ts';
import styles from './section-skeleton.module.css';

interface SectionSkeletonProps {
  kind: SlotKind;
  title: string;
  take: number;
}

/** The shape of a section's items, so that the page below does not move when they come. */
const SHAPES: Readonly<
  Record<SlotKind, { size: NonNullable<SkeletonProps['size']>; columns: 1 | 2 | 3 | 4 }>
> = {
  types: { size: 'tile', columns: 4 },
  categories: { size: 'tile', columns: 4 },
  advertisements: { size: 'tile', columns: 3 },
  news: { size: 'row', columns: 2 },
  webinars: { size: 'tile', columns: 4 },
  videos: { size: 'plate', columns: 4 },
};

/** What stands in a section's place while its room loads, and when it cannot. */
export function SectionSkeleton({ kind, title, take }: SectionSkeletonProps) {
  const { size, columns } = SHAPES[kind];
  const items = (
    <SkeletonGroup label={messages.loading(title)} columns={columns}>
      {Array.from({ length: take }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other identity
        <Skeleton key={index} size={size} />
      ))}
    </SkeletonGroup>
  );
  return kind === 'types' ? (
    <div className={styles.types}>{items}</div>
  ) : (
    <Section title={title}>{items}</Section>
  );
}
