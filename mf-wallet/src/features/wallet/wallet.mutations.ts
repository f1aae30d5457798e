import { ALWAYS_STALE } from '@bazaar/api/stale-times';
import type { WalletCredit } from '@bazaar/contracts/wallet';
import { type Host, useHost } from '@bazaar/host';
import { useMutation } from '@tanstack/react-query';
import { walletKeys } from '../../common/wallet/wallet.keys.ts';
import { announceRefresh } from '../../events.ts';
import { messages } from './messages.ts';
import { walletQueries } from './wallet.queries.ts';

/** Refetches the credit; when it has changed, all places and tabs that show it are notified. */
export function useCreditRefresh(company: number | null) {
  const host = useHost();
  return useMutation({
    mutationFn: () => readAgain(host, company),
    onSuccess: (hasChanged) => {
      if (hasChanged) {
        announceRefresh(host.bus, new Date().toISOString());
        host.toast.show({ tone: 'success', title: messages.changed });
      } else {
        void host.queryClient.invalidateQueries({ queryKey: walletKeys.statements });
        host.toast.show({ tone: 'info', title: messages.unchanged });
      }
    },
    onError: () =>
      host.toast.show({ tone: 'danger', title: messages.refreshFailed, detail: messages.tryLater }),
  });
}

async function readAgain({ queryClient, api }: Host, company: number | null): Promise<boolean> {
  const credit = walletQueries(api).credit(company);
  const before = queryClient.getQueryData(credit.queryKey);
  const after = await queryClient.fetchQuery({ ...credit, staleTime: ALWAYS_STALE });
  return before === undefined || !holdSame(before, after);
}

function holdSame(left: WalletCredit, right: WalletCredit): boolean {
  return left.availableRial === right.availableRial && left.heldRial === right.heldRial;
}
