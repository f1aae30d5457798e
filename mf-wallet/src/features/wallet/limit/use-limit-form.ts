import { stepUpRequired } from '@bazaar/actions/step-up';
import { type StepUpLimit, type StepUpToken, setStepUpLimit } from '@bazaar/contracts/auth';
import { failureOf } from '@bazaar/contracts/failure';
import { useHost } from '@bazaar/host';
import { formatToman } from '@bazaar/locale';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { walletKeys } from '../../../common/wallet/wallet.keys.ts';
import { limitMessages as words } from './limit-messages.ts';
import { readLimit } from './typed-limit.rules.ts';

/** What is typed as the new limit, and saving it; the service decides whether that needs a code. */
export function useLimitForm({ maxRial }: StepUpLimit) {
  const { api, queryClient, toast } = useHost();
  const [text, write] = useState('');
  const [isChecked, setChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { limitRial, fault } = readLimit(text, maxRial);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (body: { limitRial: number; stepUpToken?: StepUpToken }) =>
      api.call(setStepUpLimit, { body }),
    onSuccess: (saved) => {
      queryClient.setQueryData(walletKeys.stepUpLimit, saved);
      void queryClient.invalidateQueries({ queryKey: walletKeys.all });
      toast.show({ tone: 'success', title: words.saved });
      write('');
      setChecked(false);
    },
  });
  const failure = error === null ? null : failureOf(error);
  const required = stepUpRequired(failure);
  const run = (stepUpToken?: StepUpToken) => {
    if (limitRial !== null && !isPending) {
      mutate({ limitRial, ...(stepUpToken && { stepUpToken }) });
    }
  };
  return {
    ...{ field, text, limitRial, required, run, forget: reset, isBusy: isPending },
    write: (typed: string) => {
      reset();
      write(typed);
    },
    choose: (rial: number) => write(formatToman(rial)),
    /** Groups what was typed, as the other amounts are. */
    leaveField: () => {
      if (limitRial !== null) {
        write(formatToman(limitRial));
      }
    },
    error: isChecked && fault !== null ? fault : undefined,
    failure: required === null ? failure : null,
    submit: (event: FormEvent) => {
      event.preventDefault();
      setChecked(true);
      if (limitRial === null) {
        field.current?.focus();
      } else {
        run();
      }
    },
  };
}
