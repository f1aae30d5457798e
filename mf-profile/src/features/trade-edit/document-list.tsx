import type { TradeDocumentType } from '@bazaar/contracts/trade';
import { formatNumber, formatPercent, isolate } from '@bazaar/locale';
import { IconButton } from '@bazaar/ui/button';
import { Icon } from '@bazaar/ui/icon';
import { mdiClose, mdiFileDocumentOutline, mdiRefresh, mdiTrashCanOutline } from '@mdi/js';
import styles from './document-list.module.css';
import { documentMessages as messages } from './document-messages.ts';
import type { DocumentForm } from './draft-form.rules.ts';
import { documentFieldId, type Problem } from './problems.rules.ts';
import type { Upload } from './uploads.store.ts';

interface DocumentListProps {
  types: readonly TradeDocumentType[];
  documents: readonly DocumentForm[];
  uploads: readonly Upload[];
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
        <UploadRow
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
    <li
      id={documentFieldId(fileId)}
      tabIndex={-1}
      className={styles.row}
      data-failed={fault !== undefined || undefined}
    >
      <Icon path={mdiFileDocumentOutline} />
      <div className={styles.words}>
        <bdi className={styles.name}>{name ?? messages.unnamed}</bdi>
        <p className={styles.detail}>
          {typeTitle}
          {size !== null && ` · ${sizeText(size)}`}
        </p>
        {fault !== undefined && (
          <p className={styles.failure} role="alert">
            {fault}
          </p>
        )}
      </div>
      <IconButton
        icon={mdiTrashCanOutline}
        label={messages.remove(isolate(name ?? typeTitle))}
        onClick={onRemove}
      />
    </li>
  );
}

interface UploadRowProps {
  upload: Upload;
  onCancel: () => void;
  onRetry: () => void;
}

function UploadRow({ upload: { file, fraction, failure }, onCancel, onRetry }: UploadRowProps) {
  const name = isolate(file.name);
  return (
    <li className={styles.row} data-failed={failure !== null || undefined}>
      <Icon path={mdiFileDocumentOutline} />
      <div className={styles.words}>
        <bdi className={styles.name}>{file.name}</bdi>
        {failure === null ? (
          <>
            <progress
              className={styles.progress}
              aria-label={messages.sending(name)}
              value={fraction}
              max={1}
            />
            <p className={styles.detail}>{messages.percent(formatPercent(fraction))}</p>
          </>
        ) : (
          <p className={styles.failure} role="alert">
            {failure}
          </p>
        )}
      </div>
      {failure !== null && <IconButton icon={mdiRefresh} label={messages.retry(name)} onClick={onRetry} />}
      <IconButton icon={mdiClose} label={messages.cancel(name)} onClick={onCancel} />
    </li>
  );
}

const KILOBYTE = 1024;

function sizeText(bytes: number): string {
  const kilobytes = bytes / KILOBYTE;
  return kilobytes < KILOBYTE
    ? messages.kilobytes(formatNumber(Math.max(1, Math.round(kilobytes))))
    : messages.size(formatNumber(kilobytes / KILOBYTE, { maximumFractionDigits: 1 }));
}
