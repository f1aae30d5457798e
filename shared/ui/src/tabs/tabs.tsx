import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { TabFace } from './tab-face.tsx';
import classes from './tabs.module.css';

export interface TabItem {
  id: string;
  label: string;
  count?: ReactNode;
  panel: ReactNode;
}

export interface TabsProps {
  /** What the tabs divide; for screen readers only. */
  label: string;
  items: readonly TabItem[];
  /** Controlled when given. */
  selected?: string | undefined;
  onSelect?: ((id: string) => void) | undefined;
}

/** Panels of which one is shown. The arrow keys follow the reading direction. For tabs that are pages use `LinkTabs`. */
export function Tabs({ label, items, selected, onSelect }: TabsProps) {
  const prefix = useId();
  const [own, setOwn] = useState(items[0]?.id);
  const current = selected ?? own;
  const select = (id: string) => {
    setOwn(id);
    onSelect?.(id);
  };
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = targetOf(
      event,
      items.findIndex((item) => item.id === current),
      items.length,
    );
    const target = next === undefined ? undefined : items[next];
    if (target === undefined) return;
    event.preventDefault();
    select(target.id);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next ?? 0]?.focus();
  };
  return (
    <div>
      <div className={classes.list} role="tablist" aria-label={label} onKeyDown={move}>
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${prefix}${item.id}-tab`}
            aria-controls={`${prefix}${item.id}`}
            aria-selected={item.id === current}
            tabIndex={item.id === current ? 0 : -1}
            className={classes.tab}
            onClick={() => select(item.id)}
          >
            <TabFace label={item.label} count={item.count} />
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.id}
          role="tabpanel"
          id={`${prefix}${item.id}`}
          aria-labelledby={`${prefix}${item.id}-tab`}
          hidden={item.id !== current}
          className={classes.panel}
        >
          {item.panel}
        </div>
      ))}
    </div>
  );
}

/** Which tab a key leads to; undefined for keys that the tabs do not handle. */
function targetOf(event: KeyboardEvent<HTMLElement>, from: number, count: number): number | undefined {
  const leftIsNext = event.currentTarget.closest('[dir]')?.getAttribute('dir') !== 'ltr';
  const [next, previous] = leftIsNext ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  switch (event.key) {
    case next:
      return (from + 1) % count;
    case previous:
      return (from - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
