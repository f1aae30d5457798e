import { type ReportedAdvertisement, resolveAdvertisementReports } from '@bazaar/contracts/content';
import { CONFLICT, NOT_FOUND, statusOf } from '@bazaar/contracts/failure';
import type { Host } from '@bazaar/host';
import { reviewKeys } from '../comment-review.queries.ts';
import { messages } from './messages.ts';

/** Answers the reports that were read. False when nothing answered and it may be tried again. */
export async function resolve(
  host: Host,
  { id, lastReportId }: ReportedAdvertisement,
  decision: 'keep' | 'end',
): Promise<boolean> {
  try {
    await host.api.call(resolveAdvertisementReports, { params: { id }, body: { decision, lastReportId } });
    host.toast.show({ tone: 'success', title: decision === 'keep' ? messages.kept : messages.ended });
  } catch (error) {
    const status = statusOf(error);
    if (status !== CONFLICT && status !== NOT_FOUND) {
      host.toast.show({ tone: 'danger', title: messages.failed, detail: messages.tryLater });
      return false;
    }
    host.toast.show({ tone: 'warning', title: messages.failed, detail: messages.decided });
  }
  await host.queryClient.invalidateQueries({ queryKey: reviewKeys.all });
  return true;
}
