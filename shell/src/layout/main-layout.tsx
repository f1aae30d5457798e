import { compareBarSlot } from '@bazaar/contracts/slots';
import { Slot } from '@bazaar/host';
import { DrawingDefs } from '@bazaar/ui/drawing';
import { NavigationProgress } from '@bazaar/ui/progress';
import { ToastHost } from '@bazaar/ui/toast';
import { memo } from 'react';
import { ScrollRestoration, useNavigation } from 'react-router';
import { useLinkedCode } from '../routing/linked-code.ts';
import { PageOutlet, PROFILE } from '../routing/page-outlet.tsx';
import { scrollPlaceOf } from '../routing/scroll-place.ts';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import styles from './main-layout.module.css';
import { messages } from './messages.ts';
import { MAIN_ID, useFocusOnNavigation } from './use-focus-on-navigation.ts';

/**
 * What surrounds every ordinary page. It is drawn once: the router draws its routes anew with every step of a
 * navigation, and here only those parts follow that ask where one is.
 */
export const MainLayout = memo(function MainLayout() {
  return (
    <>
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        {messages.skipToContent}
      </a>
      <DrawingDefs />
      <div>
        <Navigating />
      </div>
      <Header />
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        <PageOutlet except={PROFILE} />
      </main>
      <Footer />
      <Slot name={compareBarSlot.name} />
      <ToastHost />
      <ScrollRestoration getKey={scrollPlaceOf} />
    </>
  );
});

/** What accompanies a navigation. The bar shows itself only after 150 ms, so that quick ones do not flash. */
function Navigating() {
  useFocusOnNavigation();
  useLinkedCode();
  return <NavigationProgress active={useNavigation().state === 'loading'} />;
}
