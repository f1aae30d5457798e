import type { TradeRequest } from '@bazaar/contracts/trade';
import { formatJalaliLong } from '@bazaar/locale';
import { Card, CardBody, CardHead } from '@bazaar/ui/card';
import styles from './documents-card.module.css';
import { DownloadButton } from './download-button.widget.tsx';
import { messages } from './messages.ts';

const words = messages.documents;

/** The documents of a request, of both sides. */
export function DocumentsCard({ documents }: Pick<TradeRequest, 'documents'>) {
  return (
    <Card as="section" labelledBy="request-documents">
      <CardHead id="request-documents" title={words.title} />
      {documents.length === 0 ? (
        <CardBody>
          <p>{words.none}</p>
        </CardBody>
      ) : (
        <ul className={styles.list}>
          {documents.map(({ fileId, typeTitle, addedBy, addedAt }) => (
            <li key={fileId} className={styles.row}>
              <div className={styles.words}>
                <p className={styles.title}>{typeTitle}</p>
                <p className={styles.note}>
                  {words.addedBy[addedBy]} · {formatJalaliLong(addedAt)}
                </p>
              </div>
              <DownloadButton fileId={fileId} title={typeTitle} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
