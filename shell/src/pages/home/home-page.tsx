import { homeContinueSlot } from '@bazaar/contracts/slots';
import { Slot, useHost } from '@bazaar/host';
import { Container } from '@bazaar/ui/container';
import { Skeleton } from '@bazaar/ui/skeleton';
import { Hero } from './hero.tsx';
import styles from './home-page.module.css';
import { type HomeSectionView, homeSections } from './home-sections.rules.ts';
import { HowItWorks } from './how-it-works.tsx';
import { RequestBand } from './request-band.tsx';
import { SectionSkeleton } from './section-skeleton.tsx';

/** `/`: the banner, then the sections of the configuration, each rendered by the remote that owns it. */
export function HomePage() {
  const { config } = useHost();
  return (
    <>
      <Hero />
      <Continue />
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

/**
 * What a signed-in visitor has not finished. Its space is reserved before the first paint, for signed-in visitors only.
 */
function Continue() {
  return (
    <div className={styles.continue}>
      <Container>
        <div className={styles.strip}>
          <Slot name={homeContinueSlot.name} fallback={<Skeleton size="panel" />} />
        </div>
      </Container>
    </div>
  );
}

function HomeSection({ section }: { section: HomeSectionView }) {
  switch (section.kind) {
    case 'howItWorks':
      return <HowItWorks title={section.title} />;
    case 'request':
      return <RequestBand title={section.title} />;
    default:
      return (
        <Slot
          name={section.slot}
          with={section.props}
          fallback={<SectionSkeleton kind={section.kind} {...section.props} />}
        />
      );
  }
}
