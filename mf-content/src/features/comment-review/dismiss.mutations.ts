import { dismissCommentReports, type ReportedComment } from '@bazaar/contracts/content';
import { CONFLICT, NOT_FOUND, statusOf } from '@bazaar/contracts/failure';
import type { Host } from '@bazaar/host';
import { reviewKeys } from './comment-review.queries.ts';
import { messages, reportMessages } from './messages.ts';

/** Closes the reports that were read; the comment stays. False when nothing answered and it may be tried again. */
export async function dismiss(host: Host, { id, lastReportId }: ReportedComment): Promise<boolean> {
  try {
    await host.api.call(dismissCommentReports, { params: { id }, body: { lastReportId } });
    host.toast.show({ tone: 'success', title: reportMessages.kept });
  } catch (error) {
    const status = statusOf(error);
    if (status !== CONFLICT && status !== NOT_FOUND) {
      host.toast.show({ tone: 'danger', title: messages.failed, detail: messages.tryLater });
      return false;
    }
    host.toast.show({ tone: 'warning', title: messages.failed, detail: reportMessages.decided });
  }
  await host.queryClient.invalidateQueries({ queryKey: reviewKeys.all });
  return true;
}
