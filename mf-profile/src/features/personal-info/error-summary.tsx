import { toPersianDigits } from '@bazaar/locale';
import { Note } from '@bazaar/ui/note';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import styles from './error-summary.module.css';
import { messages } from './messages.ts';
import { fieldId } from './profile-field.tsx';
import type { ProfileField } from './profile-fields.ts';
import type { ProfileFaults } from './profile-form.rules.ts';

interface ErrorSummaryProps {
  fields: readonly ProfileField[];
  faults: ProfileFaults;
  /** Increased with each refusal, which moves the focus here. */
  attempt: number;
}

/** What must be corrected, each a link to its field; nothing when nothing must. */
export function ErrorSummary({ fields, faults, attempt }: ErrorSummaryProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) {
      place.current?.focus();
    }
  }, [attempt]);
  const wrong = fields.filter((field) => faults[field] !== undefined);
  return wrong.length === 0 ? null : (
    <div ref={place} tabIndex={-1} className={styles.summary}>
      <Note tone="danger" announced>
        <p>{messages.summary(toPersianDigits(wrong.length))}</p>
        <ul className={styles.list}>
          {wrong.map((field) => (
            <li key={field}>
              <FieldLink field={field}>
                {messages.fields[field]}: {faults[field]}
              </FieldLink>
            </li>
          ))}
        </ul>
      </Note>
    </div>
  );
}

/** A link that moves the focus to a field of the form, without a change of the address. */
export function FieldLink({ field, children }: { field: ProfileField; children: ReactNode }) {
  const go = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(fieldId(field))?.focus();
  };
  return (
    <a href={`#${fieldId(field)}`} onClick={go}>
      {children}
    </a>
  );
}
