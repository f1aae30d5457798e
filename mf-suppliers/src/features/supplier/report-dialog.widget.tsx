import { SUPPLIER_REPORT_REASONS, type SupplierId } from '@bazaar/contracts/merchant';
import { ReportForm } from '@bazaar/ui/report-form';
import { limitWordsOr } from '../../common/failure/limit-words.ts';
import { messages } from './messages.ts';
import { useReportSupplier } from './report.mutations.ts';

const words = messages.report;
const LIMITS = { min: 5, max: 2000, tooShort: words.tooShort, tooLong: words.tooLong };

interface ReportDialogProps {
  supplierId: SupplierId;
  supplierName: string;
  onClose: () => void;
}

/** The report form. A failure keeps the typed text. */
export function LazyComponent({ supplierId, supplierName, onClose }: ReportDialogProps) {
  const report = useReportSupplier(supplierId);
  return (
    <ReportForm
      words={{ ...words, title: words.title(supplierName) }}
      reasons={SUPPLIER_REPORT_REASONS}
      initialReason="wrongInformation"
      limits={LIMITS}
      busy={report.isPending}
      failure={report.error ? limitWordsOr(words.failed, report.error) : undefined}
      onSend={(body) => report.mutate(body, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
