import { Icon } from '@bazaar/ui/icon';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { mdiChevronDown, mdiViewGridOutline } from '@mdi/js';
import {
  type FocusEvent,
  type KeyboardEvent,
  lazy,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router';
import styles from './category-menu-button.module.css';
import { messages } from './messages.ts';
import { useWarmMenu } from './use-category-menu.ts';

const loadMenu = () => import(/* webpackChunkName: "category-menu" */ './category-menu.tsx');
const CategoryMenu = lazy(async () => ({ default: (await loadMenu()).CategoryMenu }));

/** «دسته‌بندی‌ها»: opens the category menu by click and by key; its code and data load on the first intent. */
export function CategoryMenuButton() {
  const menu = useDisclosedMenu();
  const panelId = useId();
  const warm = useWarmMenu(loadMenu);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and focus of the button and the menu bubble through here
    <div ref={menu.rootRef} className={styles.root} onKeyDown={menu.onKeyDown} onBlur={menu.onBlur}>
      <button
        ref={menu.buttonRef}
        type="button"
        className={styles.button}
        aria-expanded={menu.isOpen}
        aria-controls={menu.isOpen ? panelId : undefined}
        onPointerEnter={warm}
        onFocus={warm}
        // A click without a pointer has no detail: it came from Enter or Space.
        onClick={(event) => (menu.isOpen ? menu.close() : menu.open(event.detail === 0))}
      >
        <Icon path={mdiViewGridOutline} />
        <span>{messages.categories}</span>
        <Icon path={mdiChevronDown} size="sm" className={styles.mark} />
      </button>
      {menu.isOpen && (
        <div id={panelId} className={styles.panel}>
          <Suspense fallback={<MenuSkeleton />}>
            <CategoryMenu takesFocus={menu.takesFocus} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

function MenuSkeleton() {
  return (
    <SkeletonGroup label={messages.loading}>
      <Skeleton size="card" />
    </SkeletonGroup>
  );
}

/** Open and closed, with the ways to close: Esc, a press elsewhere, the focus gone, another page. */
function useDisclosedMenu() {
  const { pathname } = useLocation();
  const [state, setState] = useState<{ openOn: string; takesFocus: boolean } | null>(null);
  const rootRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const isOpen = state?.openOn === pathname;
  const close = () => setState(null);
  const open = (takesFocus: boolean) => setState({ openOn: pathname, takesFocus });

  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !rootRef.current?.contains(event.target)) {
        setState(null);
      }
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  return {
    rootRef,
    buttonRef,
    isOpen,
    takesFocus: state?.takesFocus ?? false,
    open,
    close,
    onKeyDown(event: KeyboardEvent) {
      if (isOpen && event.key === 'Escape') {
        close();
        buttonRef.current?.focus();
      } else if (!isOpen && event.key === 'ArrowDown') {
        event.preventDefault();
        open(true);
      }
    },
    onBlur(event: FocusEvent<HTMLDivElement>) {
      if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) {
        close();
      }
    },
  };
}
