import type { SearchScope } from '@bazaar/contracts/product';
import { memo, useState } from 'react';
import { messages } from './messages.ts';
import styles from './scope-radios.module.css';
import { scopes } from './scopes.ts';

const SHOWN_FIRST = 6;

interface ScopeRadiosProps {
  value: SearchScope;
  onChange: (scope: SearchScope) => void;
}

/** The ten scopes under the hero search: six at once, the others on demand; on a narrow screen one sliding row. */
export const ScopeRadios = memo(function ScopeRadios({ value, onChange }: ScopeRadiosProps) {
  const [isExpanded, setExpanded] = useState(false);
  return (
    <fieldset className={styles.row} data-expanded={isExpanded || undefined}>
      <legend className="visually-hidden">{messages.scope}</legend>
      {scopes.map(({ scope, title }, index) => (
        <label key={scope} className={styles.scope} data-extra={index >= SHOWN_FIRST || undefined}>
          <input
            type="radio"
            name="scope"
            className={styles.radio}
            value={scope}
            checked={scope === value}
            onChange={() => onChange(scope)}
          />
          {title}
        </label>
      ))}
      {!isExpanded && (
        <button type="button" className={styles.more} aria-expanded={false} onClick={() => setExpanded(true)}>
          {messages.moreScopes(scopes.length - SHOWN_FIRST)}
        </button>
      )}
    </fieldset>
  );
});
