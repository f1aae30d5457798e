import { cancelPayment, type Payment } from '@bazaar/contracts/payment';
import { useHost } from '@bazaar/host';
import { walletKeys } from '../../common/wallet/wallet.keys.ts';

/** Cancels a payment and shows it as the service has just returned it. */
export function useCancelPayment({ id }: Pick<Payment, 'id'>) {
  const { api, queryClient } = useHost();
  return async () => {
    const cancelled = await api.call(cancelPayment, { params: { id } });
    queryClient.setQueryData(walletKeys.payment(id), cancelled);
    void queryClient.invalidateQueries({ queryKey: walletKeys.all });
  };
}
