import { IconButton } from '@bazaar/ui/button';
import { mdiMenu } from '@mdi/js';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import styles from './drawer-button.module.css';
import { messages } from './messages.ts';
import { useWarmMenu } from './use-category-menu.ts';

const loadDrawer = () => import(/* webpackChunkName: "category-drawer" */ './category-drawer.tsx');
const CategoryDrawer = lazy(async () => ({ default: (await loadDrawer()).CategoryDrawer }));

/**
 * The menu button of a narrow screen: opens the drawer, which loads on the first intent and closes when the page
 * changes.
 */
export function DrawerButton() {
  const { pathname } = useLocation();
  const [state, setState] = useState<{ openOn: string | null } | null>(null);
  const warm = useWarmMenu(loadDrawer);
  return (
    <span className={styles.root}>
      <IconButton
        icon={mdiMenu}
        label={messages.openDrawer}
        aria-haspopup="dialog"
        aria-expanded={state?.openOn === pathname}
        onPointerEnter={warm}
        onFocus={warm}
        onClick={() => setState({ openOn: pathname })}
      />
      {state !== null && (
        <Suspense fallback={null}>
          <CategoryDrawer open={state.openOn === pathname} onClose={() => setState({ openOn: null })} />
        </Suspense>
      )}
    </span>
  );
}
