import { links } from '@bazaar/contracts';
import type { Offer } from '@bazaar/contracts/product';
import { toFact } from '@bazaar/listing';
import { Monogram } from '@bazaar/ui/avatar';
import { Link } from '@bazaar/ui/link';
import type { ReactNode } from 'react';
import { Comparison } from '../../common/compare/comparison.tsx';
import { messages } from './messages.ts';
import styles from './offer-comparison.module.css';
import { offerRows } from './offer-comparison.rules.ts';

interface OfferComparisonProps {
  /** Two to four offers. */
  offers: readonly Offer[];
  quantity: number;
  unit: string;
  /** The moment by which prices are valid, ISO UTC. */
  now: string;
  /** Renders the action for one offer. */
  actionOf: (offer: Offer) => ReactNode;
}

/** The chosen offers side by side. */
export function OfferComparison({ offers, quantity, unit, now, actionOf }: OfferComparisonProps) {
  const rows = offerRows(offers, { quantity, unit, now }).map((row) => ({
    ...row,
    cells: row.cells.map(({ fact, ...cell }) => (fact ? { ...cell, content: toFact(fact).value } : cell)),
  }));
  return (
    <div className={styles.comparison}>
      <Comparison
        caption={messages.comparison.title}
        title={<h2>{messages.comparison.title}</h2>}
        rows={rows}
        columns={offers.map((offer) => ({
          key: offer.productId,
          head: <OfferHead offer={offer} />,
          foot: actionOf(offer),
        }))}
      />
    </div>
  );
}

function OfferHead({ offer: { productId, title, slug, supplier } }: { offer: Offer }) {
  return (
    <div className={styles.head}>
      <Monogram name={supplier.name} />
      <bdi className={styles.name}>{supplier.name}</bdi>
      <Link className={styles.title} href={links.product(productId, slug)}>
        <bdi>{title}</bdi>
      </Link>
    </div>
  );
}
