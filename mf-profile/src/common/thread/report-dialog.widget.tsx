import { ReportReason } from '@bazaar/contracts/notification';
import { Checkbox } from '@bazaar/ui/checkbox';
import { ReportForm } from '@bazaar/ui/report-form';
import { useState } from 'react';
import { useReport } from './counterpart.mutations.ts';
import { dialogMessages as messages } from './dialog-messages.ts';
import { problemWords } from './problem-words.ts';

const words = messages.report;
const MAX_LENGTH = 1000;

interface ReportDialogProps {
  conversationId: number;
  /** Whether the other side may be blocked too. */
  mayBlock: boolean;
  onClose: () => void;
}

/** Reports a thread with a reason, and blocks the other side when that is chosen. A failure keeps what was typed. */
export function ReportDialog({ conversationId, mayBlock, onClose }: ReportDialogProps) {
  const [isBlocking, setIsBlocking] = useState(false);
  const report = useReport(conversationId);
  return (
    <ReportForm
      words={words}
      reasons={ReportReason.options}
      initialReason="spam"
      maxLength={MAX_LENGTH}
      rows={3}
      busy={report.isPending}
      failure={report.error ? problemWords(report.error) : undefined}
      onSend={(body) => report.mutate({ ...body, isBlocking }, { onSuccess: onClose })}
      onClose={onClose}
    >
      {mayBlock && (
        <Checkbox
          label={words.block}
          checked={isBlocking}
          onChange={(event) => setIsBlocking(event.currentTarget.checked)}
        />
      )}
    </ReportForm>
  );
}
