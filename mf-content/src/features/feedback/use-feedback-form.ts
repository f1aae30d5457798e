import { links } from '@bazaar/contracts';
import { sendFeedback } from '@bazaar/contracts/content';
import { useHost } from '@bazaar/host';
import { useStoredValue } from '@bazaar/storage';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type DraftFile, EMPTY_DRAFT, type FeedbackDraft, feedbackDraft } from './feedback-draft.store.ts';
import { faultsOf, letterOf } from './feedback-letter.rules.ts';
import { useUploads } from './use-uploads.ts';

/** Another text is another letter, so that its key is new. */
function changeDraft(part: Partial<FeedbackDraft>): void {
  feedbackDraft.set({ ...feedbackDraft.get(), ...part, key: crypto.randomUUID() });
}

function attachFile(file: DraftFile): void {
  changeDraft({ files: [...feedbackDraft.get().files, file] });
}

/** The form's state: what is typed, what is wrong with it, the files on their way, and the sending. */
export function useFeedbackForm(pagePath: string | null) {
  const { api } = useHost();
  const navigate = useNavigate();
  const draft = useStoredValue(feedbackDraft);
  const uploads = useUploads(draft.files.length, attachFile);
  const [isTried, setTried] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const isSending = useRef(false);
  const letter = useMutation({
    mutationFn: (given: FeedbackDraft) =>
      api.call(sendFeedback, { body: letterOf(given, pagePath), idempotencyKey: given.key }),
    onSuccess: ({ trackingCode }) => {
      feedbackDraft.set(EMPTY_DRAFT);
      void navigate(links.feedbackState(trackingCode), { replace: true, state: { justSent: true } });
    },
    onSettled: () => {
      isSending.current = false;
      setAsked(false);
    },
  });
  const running = uploads.list.filter(({ failure }) => failure === null).length;

  const { mutate } = letter;
  useEffect(() => {
    // Files that are still on their way are waited for; the button is busy meanwhile.
    if (isAsked && running === 0 && !isSending.current) {
      isSending.current = true;
      mutate(feedbackDraft.get());
    }
  }, [isAsked, running, mutate]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const [first] = Object.keys(faultsOf(draft));
    if (first !== undefined) {
      (event.currentTarget.elements.namedItem(first) as HTMLElement | null)?.focus();
      return;
    }
    if (draft.key === '') {
      changeDraft({});
    }
    setAsked(true);
  };
  return {
    ...{ draft, uploads, running, submit, change: changeDraft },
    faults: isTried ? faultsOf(draft) : {},
    error: letter.error,
    isBusy: isAsked || letter.isPending,
  };
}
