import { formatJalaliDateTime, formatNumber } from '@bazaar/locale';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { messages } from './messages.ts';
import { longestLeadTime, type QuotedRequest } from './proforma.rules.ts';
import styles from './proforma-terms.module.css';

const words = messages.terms;

/** The conditions of a proforma, and the boxes for stamp and signature. */
export function ProformaTerms({ request }: { request: QuotedRequest }) {
  return (
    <>
      <section className={styles.terms} aria-labelledby="proforma-terms">
        <h2 id="proforma-terms" className={styles.title}>
          {words.title}
        </h2>
        <ol className={styles.list}>
          {termsOf(request).map(({ label, text }) => (
            <li key={label ?? text}>
              {label !== null && <b>{label}: </b>}
              <IsolatedRuns text={text} />
            </li>
          ))}
        </ol>
      </section>
      <div className={styles.signatures}>
        <p className={styles.signature}>{messages.sellerSignature}</p>
        <p className={styles.signature}>{messages.buyerSignature}</p>
      </div>
    </>
  );
}

function termsOf(request: QuotedRequest): { label: string | null; text: string }[] {
  const { terms, quote } = request;
  const days = longestLeadTime(request);
  const all = [
    { label: words.validity, text: words.validityText(formatJalaliDateTime(quote.validUntil)) },
    { label: words.payment, text: terms.payment ?? words.held },
    { label: words.leadTime, text: days === 0 ? null : words.leadTimeDays(formatNumber(days)) },
    { label: words.delivery, text: terms.delivery },
    { label: words.inspection, text: terms.inspection },
    { label: words.note, text: quote.note },
    { label: null, text: words.notInvoice },
  ];
  return all.flatMap(({ label, text }) => (text === null || text === '' ? [] : [{ label, text }]));
}
