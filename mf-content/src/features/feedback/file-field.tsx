import { MAX_FEEDBACK_FILES } from '@bazaar/contracts/content';
import { ACCEPTED_FILES } from '@bazaar/files';
import { formatNumber } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { FileButton } from '@bazaar/ui/file-field';
import { mdiLogin, mdiPaperclip } from '@mdi/js';
import { useId, useRef } from 'react';
import type { DraftFile } from './feedback-draft.store.ts';
import styles from './file-field.module.css';
import { AttachedRow, PendingRow } from './file-rows.tsx';
import { messages } from './messages.ts';
import type { Uploads } from './use-uploads.ts';

interface FileFieldProps {
  files: readonly DraftFile[];
  uploads: Uploads;
  isSignedIn: boolean;
  onRemove: (file: DraftFile) => void;
  onSignIn: () => void;
}

/** The files of the letter; somebody who is not signed in reads why they need to be, and what they do not need it for. */
export function FileField({ files, uploads, isSignedIn, onRemove, onSignIn }: FileFieldProps) {
  const titleId = useId();
  const place = useRef<HTMLElement>(null);
  // The pressed button goes with its file, or as soon as the file is on its way again.
  const keepFocus = (press: () => void) => () => {
    press();
    place.current?.focus({ preventScroll: true });
  };
  return (
    <section ref={place} tabIndex={-1} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {messages.files} <span>{messages.filesNote(formatNumber(MAX_FEEDBACK_FILES))}</span>
      </h3>
      <div className={styles.frame}>
        {files.length + uploads.list.length > 0 && (
          <ul className={styles.list} aria-label={messages.fileList}>
            {files.map((file) => (
              <AttachedRow key={file.id} file={file} onRemove={keepFocus(() => onRemove(file))} />
            ))}
            {uploads.list.map((upload) => (
              <PendingRow
                key={upload.key}
                upload={upload}
                onRetry={keepFocus(() => uploads.retry(upload))}
                onCancel={keepFocus(() => uploads.cancel(upload.key))}
              />
            ))}
          </ul>
        )}
        <div className={styles.add}>
          {isSignedIn ? (
            <FileButton
              label={messages.addFile}
              icon={mdiPaperclip}
              accept={ACCEPTED_FILES}
              size="sm"
              multiple
              onChoose={uploads.add}
            />
          ) : (
            <SignInNote onSignIn={onSignIn} />
          )}
        </div>
      </div>
    </section>
  );
}

function SignInNote({ onSignIn }: { onSignIn: () => void }) {
  return (
    <>
      <p className={styles.note}>{messages.filesNeedSession}</p>
      <Button size="sm" icon={mdiLogin} onClick={onSignIn}>
        {messages.signIn}
      </Button>
    </>
  );
}
