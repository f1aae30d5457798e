import type { Buyer } from './buyer-company.rules.ts';
import { useSmallStore } from './small-store.ts';
import { useDraft } from './use-draft.ts';

/** For whom the open request is. */
export function useBuyer(): Buyer {
  const { request } = useDraft();
  const role = useSmallStore(request, ({ actingRole = 'owner' }) => actingRole);
  const name = useSmallStore(request, ({ buyerName }) => buyerName);
  return { role, name };
}
