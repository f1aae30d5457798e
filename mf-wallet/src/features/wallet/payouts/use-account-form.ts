import { stepUpRequired } from '@bazaar/actions/step-up';
import type { StepUpToken } from '@bazaar/contracts/auth';
import { failureOf } from '@bazaar/contracts/failure';
import { setSupplierAccount } from '@bazaar/contracts/wallet';
import { useHost } from '@bazaar/host';
import { isSheba, normalizeFa, toLatinDigits } from '@bazaar/locale';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { walletKeys } from '../../../common/wallet/wallet.keys.ts';
import { payoutsMessages as words } from './payouts-messages.ts';

/** The account that a supplier is paid at, as it is typed, and saving it; the service asks for a code. */
export function useAccountForm() {
  const { api, queryClient, toast } = useHost();
  const [isOpen, setOpen] = useState(false);
  // The pressed button goes with the form, so that the one that opens it has the focus again.
  const [isLeft, setLeft] = useState(false);
  const [text, write] = useState('');
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const leave = () => {
    setOpen(false);
    setLeft(true);
  };
  const sheba = toLatinDigits(normalizeFa(text)).replaceAll(/[\s-]/g, '').toUpperCase();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (stepUpToken?: StepUpToken) =>
      api.call(setSupplierAccount, { body: { sheba, ...(stepUpToken && { stepUpToken }) } }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: walletKeys.all });
      toast.show({ tone: 'success', title: words.saved });
      leave();
      write('');
    },
  });
  const failure = error === null ? null : failureOf(error);
  const required = stepUpRequired(failure);
  return {
    ...{ isOpen, isLeft, field, text, required, run: mutate, forget: reset, isBusy: isPending },
    failure: required === null ? failure : null,
    error: isWrong ? words.wrong : undefined,
    write: (typed: string) => {
      setWrong(false);
      write(typed);
    },
    open: () => setOpen(true),
    close: () => {
      leave();
      reset();
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      const isRight = isSheba(sheba);
      setWrong(!isRight);
      if (isRight) {
        mutate(undefined);
      } else {
        field.current?.focus();
      }
    },
  };
}
