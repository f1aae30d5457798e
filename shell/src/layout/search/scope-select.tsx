import type { SearchScope } from '@bazaar/contracts/product';
import { Icon } from '@bazaar/ui/icon';
import { mdiChevronDown } from '@mdi/js';
import { memo } from 'react';
import { messages } from './messages.ts';
import { scopeOf, scopes } from './scopes.ts';
import styles from './search-form.module.css';

interface ScopeProps {
  value: SearchScope;
  onChange: (scope: SearchScope) => void;
}

/** The scope at the start of the search box. Renders the browser's own select. */
export const ScopeSelect = memo(function ScopeSelect({ value, onChange }: ScopeProps) {
  return (
    <span className={styles.scope}>
      <select
        className={styles.select}
        name="scope"
        aria-label={messages.scope}
        value={value}
        onChange={(event) => onChange(scopeOf(event.currentTarget.value))}
      >
        {scopes.map(({ scope, title }) => (
          <option key={scope} value={scope}>
            {title}
          </option>
        ))}
      </select>
      <Icon path={mdiChevronDown} size="sm" />
    </span>
  );
});
