import { useHost } from '@bazaar/host';
import { type ComponentType, useState } from 'react';
import type { CancelQuestionProps } from './cancel-question-props.ts';

/** The question before something is cancelled, whose code comes with the press. */
export function useCancelQuestion(words: { notOpened: string; tryLater: string }) {
  const { toast } = useHost();
  const [opened, setOpened] = useState<{ Question: ComponentType<CancelQuestionProps> } | null>(null);
  const open = () =>
    import('./cancel-question.widget.tsx').then(
      ({ CancelQuestion }) => setOpened({ Question: CancelQuestion }),
      () => toast.show({ tone: 'danger', title: words.notOpened, detail: words.tryLater }),
    );
  return { opened, open, close: () => setOpened(null) };
}
