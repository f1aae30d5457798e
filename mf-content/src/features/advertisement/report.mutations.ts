import { type AdvertisementReportReason, reportAdvertisement } from '@bazaar/contracts/content';
import { useHost } from '@bazaar/host';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from './messages.ts';

interface Report {
  reason: AdvertisementReportReason;
  text: string;
}

/** Reports an advertisement to the marketplace. */
export function useReportAdvertisement(id: number) {
  const { api, toast } = useHost();
  // Made when the form opens, so that a second attempt does not file a second report.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: (body: Report) => api.call(reportAdvertisement, { params: { id }, body, idempotencyKey }),
    onSuccess: () => toast.show({ tone: 'success', title: messages.report.sent }),
  });
}
