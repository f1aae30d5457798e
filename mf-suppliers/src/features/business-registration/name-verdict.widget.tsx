import { useHost } from '@bazaar/host';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { messages } from './messages.ts';
import { nameVerdictQuery } from './registration.queries.ts';
import styles from './registration-view.module.css';

const PAUSE_MS = 400;
const MIN_LENGTH = 3;

/** What is known of a name. */
export interface NameState {
  text: string;
  isFree: boolean;
}

/** Checks a name once the visitor pauses; null while there is nothing to say. */
export function useNameVerdict(name: string): NameState | null {
  const { api } = useHost();
  const [paused, setPaused] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setPaused(name.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [name]);
  const { data, isError } = useQuery({
    ...nameVerdictQuery(api, paused),
    enabled: paused.length >= MIN_LENGTH,
  });
  if (name.trim().length < MIN_LENGTH) {
    return null;
  }
  if (isError) {
    return { text: messages.nameUnchecked, isFree: false };
  }
  if (data === undefined || paused !== name.trim()) {
    return { text: messages.checking, isFree: false };
  }
  return data.isValid
    ? { text: messages.nameFree, isFree: true }
    : { text: data.reason ?? messages.nameShort, isFree: false };
}

/** The verdict in words, in a place of its own so that nothing moves. */
export function NameVerdictText({ verdict }: { verdict: NameState | null }) {
  return (
    <p role="status" className={styles.verdict} data-free={verdict?.isFree || undefined}>
      {verdict?.text}
    </p>
  );
}
