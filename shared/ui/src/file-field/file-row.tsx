import { IconButton } from '@bazaar/ui/button';
import { Icon } from '@bazaar/ui/icon';
import { mdiAlertCircleOutline, mdiClose, mdiRefresh } from '@mdi/js';
import type { ReactNode } from 'react';
import styles from './file-field.module.css';

export interface FileRowProps {
  /** For a link to it; it can then take the focus. */
  id?: string | undefined;
  icon: string;
  name: string;
  /** Below the name: its type, its size. */
  detail?: ReactNode;
  /** Why it is not attached. */
  failure?: string | null | undefined;
  /** Its state and its buttons. */
  children: ReactNode;
}

/** A file in a list. */
export function FileRow({ id, icon, name, detail, failure, children }: FileRowProps) {
  const hasFailed = typeof failure === 'string';
  return (
    <li
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      className={styles.row}
      data-failed={hasFailed || undefined}
    >
      <Icon path={hasFailed ? mdiAlertCircleOutline : icon} />
      <div className={styles.words}>
        <bdi className={styles.name}>{name}</bdi>
        {detail !== undefined && <div className={styles.detail}>{detail}</div>}
        {hasFailed && (
          <p className={styles.failure} role="alert">
            {failure}
          </p>
        )}
      </div>
      {children}
    </li>
  );
}

export interface UploadRowProps {
  icon: string;
  name: string;
  /** How much has been sent, from 0 to 1. */
  fraction: number;
  /** Why it is not attached; null while it is on its way. */
  failure: string | null;
  words: {
    /** Names the progress. */
    sending: string;
    /** The progress in words. */
    sent: string;
    retry: string;
    cancel: string;
  };
  /** Sends it again; left out when that cannot help. */
  onRetry?: (() => void) | undefined;
  onCancel: () => void;
}

/** A file on its way, or one that did not arrive. */
export function UploadRow({ icon, name, fraction, failure, words, onRetry, onCancel }: UploadRowProps) {
  return (
    <FileRow
      icon={icon}
      name={name}
      failure={failure}
      detail={
        failure === null ? (
          <>
            <progress className={styles.progress} aria-label={words.sending} value={fraction} max={1} />
            <p>{words.sent}</p>
          </>
        ) : undefined
      }
    >
      {failure !== null && onRetry && <IconButton icon={mdiRefresh} label={words.retry} onClick={onRetry} />}
      <IconButton icon={mdiClose} label={words.cancel} onClick={onCancel} />
    </FileRow>
  );
}
