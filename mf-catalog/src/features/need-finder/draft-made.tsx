import { links } from '@bazaar/contracts';
import { Link } from '@bazaar/ui/link';
import { Note } from '@bazaar/ui/note';
import { useEffect, useRef } from 'react';
import styles from './draft-form.module.css';
import { messages } from './messages.ts';

/** The draft was made: its number, and a note that it has not been sent yet. */
export function DraftMade({ number, supplierName }: { number: string; supplierName: string }) {
  const place = useRef<HTMLDivElement>(null);
  // Takes the focus, because the form that had it is gone.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={styles.made}>
      <Note tone="success" announced>
        {messages.draft.made} {messages.draft.to} <bdi>{supplierName}</bdi> {messages.draft.madeAs}{' '}
        <bdi>{number}</bdi> {messages.draft.madeEnd} {messages.draft.madeDetail}{' '}
        <Link href={links.profile()}>{messages.draft.toProfile}</Link>
      </Note>
    </div>
  );
}
