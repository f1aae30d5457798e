import type { TradeDocumentType } from '@bazaar/contracts/trade';
import { fileSize, type Upload } from '@bazaar/files';
import { formatPercent, isolate } from '@bazaar/locale';
import { IconButton } from '@bazaar/ui/button';
import { FileRow, UploadRow } from '@bazaar/ui/file-field';
import { mdiFileDocumentOutline, mdiTrashCanOutline } from '@mdi/js';
import styles from './document-list.module.css';
import { documentMessages as messages } from './document-messages.ts';
import type { DocumentForm } from './draft-form.rules.ts';
import { documentFieldId, type Problem } from './problems.rules.ts';

interface DocumentListProps {
  types: readonly TradeDocumentType[];
  documents: readonly DocumentForm[];
  uploads: readonly Upload<number>[];
  /** What was said against documents, among others. */
  faults: readonly Problem[];
  onRemove: (document: DocumentForm, place: number) => void;
  onCancel: (key: string) => void;
  onRetry: (key: string) => void;
}

/** The attached documents, and below them the files on their way. */
export function DocumentList(props: DocumentListProps) {
  const { types, documents, uploads, faults, onRemove, onCancel, onRetry } = props;
  if (documents.length + uploads.length === 0) {
    return <p className={styles.none}>{messages.none}</p>;
  }
  const titleOf = (typeId: number) => types.find(({ id }) => id === typeId)?.title ?? messages.unknownType;
  return (
    <ul className={styles.list} aria-label={messages.list}>
      {documents.map((document, place) => (
        <DocumentRow
          key={document.fileId}
          document={document}
          typeTitle={titleOf(document.typeId)}
          fault={faults.find(({ fieldId }) => fieldId === documentFieldId(document.fileId))?.text}
          onRemove={() => onRemove(document, place)}
        />
      ))}
      {uploads.map((upload) => (
        <PendingRow
          key={upload.key}
          upload={upload}
          onCancel={() => onCancel(upload.key)}
          onRetry={() => onRetry(upload.key)}
        />
      ))}
    </ul>
  );
}

interface DocumentRowProps {
  document: DocumentForm;
  typeTitle: string;
  /** Why the service did not take it; undefined when it did. */
  fault: string | undefined;
  onRemove: () => void;
}

function DocumentRow({ document: { fileId, name, size }, typeTitle, fault, onRemove }: DocumentRowProps) {
  return (
    <FileRow
      id={documentFieldId(fileId)}
      icon={mdiFileDocumentOutline}
      name={name ?? messages.unnamed}
      detail={size === null ? typeTitle : `${typeTitle} · ${fileSize(size)}`}
      failure={fault}
    >
      <IconButton
        icon={mdiTrashCanOutline}
        label={messages.remove(isolate(name ?? typeTitle))}
        onClick={onRemove}
      />
    </FileRow>
  );
}

interface PendingRowProps {
  upload: Upload<number>;
  onCancel: () => void;
  onRetry: () => void;
}

function PendingRow({ upload: { file, fraction, failure }, onCancel, onRetry }: PendingRowProps) {
  const name = isolate(file.name);
  return (
    <UploadRow
      icon={mdiFileDocumentOutline}
      name={file.name}
      fraction={fraction}
      failure={failure}
      words={{
        sending: messages.sending(name),
        sent: messages.percent(formatPercent(fraction)),
        retry: messages.retry(name),
        cancel: messages.cancel(name),
      }}
      onRetry={onRetry}
      onCancel={onCancel}
    />
  );
}
