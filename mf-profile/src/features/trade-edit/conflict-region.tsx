import { RegionBoundary } from '@bazaar/ui/region-error';
import { lazy, Suspense, useState } from 'react';
import { useSmallStore } from './small-store.ts';
import { useDraft } from './use-draft.ts';

const lazyDialog = () =>
  lazy(async () => ({ default: (await import('./conflict-dialog.widget.tsx')).ConflictDialog }));

/** The place of the choice between two versions. Its code is fetched when there are two. */
export function ConflictRegion() {
  const { conflict } = useDraft();
  const isOpen = useSmallStore(conflict, (value) => value !== null);
  // A code that failed to load is asked for by a new component.
  const [ConflictDialog, setConflictDialog] = useState(lazyDialog);
  return (
    isOpen && (
      <RegionBoundary height="sm" onRetry={() => setConflictDialog(lazyDialog)}>
        <Suspense fallback={null}>
          <ConflictDialog />
        </Suspense>
      </RegionBoundary>
    )
  );
}
