import { revealAdvertisementContact } from '@bazaar/contracts/content';
import { useHost } from '@bazaar/host';
import { useMutation } from '@tanstack/react-query';

/**
 * Requests the number. Only the requesting component stores it, never the cache, because every request is recorded.
 */
export function useRevealContact(id: number) {
  const { api } = useHost();
  return useMutation({ mutationFn: () => api.call(revealAdvertisementContact, { params: { id } }) });
}
