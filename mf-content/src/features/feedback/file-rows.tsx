import { fileSize, type Upload } from '@bazaar/files';
import { formatPercent, isolate } from '@bazaar/locale';
import { Badge } from '@bazaar/ui/badge';
import { IconButton } from '@bazaar/ui/button';
import { FileRow, UploadRow } from '@bazaar/ui/file-field';
import { mdiCheckCircle, mdiClose, mdiFileOutline } from '@mdi/js';
import type { DraftFile } from './feedback-draft.store.ts';
import { messages } from './messages.ts';

/** A file that will be sent with the letter. */
export function AttachedRow({ file: { name, size }, onRemove }: { file: DraftFile; onRemove: () => void }) {
  return (
    <FileRow icon={mdiFileOutline} name={name} detail={fileSize(size)}>
      <Badge tone="success" icon={mdiCheckCircle}>
        {messages.uploaded}
      </Badge>
      <IconButton icon={mdiClose} label={messages.removeFile(isolate(name))} onClick={onRemove} />
    </FileRow>
  );
}

interface PendingRowProps {
  upload: Upload<null>;
  onRetry: () => void;
  onCancel: () => void;
}

/** A file on its way, or one that did not arrive. */
export function PendingRow({ upload, onRetry, onCancel }: PendingRowProps) {
  const { file, fraction, failure, canRetry } = upload;
  const name = isolate(file.name);
  return (
    <UploadRow
      icon={mdiFileOutline}
      name={file.name}
      fraction={fraction}
      failure={failure}
      words={{
        sending: messages.uploading(name),
        sent: messages.percent(formatPercent(fraction), fileSize(file.size)),
        retry: messages.retryFile(name),
        cancel: failure === null ? messages.cancelFile(name) : messages.removeFile(name),
      }}
      onRetry={canRetry ? onRetry : undefined}
      onCancel={onCancel}
    />
  );
}
