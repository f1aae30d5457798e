import type { TradeDocumentType } from '@bazaar/contracts/trade';
import { checkMessages as messages } from './check-messages.ts';
import styles from './check-step.module.css';
import type { DocumentForm } from './draft-form.rules.ts';

interface CheckDocumentsProps {
  documents: readonly DocumentForm[];
  types: readonly TradeDocumentType[];
}

/** The attached documents by name and kind; one of an earlier visit, whose name is not known, by its kind. */
export function CheckDocuments({ documents, types }: CheckDocumentsProps) {
  if (documents.length === 0) {
    return messages.noDocument;
  }
  const kindOf = (typeId: number) => types.find(({ id }) => id === typeId)?.title ?? messages.document;
  return (
    <ul className={styles.documents} aria-label={messages.documents}>
      {documents.map(({ fileId, typeId, name }) => (
        <li key={fileId}>
          <bdi>{name ?? kindOf(typeId)}</bdi>
          {name !== null && <span className={styles.detail}> {kindOf(typeId)}</span>}
        </li>
      ))}
    </ul>
  );
}
