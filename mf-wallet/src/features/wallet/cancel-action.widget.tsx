import { Button } from '@bazaar/ui/button';
import type { CancelQuestionProps } from './cancel-question-props.ts';
import { useCancelQuestion } from './use-cancel-question.ts';

interface CancelActionProps extends Omit<CancelQuestionProps, 'onClose'> {
  words: CancelQuestionProps['words'] & { notOpened: string };
  /** What the service allows now. A question that is open stays when it is no longer so, and gets the service's answer. */
  allowedActions: readonly string[];
  label: string;
}

/** Cancelling a payment or a withdrawal: the button where the service allows it, and the question before it. */
export function CancelAction({ allowedActions, label, ...question }: CancelActionProps) {
  const { opened, open, close } = useCancelQuestion(question.words);
  return (
    <>
      {allowedActions.includes('cancel') && (
        <Button kind="danger" onClick={() => void open()}>
          {label}
        </Button>
      )}
      {opened !== null && <opened.Question {...question} onClose={close} />}
    </>
  );
}
