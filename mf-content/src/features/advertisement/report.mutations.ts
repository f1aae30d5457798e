import { type AdvertisementReportReason, reportAdvertisement } from '@bazaar/contracts/content';
import { useHost } from '@bazaar/host';
import { useMutation } from '@tanstack/react-query';

interface Report {
  reason: AdvertisementReportReason;
  text: string;
  /** Made when the form opens, so that a second attempt does not file a second report. */
  idempotencyKey: string;
}

/** Reports an advertisement to the marketplace. */
export function useReportAdvertisement(id: number) {
  const { api } = useHost();
  return useMutation({
    mutationFn: ({ idempotencyKey, ...body }: Report) =>
      api.call(reportAdvertisement, { params: { id }, body, idempotencyKey }),
  });
}
