import { DecisionForm } from './decision-form.tsx';
import { messages } from './messages.ts';
import { reasonFault } from './reason.rules.ts';

interface RejectFormProps {
  isBusy: boolean;
  /** The word of the button that rejects. */
  confirm: string;
  onReject: (reason: string) => void;
  onCancel: () => void;
}

/** The reason of a rejection, which the author reads. */
export function RejectForm({ isBusy, confirm, onReject, onCancel }: RejectFormProps) {
  return (
    <DecisionForm
      label={messages.reason}
      faultOf={reasonFault}
      kind="danger"
      words={{ send: confirm, sending: messages.rejecting, cancel: messages.cancel }}
      isBusy={isBusy}
      onSend={onReject}
      onCancel={onCancel}
    />
  );
}
