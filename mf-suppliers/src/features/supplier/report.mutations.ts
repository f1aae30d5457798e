import { useIdempotencyKey } from '@bazaar/actions';
import { reportSupplier, type SupplierId, type SupplierReportReason } from '@bazaar/contracts/merchant';
import { useHost } from '@bazaar/host';
import { useMutation } from '@tanstack/react-query';
import { messages } from './messages.ts';

interface Report {
  reason: SupplierReportReason;
  text: string;
}

/** Reports a supplier to the marketplace. Apart from the contact, so that it comes with the dialog alone. */
export function useReportSupplier(id: SupplierId) {
  const { api, toast } = useHost();
  const keyOf = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: Report) =>
      api.call(reportSupplier, { params: { id }, body, idempotencyKey: keyOf(body) }),
    onSuccess: () => toast.show({ tone: 'success', title: messages.report.sent }),
  });
}
