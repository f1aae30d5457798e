import { useIdempotencyKey } from '@bazaar/actions';
import { type CommentId, type CommentReportReason, reportComment } from '@bazaar/contracts/content';
import { useHost } from '@bazaar/host';
import { useMutation } from '@tanstack/react-query';
import { dialogMessages as messages } from './dialog-messages.ts';

interface Report {
  reason: CommentReportReason;
  text: string;
}

/** Reports a comment to the operators. */
export function useReportComment(id: CommentId) {
  const { api, toast } = useHost();
  // A second attempt does not file a second report; an edited one is another report.
  const keyOf = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: Report) =>
      api.call(reportComment, { params: { id }, body, idempotencyKey: keyOf(body) }),
    onSuccess: () => toast.show({ tone: 'success', title: messages.sent, detail: messages.sentDetail }),
  });
}
