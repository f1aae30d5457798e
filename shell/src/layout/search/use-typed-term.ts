import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

interface TypedTermOptions {
  inputRef: RefObject<HTMLInputElement | null>;
  initialTerm: string;
  /** Called when the visitor is already writing as the field is hydrated. */
  onEarly: () => void;
}

/** The term in the field. What was written before hydration, which no handler has heard, is taken from the field itself. */
export function useTypedTerm({ inputRef, initialTerm, onEarly }: TypedTermOptions) {
  const state = useState(initialTerm);
  const [, setTerm] = state;
  const adopt = useEffectEvent(() => {
    const input = inputRef.current;
    if (!input || input.value === initialTerm) {
      return;
    }
    setTerm(input.value);
    if (input === document.activeElement) {
      onEarly();
    }
  });
  useEffect(() => adopt(), []);
  return state;
}
