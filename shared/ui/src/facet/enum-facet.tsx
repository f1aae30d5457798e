import { formatNumber } from '@bazaar/locale';
import { Checkbox } from '@bazaar/ui/checkbox';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { useState } from 'react';
import styles from './facet.module.css';
import { FacetBox } from './facet-box.tsx';
import { messages } from './messages.ts';

export interface EnumOption<Id extends string | number> {
  id: Id;
  title: string;
  /** How many items it would leave; a choice without any cannot be chosen. */
  count: number;
}

export interface EnumFacetProps<Id extends string | number> {
  title: string;
  options: readonly EnumOption<Id>[];
  selected: readonly Id[];
  onChange: (selected: Id[]) => void;
  /** grid: short codes side by side, such as DN sizes. */
  kind?: 'list' | 'grid' | undefined;
  defaultOpen?: boolean | undefined;
  /** Query key, for a form that is sent without a script. */
  name?: string | undefined;
}

/** Choices that are shown before «نمایش N مورد دیگر». */
const SHOWN = { list: 6, grid: 12 } as const;

/** A property of which several values can be chosen. Renders checkboxes in a `<fieldset>`. */
export function EnumFacet<Id extends string | number>(props: EnumFacetProps<Id>) {
  const { title, options, selected, onChange, kind = 'list', defaultOpen, name } = props;
  const [isWhole, setWhole] = useState(false);
  const isFirst = (option: EnumOption<Id>, index: number) =>
    index < SHOWN[kind] || selected.includes(option.id);
  const hiddenCount = options.filter((option, index) => !isFirst(option, index)).length;
  const toggle = (id: Id, checked: boolean) =>
    onChange(checked ? [...selected, id] : selected.filter((other) => other !== id));
  return (
    <FacetBox title={title} defaultOpen={defaultOpen}>
      <fieldset className={styles.options} data-kind={kind} data-whole={isWhole}>
        <legend className="visually-hidden">{title}</legend>
        {options.map((option, index) => (
          <div key={option.id} className={styles.option} data-later={!isFirst(option, index) || undefined}>
            <Checkbox
              label={<IsolatedRuns text={option.title} />}
              name={name}
              value={option.id}
              checked={selected.includes(option.id)}
              disabled={option.count === 0 && !selected.includes(option.id)}
              count={kind === 'list' ? formatNumber(option.count) : undefined}
              onChange={(event) => toggle(option.id, event.currentTarget.checked)}
            />
          </div>
        ))}
      </fieldset>
      {(hiddenCount > 0 || isWhole) && (
        <button type="button" className={styles.more} onClick={() => setWhole(!isWhole)}>
          {isWhole ? messages.fewer : messages.more(formatNumber(hiddenCount))}
        </button>
      )}
    </FacetBox>
  );
}
