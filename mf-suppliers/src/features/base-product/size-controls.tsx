import { links } from '@bazaar/contracts';
import type { BaseProduct, VariantTable } from '@bazaar/contracts/product';
import { formatNumber } from '@bazaar/locale';
import { Counter } from '@bazaar/ui/badge';
import { Button } from '@bazaar/ui/button';
import { Chip, ChipRow } from '@bazaar/ui/chip';
import { PrintButton } from '@bazaar/ui/print-button';
import { mdiDownloadOutline, mdiTuneVariant } from '@mdi/js';
import type { ReactNode, SubmitEvent } from 'react';
import type { SizeColumn } from '../../common/sizes/size-columns.rules.ts';
import { UNIT_SYSTEMS, type UnitSystem, unitInSystem } from '../../common/sizes/unit-system.rules.ts';
import { HiddenFields } from './hidden-fields.tsx';
import { messages } from './messages.ts';
import { FILTERS_ID, type PageView, SIZES_FORM_ID, SIZES_ID, viewLink } from './page.address.ts';
import { QuantityField } from './quantity-field.tsx';
import styles from './size-controls.module.css';
import { usePageNavigation } from './use-page-navigation.ts';
import { useQuantityDraft } from './use-quantity-draft.ts';

const { sizes: words } = messages;

/** Units that stand for a system on its button. */
const SYMBOLS_SHOWN = 3;

interface SizeControlsProps {
  product: BaseProduct;
  table: VariantTable;
  columns: readonly SizeColumn[];
  view: PageView;
  quantity: number;
  filtersCount: number;
  onFilters: () => void;
  /** The panel that the filter button opens. */
  children: ReactNode;
}

/** Quantity and units of the whole page, the filters, and the table as a file. */
export function SizeControls(props: SizeControlsProps) {
  const { product, table, columns, view, quantity, filtersCount, onFilters, children } = props;
  return (
    <div className={styles.controls} data-print="hide">
      <QuantityForm product={product} view={view} quantity={quantity} />
      <Units {...{ product, table, view }} shown={columns} />
      <Button icon={mdiTuneVariant} popoverTarget={FILTERS_ID} onClick={onFilters}>
        {words.filter} {filtersCount > 0 && <Counter>{formatNumber(filtersCount)}</Counter>}
      </Button>
      {children}
      <Button
        kind="text"
        icon={mdiDownloadOutline}
        className={styles.csv}
        onClick={() => void downloadCsv({ product, table, quantity, system: view.unitSystem })}
      >
        {words.csv}
      </Button>
      <PrintButton kind="text" />
    </div>
  );
}

async function downloadCsv(file: {
  product: BaseProduct;
  table: VariantTable;
  quantity: number;
  system: UnitSystem;
}) {
  const { downloadSizes } = await import('./size-csv.ts');
  downloadSizes(file);
}

/** A GET form: without scripts its button recalculates the prices, and the rows open through it. */
function QuantityForm({ product, view, quantity }: Pick<SizeControlsProps, 'product' | 'view' | 'quantity'>) {
  const change = usePageNavigation(product, view);
  const draft = useQuantityDraft(quantity, (wanted) => void change({ quantity: wanted }));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    draft.settle();
  };
  return (
    <form
      id={SIZES_FORM_ID}
      className={styles.quantity}
      action={`${links.baseProduct(product.id, product.slug)}#${SIZES_ID}`}
      aria-label={words.controls}
      onSubmit={submit}
    >
      <EnterButton variant={view.variant} />
      <QuantityField draft={draft} step={product.stepQuantity} unit={product.saleUnit} />
      <HiddenFields view={{ ...view, quantity: null, variant: null, chosen: [] }} />
      <noscript>
        <Button type="submit" name="v" value={view.variant ?? ''}>
          {words.apply}
        </Button>
      </noscript>
    </form>
  );
}

/**
 * What Enter in the field presses: browsers press the first button of the form, and without this one that is the
 * button of the first row, which would open another size.
 */
function EnterButton({ variant }: Pick<PageView, 'variant'>) {
  return <button type="submit" name="v" value={variant ?? ''} hidden />;
}

/** The systems of units as links; nothing when the table has no unit that differs between them. */
function Units({
  product,
  table,
  view,
  shown,
}: Pick<SizeControlsProps, 'product' | 'table' | 'view'> & { shown: readonly SizeColumn[] }) {
  const symbolsOf = (system: UnitSystem) => {
    const columns = table.columns.filter(({ propertyId }) =>
      shown.some((column) => column.propertyId === propertyId),
    );
    const switched = columns.filter(
      (column) => unitInSystem(column, 'si')?.id !== unitInSystem(column, 'imperial')?.id,
    );
    return [...new Set(switched.flatMap((column) => unitInSystem(column, system)?.symbol ?? []))];
  };
  if (symbolsOf('imperial').length === 0) {
    return null;
  }
  return (
    <nav className={styles.units} aria-label={words.units}>
      <span aria-hidden="true">{words.units}</span>
      <ChipRow label={words.units}>
        {UNIT_SYSTEMS.map((system) => (
          <Chip
            key={system}
            kind={system === view.unitSystem ? 'current' : 'rest'}
            href={viewLink(product, view, { unitSystem: system })}
          >
            <bdi dir="ltr">{symbolsOf(system).slice(0, SYMBOLS_SHOWN).join(' · ')}</bdi>
          </Chip>
        ))}
      </ChipRow>
    </nav>
  );
}
