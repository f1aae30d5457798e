import { Slot, useHost } from '@bazaar/host';
import { Container } from '@bazaar/ui/container';
import { Hero } from './hero.tsx';
import styles from './home-page.module.css';
import { type HomeSectionView, homeSections } from './home-sections.rules.ts';
import { HowItWorks } from './how-it-works.tsx';
import { SectionSkeleton } from './section-skeleton.tsx';

/** `/`: the banner, then the sections that the configuration names, each filled by the room that owns it. */
export function HomePage() {
  const { config } = useHost();
  return (
    <>
      <Hero />
      {homeSections(config).map((section) => (
        <div key={section.kind} className={styles.section} data-kind={section.kind}>
          <Container>
            <HomeSection section={section} />
          </Container>
        </div>
      ))}
    </>
  );
}

function HomeSection({ section }: { section: HomeSectionView }) {
  return section.kind === 'howItWorks' ? (
    <HowItWorks title={section.title} />
  ) : (
    <Slot
      name={section.slot}
      with={section.props}
      fallback={<SectionSkeleton kind={section.kind} {...section.props} />}
    />
  );
}
