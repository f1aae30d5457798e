import type { StepUpToken } from '@bazaar/contracts/auth';
import { failureOf } from '@bazaar/contracts/failure';
import { cancelWithdrawal, requestWithdrawal, type Withdrawal } from '@bazaar/contracts/wallet';
import { type Host, useHost } from '@bazaar/host';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { ofCompany } from '../../../common/payment/of-company.ts';
import { walletKeys } from '../../../common/wallet/wallet.keys.ts';
import { announceRefresh } from '../../../events.ts';
import { walletHref } from '../wallet.address.ts';

interface WantedWithdrawal {
  amountRial: number;
  /** The account that was shown when it was asked for. */
  shebaMasked: string;
  stepUpToken?: StepUpToken;
}

/**
 * Withdraws once for an opened form and leads to the withdrawal. While no response has come the form keeps its key, so
 * that whatever is sent again is not a second withdrawal; after a refusal nothing was done, and the key is a new one.
 */
export function useWithdraw(company: number | null) {
  const host = useHost();
  const navigate = useNavigate();
  const key = useRef<string | null>(null);
  // A second press can come before the first has been rendered.
  const isRunning = useRef(false);
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: async (wanted: WantedWithdrawal) => {
      const release = host.hold('payment');
      try {
        key.current ??= crypto.randomUUID();
        const body = { ...ofCompany(company), ...wanted };
        return await host.api.call(requestWithdrawal, { body, idempotencyKey: key.current });
      } finally {
        release();
      }
    },
    onSuccess: (withdrawal) => {
      noteChange(host, withdrawal);
      void navigate(walletHref({ company, withdrawal: withdrawal.id }), { replace: true });
    },
    onError: (cause) => {
      isRunning.current = false;
      if (failureOf(cause).status > 0) {
        key.current = null;
      }
      void host.queryClient.invalidateQueries({ queryKey: walletKeys.withdrawalTerms(company) });
    },
  });
  return {
    withdraw: (wanted: WantedWithdrawal) => {
      if (!isRunning.current) {
        isRunning.current = true;
        mutate(wanted);
      }
    },
    isBusy: isPending || isSuccess,
    failure: error === null ? null : failureOf(error),
    forget: reset,
  };
}

/** Cancels a withdrawal; the money is back in the wallet. */
export function useCancelWithdrawal({ id }: Pick<Withdrawal, 'id'>) {
  const host = useHost();
  return async () => {
    const idempotencyKey = crypto.randomUUID();
    noteChange(host, await host.api.call(cancelWithdrawal, { params: { id }, idempotencyKey }));
  };
}

/** Shows a withdrawal as the service has just returned it, and tells all places that the credit has changed. */
function noteChange({ queryClient, bus }: Host, withdrawal: Withdrawal): void {
  queryClient.setQueryData(walletKeys.withdrawal(withdrawal.id), withdrawal);
  announceRefresh(bus, new Date().toISOString());
  void queryClient.invalidateQueries({ queryKey: walletKeys.all });
}
