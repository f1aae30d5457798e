import { MAX_FEEDBACK_FILES } from '@bazaar/contracts/content';
import { formatNumber } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { Icon } from '@bazaar/ui/icon';
import { mdiLogin, mdiPaperclip } from '@mdi/js';
import { useId } from 'react';
import type { DraftFile } from './feedback-draft.store.ts';
import { ACCEPTED } from './feedback-file.rules.ts';
import styles from './file-field.module.css';
import { AttachedRow, UploadRow } from './file-rows.tsx';
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
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {messages.files} <span>{messages.filesNote(formatNumber(MAX_FEEDBACK_FILES))}</span>
      </h3>
      <div className={styles.frame}>
        {files.length + uploads.list.length > 0 && (
          <ul className={styles.list} aria-label={messages.fileList}>
            {files.map((file) => (
              <AttachedRow key={file.id} file={file} onRemove={() => onRemove(file)} />
            ))}
            {uploads.list.map((upload) => (
              <UploadRow
                key={upload.key}
                upload={upload}
                onRetry={() => uploads.retry(upload)}
                onCancel={() => uploads.cancel(upload.key)}
              />
            ))}
          </ul>
        )}
        <div className={styles.add}>
          {isSignedIn ? <FileButton onChoose={uploads.add} /> : <SignInNote onSignIn={onSignIn} />}
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

/** A file input under a button of our own words: a browser names its button in its own language. */
function FileButton({ onChoose }: { onChoose: (files: readonly File[]) => void }) {
  return (
    <span className={styles.button}>
      <input
        type="file"
        multiple
        accept={ACCEPTED}
        aria-label={messages.addFile}
        className={styles.input}
        onChange={({ currentTarget: input }) => {
          onChoose([...(input.files ?? [])]);
          // The same file may be chosen again after it was removed.
          input.value = '';
        }}
      />
      <Icon path={mdiPaperclip} size="sm" />
      <span aria-hidden="true">{messages.addFile}</span>
    </span>
  );
}
