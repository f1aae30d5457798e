import { links } from '@bazaar/contracts';
import type { BaseProduct, Offer } from '@bazaar/contracts/product';
import { formatNumber } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { Chip, ChipRow } from '@bazaar/ui/chip';
import { SelectField, type SelectOption } from '@bazaar/ui/select';
import { HiddenFields } from './hidden-fields.tsx';
import { messages } from './messages.ts';
import styles from './offer-controls.module.css';
import { OFFERS_FORM_ID, type PageView, SIZES_ID, viewLink } from './page.address.ts';
import type { ChangeView } from './use-page-navigation.ts';

const { offers: words } = messages;

interface OfferControlsProps {
  product: BaseProduct;
  offers: readonly Offer[];
  view: PageView;
  onChange: ChangeView;
}

/** City and filters of the offers. A GET form: without scripts its button submits it, with the chosen offers. */
export function OfferControls({ product, offers, view, onChange }: OfferControlsProps) {
  const cities = cityOptions(product, offers);
  return (
    <form
      id={OFFERS_FORM_ID}
      className={styles.controls}
      action={`${links.baseProduct(product.id, product.slug)}#${SIZES_ID}`}
      aria-label={words.controls}
      data-print="hide"
      onSubmit={(event) => event.preventDefault()}
    >
      {cities.length > 2 && (
        <SelectField
          label={words.city}
          labelHidden
          name="city"
          options={cities}
          value={view.cityId ?? ''}
          onChange={(event) => void onChange({ cityId: Number(event.currentTarget.value) || null })}
        />
      )}
      <Filters product={product} view={view} />
      <HiddenFields view={{ ...view, cityId: null, chosen: [] }} />
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

/** The cities of these offers: the base product also counts those of other sizes. */
function cityOptions({ cities }: BaseProduct, offers: readonly Offer[]): SelectOption[] {
  const known = cities.flatMap(({ id, title }) => {
    const count = offers.filter(({ supplier }) => supplier.cityTitle === title).length;
    return count === 0 ? [] : [{ value: String(id), label: words.cityCount(title, formatNumber(count)) }];
  });
  return [{ value: '', label: words.anyCity }, ...known];
}
