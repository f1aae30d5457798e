import type { CustomerProfile, Supplier } from '@bazaar/contracts/merchant';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { useId } from 'react';
import { messages } from './messages.ts';
import styles from './parties.module.css';
import { buyerFacts, type PartyFact, sellerFacts } from './party-facts.rules.ts';
import type { QuotedRequest } from './proforma.rules.ts';

interface PartiesProps {
  request: QuotedRequest;
  /** Undefined while, or when, it could not be loaded. */
  seller: Supplier | undefined;
  buyer: CustomerProfile | null | undefined;
}

/** Who sells and who buys, each in a box. */
export function Parties({ request, seller, buyer }: PartiesProps) {
  return (
    <div className={styles.parties}>
      <Party title={messages.seller} facts={sellerFacts(request, seller)} />
      <Party title={messages.buyer} facts={buyerFacts(request, buyer)} />
    </div>
  );
}

function Party({ title, facts }: { title: string; facts: readonly PartyFact[] }) {
  const titleId = useId();
  return (
    <section className={styles.party} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <dl className={styles.facts}>
        {facts.map(({ label, value, isLatin }) => (
          <div key={label} className={styles.fact}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>
              {isLatin ? <bdi dir="ltr">{value}</bdi> : <IsolatedRuns text={value} />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
