import { IconButton } from '@bazaar/ui/button';
import { mdiMenu } from '@mdi/js';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { PartOutlet, shellPart } from '../../parts/shell-part.tsx';
import styles from './drawer-button.module.css';
import { messages } from './messages.ts';
import { useWarmMenu } from './use-category-menu.ts';

const drawerPart = shellPart(() => import(/* webpackChunkName: "category-drawer" */ './category-drawer.tsx'));

/**
 * The menu button of a narrow screen: opens the drawer, which loads on the first intent and closes when the page
 * changes.
 */
export function DrawerButton() {
  const { pathname } = useLocation();
  const [state, setState] = useState<{ openOn: string | null } | null>(null);
  const warm = useWarmMenu(drawerPart.load);
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
        <PartOutlet part={drawerPart} fallback={null}>
          {({ CategoryDrawer }) => (
            <CategoryDrawer open={state.openOn === pathname} onClose={() => setState({ openOn: null })} />
          )}
        </PartOutlet>
      )}
    </span>
  );
}
