import type { FileId } from '@bazaar/contracts/file';
import { ACCEPTED_FILES, fileSize } from '@bazaar/files';
import { formatNumber, isolate } from '@bazaar/locale';
import { Button, IconButton } from '@bazaar/ui/button';
import { Icon } from '@bazaar/ui/icon';
import { TextAreaField } from '@bazaar/ui/input';
import { mdiClose, mdiPaperclip, mdiSend, mdiShieldAlertOutline } from '@mdi/js';
import { type FormEvent, type KeyboardEvent, useRef } from 'react';
import styles from './composer-form.module.css';
import type { Draft } from './draft.store.ts';
import { messages } from './messages.ts';

const MAX_LENGTH = 4000;

interface ComposerFormProps {
  draft: Draft;
  error: string | undefined;
  isUploading: boolean;
  onText: (text: string) => void;
  onAttach: (files: readonly File[]) => void;
  onRemove: (fileId: FileId) => void;
  onSend: () => void;
}

/** The field for a message, its files and the button. Enter sends where there is a keyboard. */
export function ComposerForm(props: ComposerFormProps) {
  const { draft, error, isUploading, onText, onSend } = props;
  const isTooLong = draft.text.trim().length > MAX_LENGTH;
  const isEmpty = draft.text.trim() === '' && draft.files.length === 0;
  const send = () => {
    if (!isTooLong) {
      onSend();
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing && !isTouch()) {
      event.preventDefault();
      send();
    }
  };
  return (
    <form className={styles.composer} aria-label={messages.composer} onSubmit={submit}>
      <p className={styles.safety}>
        <Icon path={mdiShieldAlertOutline} size="sm" />
        {messages.safety}
      </p>
      <DraftFiles {...props} />
      <div className={styles.row}>
        <AttachButton {...props} />
        <div className={styles.field}>
          <TextAreaField
            label={messages.text}
            labelHidden
            rows={1}
            placeholder={messages.placeholder}
            value={draft.text}
            error={isTooLong ? messages.tooLong(formatNumber(MAX_LENGTH)) : error}
            hint={isEmpty ? undefined : messages.draftKept}
            onChange={(event) => onText(event.currentTarget.value)}
            onKeyDown={sendOnEnter}
          />
        </div>
        <Button
          type="submit"
          kind="ink"
          icon={mdiSend}
          className={styles.send}
          disabled={isEmpty || isTooLong || isUploading}
        >
          <span className={styles.word}>{messages.send}</span>
        </Button>
      </div>
      <p className={styles.keys}>{messages.keys}</p>
    </form>
  );
}

function AttachButton({ isUploading, onAttach }: ComposerFormProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        kind="outline"
        icon={mdiPaperclip}
        label={isUploading ? messages.uploading : messages.attach}
        disabled={isUploading}
        className={styles.attach}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={ACCEPTED_FILES}
        aria-label={messages.attach}
        onChange={(event) => {
          onAttach([...(event.currentTarget.files ?? [])]);
          // The same file can be chosen again after a failure.
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}

function DraftFiles({ draft, isUploading, onRemove }: ComposerFormProps) {
  return (
    <>
      {draft.files.length > 0 && (
        <ul className={styles.files} aria-label={messages.files}>
          {draft.files.map(({ id, name, size }) => (
            <li key={id} className={styles.file}>
              <bdi className={styles.name}>{name}</bdi> <span>{fileSize(size)}</span>
              <IconButton
                size="sm"
                icon={mdiClose}
                label={messages.removeFile(isolate(name))}
                onClick={() => onRemove(id)}
              />
            </li>
          ))}
        </ul>
      )}
      <p className={styles.uploading} role="status">
        {isUploading ? messages.uploading : ''}
      </p>
    </>
  );
}

/** A phone's keyboard has no Shift + Enter, so that Enter makes a new line there. */
function isTouch(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}
