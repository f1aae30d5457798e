import { reportSupplier, type SupplierId, type SupplierReportReason } from '@bazaar/contracts/merchant';
import { useHost } from '@bazaar/host';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from './messages.ts';

interface Report {
  reason: SupplierReportReason;
  text: string;
}

/** Reports a supplier to the marketplace. Apart from the contact, so that it comes with the dialog alone. */
export function useReportSupplier(id: SupplierId) {
  const { api, toast } = useHost();
  // Made when the form opens, so that a second attempt does not file a second report.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: (body: Report) => api.call(reportSupplier, { params: { id }, body, idempotencyKey }),
    onSuccess: () => toast.show({ tone: 'success', title: messages.report.sent }),
  });
}
