import { formatPercent, isolate } from '@bazaar/locale';
import { Badge } from '@bazaar/ui/badge';
import { IconButton } from '@bazaar/ui/button';
import { Icon } from '@bazaar/ui/icon';
import { mdiAlertCircleOutline, mdiCheckCircle, mdiClose, mdiFileOutline, mdiRefresh } from '@mdi/js';
import type { DraftFile } from './feedback-draft.store.ts';
import { sizeText } from './feedback-file.rules.ts';
import styles from './file-field.module.css';
import { messages } from './messages.ts';
import type { Upload } from './use-uploads.ts';

/** A file that will be sent with the letter. */
export function AttachedRow({ file, onRemove }: { file: DraftFile; onRemove: () => void }) {
  return (
    <li className={styles.row}>
      <Icon path={mdiFileOutline} />
      <div className={styles.words}>
        <bdi className={styles.name}>{file.name}</bdi>
        <p className={styles.detail}>{sizeText(file.size)}</p>
      </div>
      <Badge tone="success" icon={mdiCheckCircle}>
        {messages.uploaded}
      </Badge>
      <IconButton icon={mdiClose} label={messages.removeFile(isolate(file.name))} onClick={onRemove} />
    </li>
  );
}

interface UploadRowProps {
  upload: Upload;
  onRetry: () => void;
  onCancel: () => void;
}

/** A file on its way, or one that did not arrive. */
export function UploadRow({ upload, onRetry, onCancel }: UploadRowProps) {
  const { file, fraction, failure, canRetry } = upload;
  const name = isolate(file.name);
  return (
    <li className={styles.row} data-failed={failure !== null || undefined}>
      <Icon path={failure === null ? mdiFileOutline : mdiAlertCircleOutline} />
      <div className={styles.words}>
        <bdi className={styles.name}>{file.name}</bdi>
        {failure === null ? (
          <>
            <progress
              className={styles.progress}
              aria-label={messages.uploading(name)}
              value={fraction}
              max={1}
            />
            <p className={styles.detail}>{messages.percent(formatPercent(fraction), sizeText(file.size))}</p>
          </>
        ) : (
          <p className={styles.failure} role="alert">
            {failure}
          </p>
        )}
      </div>
      {canRetry && <IconButton icon={mdiRefresh} label={messages.retryFile(name)} onClick={onRetry} />}
      <IconButton
        icon={mdiClose}
        label={failure === null ? messages.cancelFile(name) : messages.removeFile(name)}
        onClick={onCancel}
      />
    </li>
  );
}
