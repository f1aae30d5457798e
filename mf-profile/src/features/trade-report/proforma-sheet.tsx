import type { CustomerProfile, Supplier } from '@bazaar/contracts/merchant';
import { messages } from './messages.ts';
import { Parties } from './parties.tsx';
import type { QuotedRequest } from './proforma.rules.ts';
import { ProformaHead } from './proforma-head.tsx';
import { ProformaLines } from './proforma-lines.tsx';
import styles from './proforma-sheet.module.css';
import { ProformaSums } from './proforma-sums.tsx';
import { ProformaTerms } from './proforma-terms.tsx';

interface ProformaSheetProps {
  request: QuotedRequest;
  seller: Supplier | undefined;
  buyer: CustomerProfile | null | undefined;
}

/** The proforma as it is printed: one A4 sheet for ten lines, in black and grey. */
export function ProformaSheet({ request, seller, buyer }: ProformaSheetProps) {
  const voidNote = messages.void[request.status];
  return (
    // Between a phone and its own width the sheet scrolls inside.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls a region only when it can be focused
    <section className={styles.scroller} aria-label={messages.heading} tabIndex={0}>
      <article className={styles.sheet}>
        {voidNote !== undefined && <p className={styles.void}>{voidNote}</p>}
        <ProformaHead request={request} />
        <Parties request={request} seller={seller} buyer={buyer} />
        <div>
          <ProformaLines request={request} />
          <ProformaSums totals={request.totals} />
        </div>
        <ProformaTerms request={request} />
      </article>
    </section>
  );
}
