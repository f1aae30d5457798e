import { OnDemandRegion } from '@bazaar/ui/region-error';
import { useSmallStore } from './small-store.ts';
import { useDraft } from './use-draft.ts';

const load = () => import('./conflict-dialog.widget.tsx').then(({ ConflictDialog }) => ConflictDialog);

/** The place of the choice between two versions. Its code is fetched when there are two. */
export function ConflictRegion() {
  const { conflict } = useDraft();
  const isOpen = useSmallStore(conflict, (value) => value !== null);
  return isOpen && <OnDemandRegion load={load} with={{}} height="sm" fallback={null} />;
}
