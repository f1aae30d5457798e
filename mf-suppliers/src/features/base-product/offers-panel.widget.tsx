import { links } from '@bazaar/contracts';
import type { BaseProduct, Offer, Variant } from '@bazaar/contracts/product';
import { useHost } from '@bazaar/host';
import { formatNumber } from '@bazaar/locale';
import { LinkButton } from '@bazaar/ui/button';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { useSuspenseQuery } from '@tanstack/react-query';
import { DraftBatchButton } from '../../common/request/draft-batch-button.tsx';
import type { DraftBatchItem } from '../../common/request/draft-batch-dialog.widget.tsx';
import { chosenSizeQueries, type SizeKey } from './chosen-size.queries.ts';
import { draftItemsOf } from './draft-items.ts';
import { messages } from './messages.ts';
import { OfferComparison } from './offer-comparison.tsx';
import { OfferControls } from './offer-controls.tsx';
import { filterOffers, sortOffers } from './offer-order.rules.ts';
import { OfferSorts } from './offer-sorts.tsx';
import { OfferTable } from './offer-table.tsx';
import { bestOffers, offersFor } from './offer-terms.rules.ts';
import { amountText } from './offer-words.ts';
import { OffersChoice } from './offers-choice.tsx';
import styles from './offers-panel.module.css';
import { type PageView, viewAddress } from './page.address.ts';
import { useChoice } from './use-choice.ts';
import { type ChangeView, usePageNavigation } from './use-page-navigation.ts';

const { offers: words, choice: choiceWords } = messages;

interface OffersPanelProps {
  size: SizeKey;
  product: BaseProduct;
  variant: Variant;
  view: PageView;
  quantity: number;
  now: string;
}

/** The offers of one size for a quantity, with the actions for the chosen ones. */
export function OffersPanel({ size, ...props }: OffersPanelProps) {
  const { data } = useSuspenseQuery(chosenSizeQueries(useHost().api).offers(size));
  const { product, variant, view, quantity, now } = props;
  const change = usePageNavigation(product, view);
  const offers = offersFor(data, quantity);
  if (offers.length === 0) {
    return <NoOffers {...props} />;
  }
  const shown = sortOffers(filterOffers(offers, view, product.cities), view);
  const list = { ...props, offers, shown, unit: product.saleUnit, best: bestOffers(offers, now) };
  const count =
    shown.length < offers.length
      ? words.shown(formatNumber(shown.length), formatNumber(offers.length))
      : messages.offersCount(formatNumber(offers.length));
  return (
    <section className={styles.panel} aria-label={words.of(variant.title)}>
      <header className={styles.head}>
        <div>
          <h2 className={styles.title}>
            <span role="status">{count}</span> {words.for} <IsolatedRuns text={variant.title} />
          </h2>
          <p className={styles.note}>
            {words.code} <bdi dir="ltr">{variant.code}</bdi> ·{' '}
            {words.priceNote(product.saleUnit, amountText(quantity, product.saleUnit))}
          </p>
        </div>
        {offers.length > 1 && <OfferControls {...{ product, offers, view }} onChange={change} />}
      </header>
      {offers.length > 1 && <OfferSorts product={product} view={view} />}
      {offers.length === 1 ? <OfferTable {...list} /> : <ManyOffers {...list} onChange={change} />}
    </section>
  );
}

function NoOffers({ variant, product }: Pick<OffersPanelProps, 'variant' | 'product'>) {
  return (
    <section className={styles.empty} aria-label={words.of(variant.title)}>
      <p className={styles.title}>{words.emptyTitle}</p>
      <LinkButton kind="ink" href={links.needFinder(`${product.title} ${variant.title}`)}>
        {words.toNeed}
      </LinkButton>
    </section>
  );
}

interface OffersListProps extends Omit<OffersPanelProps, 'size'> {
  offers: readonly Offer[];
  /** The offers after filtering and sorting. */
  shown: readonly Offer[];
  unit: string;
  best: ReturnType<typeof bestOffers>;
}

function ManyOffers(props: OffersListProps & { onChange: ChangeView }) {
  const { product, offers, view, quantity, unit, onChange } = props;
  const choice = useChoice({ offers, view, onChange });
  const { chosen } = choice;
  const items = draftItemsOf(chosen, quantity);
  const returnPathFor = (wanted: readonly DraftBatchItem[]) =>
    viewAddress(product, view, { quantity, chosen: wanted.map(({ productId }) => productId) });
  return (
    <>
      <OfferTable {...props} choice={choice} />
      <OffersChoice
        choice={choice}
        request={
          <DraftBatchButton kind="primary" items={items} returnPathFor={returnPathFor}>
            {chosen.length === 1
              ? choiceWords.requestOne
              : choiceWords.request(chosen.length, formatNumber(chosen.length))}
          </DraftBatchButton>
        }
      />
      {chosen.length > 1 && (
        <OfferComparison
          offers={chosen}
          quantity={quantity}
          unit={unit}
          now={props.now}
          actionOf={(offer) => (
            <DraftBatchButton
              items={draftItemsOf([offer], quantity)}
              returnPathFor={() => returnPathFor(items)}
            >
              {choiceWords.requestOne}
            </DraftBatchButton>
          )}
        />
      )}
    </>
  );
}
