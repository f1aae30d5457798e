import { useLazyComponent } from '@bazaar/actions';
import { useHost } from '@bazaar/host';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { CompareItem } from '../../common/compare/compare-list.rules.ts';
import { clearCompared, removeCompared, useCompareList } from '../../common/compare/compare-list.store.ts';
import { OpenCompareBar } from './compare-bar.tsx';
import { comparePlace } from './compare-place.rules.ts';
import { CompareStrip } from './compare-strip.tsx';
import { useScrollingDown } from './use-scrolling-down.ts';

const loadSheet = () => import('./compare-sheet.tsx');

/** The items being compared, at the bottom of every page; renders nothing while there are none. */
export function Component() {
  const items = useCompareList();
  const place = comparePlace(useLocation().pathname);
  return items.length === 0 || place === 'comparison' ? null : (
    <CompareBar key={place} items={items} isList={place === 'list'} />
  );
}

/** Open on the lists of a wide screen; elsewhere it is a strip, which on a phone opens a sheet. */
function CompareBar({ items, isList }: { items: readonly CompareItem[]; isList: boolean }) {
  const isWide = useHost().useDevice() !== 'phone';
  const [isUnfolded, setUnfolded] = useState(isList);
  const isScrollingDown = useScrollingDown();
  const sheet = useLazyComponent(loadSheet);
  const actions = { onRemove: removeCompared, onClear: clearCompared };
  if (isWide && isUnfolded) {
    return <OpenCompareBar items={items} onFold={() => setUnfolded(false)} {...actions} />;
  }
  const unfold = isWide ? { onClick: () => setUnfolded(true) } : sheet.opener;
  return (
    <>
      <CompareStrip items={items} isAside={isScrollingDown} opensSheet={!isWide} opener={unfold} />
      {sheet.LazyComponent && (
        <sheet.LazyComponent
          open={sheet.isOpen && !isWide}
          onClose={sheet.close}
          items={items}
          {...actions}
        />
      )}
    </>
  );
}
