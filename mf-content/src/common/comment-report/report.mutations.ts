import { type CommentId, type CommentReportReason, reportComment } from '@bazaar/contracts/content';
import { useHost } from '@bazaar/host';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { dialogMessages as messages } from './dialog-messages.ts';

interface Report {
  reason: CommentReportReason;
  text: string;
}

/** Reports a comment to the operators. */
export function useReportComment(id: CommentId) {
  const { api, toast } = useHost();
  // Made when the form opens, so that a second attempt does not file a second report.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: (body: Report) => api.call(reportComment, { params: { id }, body, idempotencyKey }),
    onSuccess: () => toast.show({ tone: 'success', title: messages.sent, detail: messages.sentDetail }),
  });
}
