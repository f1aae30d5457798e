import type { SupplierContact } from '@bazaar/contracts/merchant';
import { useHost } from '@bazaar/host';
import { formatJalaliDateTime } from '@bazaar/locale';
import { IconButton } from '@bazaar/ui/button';
import { TimeText } from '@bazaar/ui/time';
import { mdiContentCopy } from '@mdi/js';
import { useEffect, useRef } from 'react';
import styles from './contact-card.module.css';
import { messages } from './messages.ts';
import { phoneText } from './phone.rules.ts';

const words = messages.contact;

/** The numbers, ready to dial and copy. It takes the focus, since the pressed button is gone. */
export function RevealedContact({ contact: { phones, email, revealedAt } }: { contact: SupplierContact }) {
  const listRef = useRef<HTMLDivElement>(null);
  useEffect(() => listRef.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={listRef} className={styles.stack} tabIndex={-1} role="status">
      {phones.length === 0 && email === null && <p>{words.noneRevealed}</p>}
      <ul className={styles.lines} aria-label={words.phone}>
        {phones.map((phone) => (
          <li key={phone} className={styles.line}>
            <a className={styles.number} href={`tel:${phone}`}>
              <bdi dir="ltr">{phoneText(phone)}</bdi>
            </a>
            <CopyButton phone={phone} />
          </li>
        ))}
      </ul>
      {email !== null && (
        <a className={styles.number} href={`mailto:${email}`} aria-label={`${words.email} ${email}`}>
          <bdi dir="ltr">{email}</bdi>
        </a>
      )}
      <p className={styles.note}>
        <TimeText dateTime={revealedAt}>{words.revealed(formatJalaliDateTime(revealedAt))}</TimeText>
      </p>
    </div>
  );
}

function CopyButton({ phone }: { phone: string }) {
  const { toast } = useHost();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(phone);
      toast.show({ tone: 'success', title: words.copied });
    } catch {
      toast.show({ tone: 'danger', title: words.copyFailed, detail: words.copyFailedDetail });
    }
  };
  return (
    <IconButton icon={mdiContentCopy} label={words.copy(phoneText(phone))} onClick={() => void copy()} />
  );
}
