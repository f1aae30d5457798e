import { COMMENT_REPORT_REASONS, type CommentId, MAX_COMMENT_REPORT_LENGTH } from '@bazaar/contracts/content';
import { CONFLICT, NOT_FOUND, statusOf, TOO_MANY } from '@bazaar/contracts/failure';
import { ReportForm } from '@bazaar/ui/report-form';
import { dialogMessages as messages, reasonTitles } from './dialog-messages.ts';
import { useReportComment } from './report.mutations.ts';

interface ReportDialogProps {
  id: CommentId;
  /** Whose comment it is. */
  name: string;
  onSent: () => void;
  onClose: () => void;
}

/** The form of a report. A failure keeps the typed text. */
export function LazyComponent({ id, name, onSent, onClose }: ReportDialogProps) {
  const report = useReportComment(id);
  return (
    <ReportForm
      words={{ ...messages, title: messages.title(name), reasons: reasonTitles }}
      reasons={COMMENT_REPORT_REASONS}
      initialReason="abusive"
      maxLength={MAX_COMMENT_REPORT_LENGTH}
      rows={3}
      busy={report.isPending}
      failure={report.error ? failureText(report.error) : undefined}
      onSend={(body) => report.mutate(body, { onSuccess: onSent })}
      onClose={onClose}
    />
  );
}

const FAILURES: Readonly<Record<number, string>> = {
  [NOT_FOUND]: messages.gone,
  [CONFLICT]: messages.decided,
  [TOO_MANY]: messages.tooMany,
};

function failureText(error: unknown): string {
  return FAILURES[statusOf(error)] ?? messages.failed;
}
