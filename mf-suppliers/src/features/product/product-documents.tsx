import type { ProductDocument } from '@bazaar/contracts/product';
import { Card, CardHead } from '@bazaar/ui/card';
import { Icon } from '@bazaar/ui/icon';
import { mdiFileDocumentOutline } from '@mdi/js';
import { kindOf, sizeOf } from './document-size.rules.ts';
import { messages } from './messages.ts';
import styles from './product-documents.module.css';

interface ProductDocumentsProps {
  documents: readonly ProductDocument[];
}

/**
 * Files of the item for download. Plain links, because the shell forwards them and the router must not handle them.
 */
export function ProductDocuments({ documents }: ProductDocumentsProps) {
  return (
    <Card as="section" labelledBy="documents">
      <CardHead id="documents" title={messages.documents} />
      <ul className={styles.list} aria-labelledby="documents">
        {documents.map((document) => (
          <li key={document.id} className={styles.row}>
            <a className={styles.link} href={`/api/file/api/v1/files/${document.id}`} download>
              <Icon path={mdiFileDocumentOutline} size="sm" />
              <bdi>{document.title}</bdi>
            </a>
            <span className={styles.note}>
              <Kind name={kindOf(document)} />
              {sizeOf(document)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Isolated Latin letters: otherwise the digits of the size beside them would change sides. */
function Kind({ name }: { name: string | undefined }) {
  return name === undefined ? null : (
    <>
      <bdi>{name}</bdi>
      {'، '}
    </>
  );
}
