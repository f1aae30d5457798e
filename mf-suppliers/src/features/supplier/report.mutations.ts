import { reportSupplier, type SupplierId, type SupplierReportReason } from '@bazaar/contracts/merchant';
import { useHost } from '@bazaar/host';
import { useMutation } from '@tanstack/react-query';

interface Report {
  reason: SupplierReportReason;
  text: string;
  /** Made when the form opens, so that a second attempt does not file a second report. */
  idempotencyKey: string;
}

/** Reports a supplier to the marketplace. Apart from the contact, so that it comes with the dialog alone. */
export function useReportSupplier(id: SupplierId) {
  const { api } = useHost();
  return useMutation({
    mutationFn: ({ idempotencyKey, ...body }: Report) =>
      api.call(reportSupplier, { params: { id }, body, idempotencyKey }),
  });
}
