import type { CategoryMenuType } from '@bazaar/contracts/product';
import { RegionError } from '@bazaar/ui/region-error';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { type KeyboardEvent, memo, useDeferredValue, useId, useRef, useState } from 'react';
import styles from './category-menu.module.css';
import { Groups } from './groups.tsx';
import { messages } from './messages.ts';
import { panelStep } from './panel-keys.rules.ts';
import { TypeTabs } from './type-tabs.tsx';
import { useCategoryMenu } from './use-category-menu.ts';

interface CategoryMenuProps {
  /** The menu was opened by key: the chosen type takes the focus. */
  takesFocus: boolean;
}

/** The content of the category menu: types, the groups of one type, and the drawing of the hovered group. */
export const CategoryMenu = memo(function CategoryMenu({ takesFocus }: CategoryMenuProps) {
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
});

function MenuColumns({ types, takesFocus }: { types: readonly CategoryMenuType[]; takesFocus: boolean }) {
  // Goods are what most visitors look for, whatever the order of the types.
  const [current, setCurrent] = useState(() =>
    Math.max(
      0,
      types.findIndex(({ categoryType }) => categoryType === 'Product'),
    ),
  );
  const id = useId();
  const panel = usePanelKeys();
  // The choice shows at once; the seventy links of its panel render right after it.
  const shown = useDeferredValue<number | null>(current, null);
  const type = shown === null ? undefined : types[shown];
  return (
    <div ref={panel.columnsRef} className={styles.columns}>
      <TypeTabs
        {...{ types, current, takesFocus, id }}
        onSelect={setCurrent}
        onEnterPanel={panel.focusFirst}
      />
      <div
        ref={panel.panelRef}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${current}`}
        aria-busy={shown !== current}
        className={styles.groupsAndPlate}
        onKeyDown={panel.onKeyDown}
      >
        {type && <Groups key={type.categoryType} type={type} />}
      </div>
    </div>
  );
}

/** Arrow keys move among the links of the panel; Tab works as usual. */
function usePanelKeys() {
  const columnsRef = useRef<HTMLDivElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const linksOf = () => [...(panelRef.current?.querySelectorAll('a') ?? [])];
  return {
    columnsRef,
    panelRef,
    focusFirst: () => linksOf()[0]?.focus(),
    onKeyDown(event: KeyboardEvent) {
      const links = linksOf();
      const index = links.indexOf(event.target as HTMLAnchorElement);
      const heads = links.map((link) => link.hasAttribute('data-head'));
      const next = index === -1 ? null : panelStep(event.key, { heads, index });
      if (next === null) {
        return;
      }
      event.preventDefault();
      if (next === 'tabs') {
        columnsRef.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
      } else {
        links[next]?.focus();
      }
    },
  };
}
