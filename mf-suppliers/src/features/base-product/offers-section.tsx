import { links } from '@bazaar/contracts';
import type { BaseProduct, Offer } from '@bazaar/contracts/product';
import { ItemDrawing } from '@bazaar/drawing';
import { formatNumber } from '@bazaar/locale';
import { LinkButton } from '@bazaar/ui/button';
import { Section } from '@bazaar/ui/container';
import { EmptyState } from '@bazaar/ui/empty-state';
import { Link } from '@bazaar/ui/link';
import { Note } from '@bazaar/ui/note';
import { DraftBatchButton } from '../../common/request/draft-batch-button.tsx';
import type { DraftBatchItem } from '../../common/request/draft-batch-dialog.widget.tsx';
import { draftItemsOf } from './draft-items.ts';
import { messages } from './messages.ts';
import { OfferComparison } from './offer-comparison.tsx';
import { OfferControls } from './offer-controls.tsx';
import { filterOffers, sortOffers } from './offer-order.rules.ts';
import { OfferSorts } from './offer-sorts.tsx';
import { OfferTable } from './offer-table.tsx';
import { OFFERS_ID, type OffersView, viewAddress } from './offers.address.ts';
import { OffersChoice } from './offers-choice.tsx';
import { useChoice } from './use-choice.ts';
import { type ChangeView, useOffersNavigation } from './use-offers-navigation.ts';

const { offers: words, choice: choiceWords } = messages;

interface OffersSectionProps {
  product: BaseProduct;
  /** All offers, cheapest first for the quantity. */
  offers: readonly Offer[];
  now: string;
  view: OffersView;
  quantity: number;
}

/** All offers of one base product for one quantity, with the actions for the chosen ones. */
export function OffersSection(props: OffersSectionProps) {
  const { product, offers, view, quantity } = props;
  const change = useOffersNavigation(product, view);
  if (offers.length === 0) {
    return <NoOffers product={product} />;
  }
  const shown = sortOffers(filterOffers(offers, view, product.cities), view);
  const list = { ...props, shown, unit: product.saleUnit ?? offers[0]?.saleUnit ?? messages.unit };
  const note =
    shown.length < offers.length
      ? words.shown(formatNumber(shown.length), formatNumber(offers.length))
      : messages.offersCount(formatNumber(offers.length));
  return (
    <Section id={OFFERS_ID} title={words.title} note={<span role="status">{note}</span>}>
      <OfferControls {...{ product, offers, view, quantity }} unit={list.unit} onChange={change} />
      {offers.length > 1 && <OfferSorts product={product} view={view} />}
      {offers.length === 1 ? <SingleOffer {...list} /> : <ManyOffers {...list} onChange={change} />}
    </Section>
  );
}

function NoOffers({ product: { drawing, category } }: Pick<OffersSectionProps, 'product'>) {
  return (
    <EmptyState
      art={<ItemDrawing spec={drawing} bare />}
      title={words.emptyTitle}
      actions={
        <LinkButton kind="ink" href={links.category(category.id, category.slug)}>
          {words.toCategory(category.title)}
        </LinkButton>
      }
    >
      {words.empty}
    </EmptyState>
  );
}

interface OffersListProps extends OffersSectionProps {
  /** The offers after filtering and sorting. */
  shown: readonly Offer[];
  unit: string;
}

function SingleOffer(props: OffersListProps) {
  const offer = props.offers[0];
  return (
    <>
      {offer !== undefined && (
        <Note>
          {words.single} <Link href={links.product(offer.productId, offer.slug)}>{words.singleLink}</Link>
        </Note>
      )}
      <OfferTable {...props} />
    </>
  );
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
            {chosen.length === 1 ? choiceWords.requestOne : choiceWords.request}
          </DraftBatchButton>
        }
      />
      {chosen.length > 1 && (
        <OfferComparison
          offers={chosen}
          quantity={quantity}
          unit={unit}
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
