import { links } from '@bazaar/contracts';
import type { BaseProduct, Offer } from '@bazaar/contracts/product';
import { formatNumber, isolate } from '@bazaar/locale';
import { LinkButton } from '@bazaar/ui/button';
import { Checkbox } from '@bazaar/ui/checkbox';
import type { DataColumn } from '@bazaar/ui/data-table';
import { Link } from '@bazaar/ui/link';
import { messages } from './messages.ts';
import {
  LeadTimeCell,
  PriceCell,
  RatingCell,
  ResponseCell,
  TotalCell,
  VerifiedCell,
} from './offer-cells.tsx';
import styles from './offer-table.module.css';
import { amountText } from './offer-words.ts';
import { OFFERS_FORM_ID, type OfferSort, type PageView, viewLink } from './page.address.ts';
import { sortLink } from './sort-link.ts';

const { offers: words } = messages;

export interface OfferTableContext {
  product: BaseProduct;
  view: PageView;
  quantity: number;
  unit: string;
  now: string;
  /** The offers with the lowest price and the soonest delivery. */
  best: { lowest: number | null; fastest: number | null };
  /** Left out when there is only one offer, since there is nothing to choose from. */
  choice?: { has: (offer: Offer) => boolean; onToggle: (offer: Offer) => void } | undefined;
}

/** The columns of the offers table, each with the address that sorts by it. */
export function offerColumns(context: OfferTableContext): DataColumn<Offer>[] {
  const { product, view, quantity, unit, now, best } = context;
  const sort = (name: OfferSort) => ({ key: name, sort: sortLink(product, view, name) });
  const addressFor = (wanted: number) => viewLink(product, view, { quantity: wanted });
  return [
    { key: 'supplier', label: words.supplier, cell: (offer) => <SupplierCell offer={offer} {...context} /> },
    {
      ...sort('price'),
      label: words.unitPrice(unit),
      numeric: true,
      cell: (offer) => <PriceCell offer={offer} now={now} isLowest={offer.productId === best.lowest} />,
    },
    {
      ...sort('total'),
      label: words.total(amountText(quantity, unit)),
      numeric: true,
      cell: (offer) => <TotalCell offer={offer} quantity={quantity} addressFor={addressFor} />,
    },
    { ...sort('minOrder'), label: words.minOrder, cell: ({ minOrder }) => formatNumber(minOrder) },
    {
      ...sort('leadTime'),
      label: words.leadTime,
      cell: (offer) => <LeadTimeCell offer={offer} isFastest={offer.productId === best.fastest} />,
    },
    { ...sort('verified'), label: words.verified, cell: (offer) => <VerifiedCell offer={offer} /> },
    { ...sort('rating'), label: words.rating, cell: (offer) => <RatingCell offer={offer} /> },
    { ...sort('response'), label: words.response, cell: (offer) => <ResponseCell offer={offer} /> },
    { key: 'see', label: words.see, labelHidden: true, cell: (offer) => <SeeCell offer={offer} /> },
  ];
}

function SupplierCell({ offer, choice }: { offer: Offer } & Pick<OfferTableContext, 'choice'>) {
  const { productId, title, supplier } = offer;
  return (
    <div className={styles.supplier}>
      {choice !== undefined && (
        <Checkbox
          form={OFFERS_FORM_ID}
          name="compare"
          value={productId}
          label={words.choose(supplier.name, title)}
          labelHidden
          checked={choice.has(offer)}
          onChange={() => choice.onToggle(offer)}
        />
      )}
      <div className={styles.words}>
        <Link className={styles.name} href={links.supplier(supplier.id, supplier.slug)}>
          <bdi>{supplier.name}</bdi>
        </Link>
        <span className={styles.city}>
          <bdi>{supplier.cityTitle}</bdi>
        </span>
      </div>
    </div>
  );
}

function SeeCell({ offer: { productId, slug, supplier } }: { offer: Offer }) {
  return (
    <LinkButton
      size="sm"
      href={links.product(productId, slug)}
      aria-label={words.seeOf(isolate(supplier.name))}
    >
      {words.see}
    </LinkButton>
  );
}
