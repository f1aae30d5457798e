import { useHost } from '@bazaar/host';
import { Icon } from '@bazaar/ui/icon';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { mdiChevronDown, mdiViewGridOutline } from '@mdi/js';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router';
import { PartOutlet, shellPart } from '../../parts/shell-part.tsx';
import styles from './category-menu-button.module.css';
import { messages } from './messages.ts';
import { useWarmMenu } from './use-category-menu.ts';

const menuPart = shellPart(() => import(/* webpackChunkName: "category-menu" */ './category-menu.tsx'));

/**
 * «دسته‌بندی‌ها»: opens the category menu by click and by key; its code and data load on the first intent. Before
 * hydration, and without scripts, it is a plain link to the categories.
 */
export function CategoryMenuButton() {
  const { links } = useHost();
  const menu = useDisclosedMenu();
  const panelId = useId();
  const warm = useWarmMenu(menuPart.load);
  // Closing hides the panel at once; unmounting it can wait for the next frame.
  const wasOpen = useDeferredValue(menu.isOpen);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and focus of the button and the menu bubble through here
    <div ref={menu.rootRef} className={styles.root} onKeyDown={menu.onKeyDown} onBlur={menu.onBlur}>
      <a
        ref={menu.buttonRef}
        href={links.categoryType('Product')}
        role={menu.role}
        className={styles.button}
        aria-expanded={menu.role && menu.isOpen}
        aria-controls={menu.isOpen ? panelId : undefined}
        onPointerEnter={warm}
        onFocus={warm}
        onClick={menu.onClick}
      >
        <Icon path={mdiViewGridOutline} />
        <span>{messages.categories}</span>
        <Icon path={mdiChevronDown} size="sm" className={styles.mark} />
      </a>
      {(menu.isOpen || wasOpen) && (
        <div id={panelId} className={styles.panel} hidden={!menu.isOpen}>
          <PartOutlet part={menuPart} fallback={<MenuSkeleton />}>
            {({ CategoryMenu }) => <CategoryMenu takesFocus={menu.takesFocus} />}
          </PartOutlet>
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

/** The open state of the menu, with the ways to close it: Esc, a press outside, loss of focus, another page. */
function useDisclosedMenu() {
  const { pathname } = useLocation();
  const [state, setState] = useState<{ openOn: string; takesFocus: boolean } | null>(null);
  const rootRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLAnchorElement>(null);
  const [role, setRole] = useState<'button'>();
  useEffect(() => setRole('button'), []);
  const isOpen = state?.openOn === pathname;
  const close = () => setState(null);
  const toggle = (takesFocus: boolean) => setState(isOpen ? null : { openOn: pathname, takesFocus });

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
    role,
    onClick(event: MouseEvent) {
      // The visitor wants a new tab or window: the browser follows the link.
      if (event.ctrlKey || event.metaKey || event.shiftKey) {
        return;
      }
      event.preventDefault();
      // A click without a pointer has a detail of 0: it came from Enter.
      toggle(event.detail === 0);
    },
    onKeyDown(event: KeyboardEvent) {
      if (isOpen && event.key === 'Escape') {
        close();
        buttonRef.current?.focus();
        return;
      }
      // The space key does not press a link as it does a button.
      const isPress = event.key === ' ' && event.target === buttonRef.current;
      if (isPress || (!isOpen && event.key === 'ArrowDown')) {
        event.preventDefault();
        toggle(true);
      }
    },
    onBlur(event: FocusEvent<HTMLDivElement>) {
      if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) {
        close();
      }
    },
  };
}
