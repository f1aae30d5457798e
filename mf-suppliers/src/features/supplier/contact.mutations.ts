import {
  reportSupplier,
  revealSupplierContact,
  type SupplierId,
  type SupplierReportReason,
} from '@bazaar/contracts/merchant';
import { type Host, useHost } from '@bazaar/host';
import { useMutation } from '@tanstack/react-query';

/**
 * Requests the number. Only the requesting component stores it, never the cache, because every request is recorded.
 */
export function useRevealContact(id: SupplierId) {
  const { api } = useHost();
  return useMutation({ mutationFn: () => api.call(revealSupplierContact, { params: { id } }) });
}

interface Report {
  reason: SupplierReportReason;
  text: string;
  /** Made when the form opens, so that a second attempt does not file a second report. */
  idempotencyKey: string;
}

export function useReportSupplier(id: SupplierId) {
  const { api }: Pick<Host, 'api'> = useHost();
  return useMutation({
    mutationFn: ({ idempotencyKey, ...body }: Report) =>
      api.call(reportSupplier, { params: { id }, body, idempotencyKey }),
  });
}
