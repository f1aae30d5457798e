import { links } from '@bazaar/contracts';
import type { BaseProduct, Offer } from '@bazaar/contracts/product';
import { formatNumber } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { Chip, ChipRow } from '@bazaar/ui/chip';
import { SelectField, type SelectOption } from '@bazaar/ui/select';
import type { SubmitEvent } from 'react';
import { messages } from './messages.ts';
import styles from './offer-controls.module.css';
import { OFFERS_FORM_ID, OFFERS_ID, type OffersView, viewLink } from './offers.address.ts';
import { QuantityField } from './quantity-field.tsx';
import { quantityStep } from './starting-quantity.rules.ts';
import type { ChangeView } from './use-offers-navigation.ts';
import { useQuantityDraft } from './use-quantity-draft.ts';

const { offers: words } = messages;

interface OfferControlsProps {
  product: BaseProduct;
  offers: readonly Offer[];
  view: OffersView;
  quantity: number;
  unit: string;
  onChange: ChangeView;
}

/** Quantity, city and filters of the offers. A GET form: without scripts its button submits it. */
export function OfferControls({ product, offers, view, quantity, unit, onChange }: OfferControlsProps) {
  const draft = useQuantityDraft(quantity, (wanted) => void onChange({ quantity: wanted }));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    draft.settle();
  };
  return (
    <form
      id={OFFERS_FORM_ID}
      className={styles.controls}
      action={`${links.baseProduct(product.id, product.slug)}#${OFFERS_ID}`}
      aria-label={words.controls}
      data-print="hide"
      onSubmit={submit}
    >
      <QuantityField draft={draft} step={quantityStep(offers)} unit={unit} />
      {product.cities.length > 1 && (
        <SelectField
          label={words.city}
          name="city"
          options={cityOptions(product.cities)}
          value={view.cityId ?? ''}
          onChange={(event) => void onChange({ cityId: Number(event.currentTarget.value) || null })}
        />
      )}
      <div className={styles.filters}>
        <Filters product={product} view={view} />
      </div>
      <Unsaid view={view} />
      <noscript>
        <Button type="submit">{words.apply}</Button>
      </noscript>
    </form>
  );
}

function Filters({ product, view }: Pick<OfferControlsProps, 'product' | 'view'>) {
  const { isVerifiedOnly, isPricedOnly } = view;
  return (
    <ChipRow label={words.filters}>
      {[
        <Chip
          key="verified"
          kind={isVerifiedOnly ? 'applied' : 'rest'}
          href={viewLink(product, view, { isVerifiedOnly: !isVerifiedOnly })}
        >
          {words.verifiedOnly}
        </Chip>,
        <Chip
          key="priced"
          kind={isPricedOnly ? 'applied' : 'rest'}
          href={viewLink(product, view, { isPricedOnly: !isPricedOnly })}
        >
          {words.pricedOnly}
        </Chip>,
      ]}
    </ChipRow>
  );
}

/** Hidden fields for the parts of the view that the form has no control for. */
function Unsaid({
  view: { sort, direction, isVerifiedOnly, isPricedOnly },
}: Pick<OfferControlsProps, 'view'>) {
  return (
    <>
      <input type="hidden" name="sort" value={sort} />
      <input type="hidden" name="dir" value={direction} />
      {isVerifiedOnly && <input type="hidden" name="verified" value="1" />}
      {isPricedOnly && <input type="hidden" name="priced" value="1" />}
    </>
  );
}

function cityOptions(cities: BaseProduct['cities']): SelectOption[] {
  return [
    { value: '', label: words.anyCity },
    ...cities.map(({ id, title, count }) => ({
      value: String(id),
      label: words.cityCount(title, formatNumber(count)),
    })),
  ];
}
