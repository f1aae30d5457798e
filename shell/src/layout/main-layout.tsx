import { siteTraySlot } from '@bazaar/contracts/slots';
import { Slot } from '@bazaar/host';
import { DrawingDefs } from '@bazaar/ui/drawing';
import { NavigationProgress } from '@bazaar/ui/progress';
import { ToastHost } from '@bazaar/ui/toast';
import { ScrollRestoration, useNavigation } from 'react-router';
import { PageOutlet, PROFILE } from '../routing/page-outlet.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import styles from './main-layout.module.css';
import { messages } from './messages.ts';
import { MAIN_ID, useFocusOnNavigation } from './use-focus-on-navigation.ts';

/** What surrounds every ordinary page. */
export function MainLayout() {
  useFocusOnNavigation();
  return (
    <>
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        {messages.skipToContent}
      </a>
      <DrawingDefs />
      {/* It shows itself only after 150 ms, so that quick navigations do not flash. */}
      <NavigationProgress active={useNavigation().state === 'loading'} />
      <Header />
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        <PageOutlet except={PROFILE} />
      </main>
      <Footer />
      <Slot name={siteTraySlot.name} />
      <ToastHost />
      <ScrollRestoration />
    </>
  );
}
