import { ADVERTISEMENT_REPORT_REASONS } from '@bazaar/contracts/content';
import { NOT_FOUND, statusOf, TOO_MANY } from '@bazaar/contracts/failure';
import { ReportForm } from '@bazaar/ui/report-form';
import { messages } from './messages.ts';
import { useReportAdvertisement } from './report.mutations.ts';

const words = messages.report;
const LIMITS = { min: 5, max: 2000, tooShort: words.tooShort, tooLong: words.tooLong };

interface ReportDialogProps {
  id: number;
  title: string;
  onClose: () => void;
}

/** The report form. A failure keeps the typed text. */
export function LazyComponent({ id, title, onClose }: ReportDialogProps) {
  const report = useReportAdvertisement(id);
  return (
    <ReportForm
      words={{ ...words, title: words.title(title) }}
      reasons={ADVERTISEMENT_REPORT_REASONS}
      initialReason="wrongInformation"
      limits={LIMITS}
      busy={report.isPending}
      failure={report.error ? failureText(report.error) : undefined}
      onSend={(body) => report.mutate(body, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

const FAILURES: Readonly<Record<number, string>> = {
  [NOT_FOUND]: words.gone,
  [TOO_MANY]: words.tooMany,
};

function failureText(error: unknown): string {
  return FAILURES[statusOf(error)] ?? words.failed;
}
