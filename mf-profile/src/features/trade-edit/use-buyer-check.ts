import { useHost } from '@bazaar/host';
import { useQuery } from '@tanstack/react-query';
import { buyerCheckQuery } from './buyer-readiness.queries.ts';
import type { BuyerCheck } from './buyer-readiness.rules.ts';
import { useBuyer } from './use-buyer.ts';
import { useDraft } from './use-draft.ts';

const READY: BuyerCheck = { state: 'ready', nextStep: null };

/**
 * Whether the buyer's data are complete; undefined until it is known. Where it cannot be known the service decides, and
 * what is only stored is never refused for it.
 */
export function useBuyerCheck(): BuyerCheck | undefined {
  const { api } = useHost();
  const { isAutomatic } = useDraft();
  const { data, isError } = useQuery({ ...buyerCheckQuery(api, useBuyer()), enabled: isAutomatic });
  return isError || !isAutomatic ? READY : data;
}
