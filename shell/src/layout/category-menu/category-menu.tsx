import type { CategoryMenuType } from '@bazaar/contracts/product';
import { useHost } from '@bazaar/host';
import { Drawing, FAMILIES, type Family } from '@bazaar/ui/drawing';
import { Icon } from '@bazaar/ui/icon';
import { Link } from '@bazaar/ui/link';
import { RegionError } from '@bazaar/ui/region-error';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { mdiArrowLeft, mdiChevronLeft } from '@mdi/js';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import styles from './category-menu.module.css';
import { messages } from './messages.ts';
import { typeIcons } from './type-icons.ts';
import { useCategoryMenu } from './use-category-menu.ts';

interface CategoryMenuProps {
  /** Opened by key: the first type takes the focus. */
  takesFocus: boolean;
}

/** The inside of the category menu: types, the groups of one type, and the drawing of the group pointed at. */
export function CategoryMenu({ takesFocus }: CategoryMenuProps) {
  const { data, isError, isFetching, refetch } = useCategoryMenu();
  if (isError) {
    return <RegionError cause={messages.failed} retrying={isFetching} onRetry={() => void refetch()} />;
  }
  return data ? (
    <MenuColumns types={data} takesFocus={takesFocus} />
  ) : (
    <SkeletonGroup label={messages.loading}>
      <Skeleton size="card" />
    </SkeletonGroup>
  );
}

function MenuColumns({ types, takesFocus }: { types: readonly CategoryMenuType[]; takesFocus: boolean }) {
  const [current, setCurrent] = useState(0);
  const id = useId();
  const type = types[current];
  return (
    <div className={styles.columns}>
      <TypeTabs {...{ types, current, takesFocus, id }} onSelect={setCurrent} />
      {type && (
        <div
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${current}`}
          className={styles.groupsAndPlate}
        >
          <Groups key={type.categoryType} type={type} />
        </div>
      )}
    </div>
  );
}

interface TypeTabsProps {
  types: readonly CategoryMenuType[];
  current: number;
  takesFocus: boolean;
  id: string;
  onSelect: (index: number) => void;
}

/** The types as a column of tabs: the pointer, a click or the arrows choose; Tab goes on into the groups. */
function TypeTabs({ types, current, takesFocus, id, onSelect }: TypeTabsProps) {
  const listRef = useRef<HTMLDivElement>(null);
  const tabAt = (index: number) => listRef.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index];
  useEffect(() => {
    if (takesFocus) {
      listRef.current?.querySelector<HTMLElement>('[role="tab"]')?.focus();
    }
  }, [takesFocus]);

  const onKeyDown = (event: KeyboardEvent) => {
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

/** Children shown under each group; the rest is on the group's own page. */
const CHILDREN_SHOWN = 3;

function Groups({ type }: { type: CategoryMenuType }) {
  const { links } = useHost();
  const [pointed, setPointed] = useState(0);
  const group = type.groups[pointed];
  return (
    <>
      <div className={styles.groups}>
        <Link href={links.categoryType(type.categoryType)} className={styles.all}>
          {messages.all(type.title)}
          <Icon path={mdiArrowLeft} size="sm" />
        </Link>
        <ul className={styles.groupList}>
          {type.groups.map(({ id, slug, title, children }, index) => (
            <li
              key={id}
              className={styles.group}
              onPointerEnter={() => setPointed(index)}
              onFocus={() => setPointed(index)}
            >
              <Link href={links.category(id, slug)} className={styles.groupTitle}>
                {title}
              </Link>
              <ul>
                {children.slice(0, CHILDREN_SHOWN).map((child) => (
                  <li key={child.id}>
                    <Link href={links.category(child.id, child.slug)} className={styles.child}>
                      <bdi>{child.title}</bdi>
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
      {group && (
        <div className={styles.plate}>
          <span className={styles.art}>
            <Drawing family={familyOf(group.drawing.family)} seed={group.drawing.seed} />
          </span>
          <p className={styles.plateTitle}>{group.title}</p>
          <p className={styles.plateCount}>{messages.count(group.itemsCount)}</p>
        </div>
      )}
    </>
  );
}

function familyOf(name: string): Family {
  return FAMILIES.find((family) => family === name) ?? 'doc';
}
