import { mergeLastVisits } from '@bazaar/contracts/content';
import { type Host, takeGuestVisits } from '@bazaar/host';
import { lastVisitKeys } from '../../common/profile/profile.keys.ts';

/**
 * Adds the visits made before signing in to the user's last visits; they stay stored for the next time when that fails.
 */
export function mergeGuestVisits({ api, queryClient }: Host): Promise<void> {
  return takeGuestVisits(async (visits) => {
    await api.call(mergeLastVisits, { body: { visits } });
    void queryClient.invalidateQueries({ queryKey: lastVisitKeys.all });
  });
}
