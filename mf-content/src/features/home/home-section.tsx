import { useHost } from '@bazaar/host';
import { Section, type SectionProps } from '@bazaar/ui/container';
import { RegionBoundary } from '@bazaar/ui/region-error';
import { type ReactNode, Suspense } from 'react';

/** What the configuration says of a home section. */
export interface HomeSectionProps {
  title: string;
  take: number;
}

interface HomeRegionProps {
  section: Pick<SectionProps, 'title' | 'more'> & { title: string };
  /** Forgotten when the visitor tries again. */
  queryKey: readonly unknown[];
  skeleton: ReactNode;
  /** Draws the section itself, so that one without items leaves no title behind. */
  children: ReactNode;
}

/** A home section in its own walls: while it loads and when it fails, its title stands. */
export function HomeRegion({ section, queryKey, skeleton, children }: HomeRegionProps) {
  const { queryClient } = useHost();
  return (
    <RegionBoundary
      title={section.title}
      height="lg"
      onRetry={() => queryClient.removeQueries({ queryKey, exact: true })}
    >
      <Suspense fallback={<Section {...section}>{skeleton}</Section>}>{children}</Suspense>
    </RegionBoundary>
  );
}
