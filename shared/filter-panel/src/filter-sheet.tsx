import { IconButton } from '@bazaar/ui/button';
import { lockScroll } from '@bazaar/ui/scroll-lock';
import { mdiClose } from '@mdi/js';
import { type ReactNode, type SubmitEvent, useEffect, useId, useRef } from 'react';
import styles from './filter-sheet.module.css';
import { messages } from './messages.ts';

interface FilterSheetProps {
  title: string;
  children: ReactNode;
  foot: ReactNode;
  /** Left out while nothing is chosen. */
  onClear?: (() => void) | undefined;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  onClose: () => void;
}

/** The filter panel as a full-screen sheet on a narrow screen. Renders a modal `<dialog>`. */
export function FilterSheet({ title, children, foot, onClear, onSubmit, onClose }: FilterSheetProps) {
  const titleId = useId();
  const sheetRef = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const sheet = sheetRef.current;
    const opener = document.activeElement;
    sheet?.showModal();
    const unlock = lockScroll();
    return () => {
      unlock();
      sheet?.close();
      if (opener instanceof HTMLElement) {
        opener.focus();
      }
    };
  }, []);
  return (
    <dialog
      ref={sheetRef}
      className={styles.sheet}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <header className={styles.head}>
          <IconButton icon={mdiClose} label={messages.close} onClick={onClose} />
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {onClear !== undefined && (
            <button type="button" className={styles.clear} onClick={onClear}>
              {messages.clearAll}
            </button>
          )}
        </header>
        <div className={styles.body}>{children}</div>
        <footer className={styles.foot}>{foot}</footer>
      </form>
    </dialog>
  );
}
