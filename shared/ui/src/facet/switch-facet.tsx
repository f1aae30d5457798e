import { formatNumber } from '@bazaar/locale';
import { Switch } from '@bazaar/ui/checkbox';
import styles from './facet.module.css';

export interface SwitchFacetProps {
  title: string;
  checked: boolean;
  /** How many items it would leave. */
  count?: number | undefined;
  onChange: (checked: boolean) => void;
  /** Query key, for a form that is sent without a script. */
  name?: string | undefined;
}

/** A property that is on or off. */
export function SwitchFacet({ title, checked, count, onChange, name }: SwitchFacetProps) {
  return (
    <div className={styles.switch}>
      <Switch
        label={title}
        name={name}
        value="true"
        checked={checked}
        disabled={count === 0 && !checked}
        count={count === undefined ? undefined : formatNumber(count)}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </div>
  );
}
