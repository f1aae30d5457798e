import type { CategoryMenuType } from '@bazaar/contracts/product';
import { Icon } from '@bazaar/ui/icon';
import { mdiChevronLeft } from '@mdi/js';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import styles from './category-menu.module.css';
import { messages } from './messages.ts';
import { typeIcons } from './type-icons.ts';

interface TypeTabsProps {
  types: readonly CategoryMenuType[];
  current: number;
  takesFocus: boolean;
  id: string;
  onSelect: (index: number) => void;
  /** The arrow key that points to the groups was pressed. */
  onEnterPanel: () => void;
}

/** The types as a column of tabs: hover, a click or the arrow keys choose; Tab goes on into the groups. */
export function TypeTabs({ types, current, takesFocus, id, onSelect, onEnterPanel }: TypeTabsProps) {
  const listRef = useRef<HTMLDivElement>(null);
  const tabAt = (index: number) => listRef.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index];
  // With the commit that shows the menu: a later effect could take the focus back from a press of Esc.
  useLayoutEffect(() => {
    if (takesFocus) {
      listRef.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
    }
  }, [takesFocus]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') {
      event.preventDefault();
      onEnterPanel();
      return;
    }
    const next = nextTab(event.key, current, types.length);
    if (next !== null) {
      event.preventDefault();
      onSelect(next);
      tabAt(next)?.focus();
    }
  };
  return (
    <div
      ref={listRef}
      role="tablist"
      aria-orientation="vertical"
      aria-label={messages.types}
      className={styles.types}
      onKeyDown={onKeyDown}
    >
      {types.map(({ categoryType, title }, index) => (
        <button
          key={categoryType}
          type="button"
          role="tab"
          id={`${id}-${index}`}
          aria-selected={index === current}
          aria-controls={index === current ? `${id}-panel` : undefined}
          tabIndex={index === current ? 0 : -1}
          className={styles.type}
          onClick={() => onSelect(index)}
          onPointerEnter={() => onSelect(index)}
        >
          <Icon path={typeIcons[categoryType]} />
          <span>{title}</span>
          <Icon path={mdiChevronLeft} size="sm" className={styles.mark} />
        </button>
      ))}
    </div>
  );
}

function nextTab(key: string, current: number, count: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: (current + 1) % count,
    ArrowUp: (current - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  return steps[key] ?? null;
}
