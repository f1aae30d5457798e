import { useIdempotencyKey } from '@bazaar/actions';
import { type AdvertisementReportReason, reportAdvertisement } from '@bazaar/contracts/content';
import { useHost } from '@bazaar/host';
import { useMutation } from '@tanstack/react-query';
import { messages } from './messages.ts';

interface Report {
  reason: AdvertisementReportReason;
  text: string;
}

/** Reports an advertisement to the marketplace. */
export function useReportAdvertisement(id: number) {
  const { api, toast } = useHost();
  // A second attempt does not file a second report; an edited one is another report.
  const keyOf = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: Report) =>
      api.call(reportAdvertisement, { params: { id }, body, idempotencyKey: keyOf(body) }),
    onSuccess: () => toast.show({ tone: 'success', title: messages.report.sent }),
  });
}
