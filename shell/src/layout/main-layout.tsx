import { compareBarSlot } from '@bazaar/contracts/slots';
import { DrawingDefs } from '@bazaar/drawing';
import { Slot } from '@bazaar/host';
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
import { PrintLetterhead } from './print-letterhead.tsx';
import { MAIN_ID, useFocusOnNavigation } from './use-focus-on-navigation.ts';

/**
 * The layout of every ordinary page. Memoized: the router renders its routes again with every step of a navigation,
 * and only the parts that read the location follow.
 */
export const MainLayout = memo(function MainLayout() {
  return (
    <>
      <PrintLetterhead />
      <a className={styles.skip} data-print="hide" href={`#${MAIN_ID}`}>
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

/**
 * Side effects and progress bar of a navigation. The bar appears only after 150 ms, so that quick ones do not flash.
 */
function Navigating() {
  useFocusOnNavigation();
  useLinkedCode();
  return <NavigationProgress active={useNavigation().state === 'loading'} />;
}
