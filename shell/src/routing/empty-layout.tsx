import { DrawingDefs } from '@bazaar/drawing';
import { NavigationProgress } from '@bazaar/ui/progress';
import { Outlet, useNavigation } from 'react-router';
import { MAIN_ID, useFocusOnNavigation } from '../layout/use-focus-on-navigation.ts';

/** A page without header and footer: signing in, and /error, /error/400, /error/403 (specification §2). */
export function EmptyLayout() {
  useFocusOnNavigation();
  return (
    <>
      <DrawingDefs />
      <NavigationProgress active={useNavigation().state === 'loading'} />
      <main id={MAIN_ID} tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}
