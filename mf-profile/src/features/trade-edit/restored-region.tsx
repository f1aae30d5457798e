import { OnDemandRegion } from '@bazaar/ui/region-error';
import { loadSecondPart } from './load-second-part.ts';
import { useSmallStore } from './small-store.ts';
import { useDraft } from './use-draft.ts';

const load = () => loadSecondPart().then(({ RestoredNote }) => RestoredNote);

/** The place of what is said of a restored text. Its code is fetched where there is one. */
export function RestoredRegion() {
  const { restored } = useDraft();
  const isShown = useSmallStore(restored, (value) => value !== null);
  return isShown && <OnDemandRegion load={load} with={{}} height="sm" fallback={null} />;
}
