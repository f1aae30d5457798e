import type { SupplierId } from '@bazaar/contracts/merchant';
import { useHost } from '@bazaar/host';
import { useMutation } from '@tanstack/react-query';

/**
 * Requests the number. Only the requesting component stores it, never the cache, because every request is recorded.
 */
export function useRevealContact(id: SupplierId) {
  const { api } = useHost();
  return useMutation({
    mutationFn: async () => (await import('./press-actions.ts')).revealContact(api, id),
  });
}
