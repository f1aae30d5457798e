import { useHost } from '@bazaar/host';
import { Section, type SectionProps } from '@bazaar/ui/container';
import { RegionBoundary } from '@bazaar/ui/region-error';
import { type ReactNode, Suspense } from 'react';

/** The configuration of a home section. */
export interface HomeSectionProps {
  title: string;
  take: number;
}

interface HomeRegionProps {
  section: Pick<SectionProps, 'title' | 'more'> & { title: string };
  /** Removed from the cache before a retry. */
  queryKey: readonly unknown[];
  skeleton: ReactNode;
  /** Renders the section itself, so that an empty one leaves no title behind. */
  children: ReactNode;
}

/** A home section with its own boundary: its title stays visible while it loads and when it fails. */
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
