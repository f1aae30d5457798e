import type { SearchScope } from '@bazaar/contracts/product';
import { useHost } from '@bazaar/host';
import { normalizeFa } from '@bazaar/locale';
import { Button, IconButton } from '@bazaar/ui/button';
import { Icon } from '@bazaar/ui/icon';
import { mdiArrowRight, mdiMagnify } from '@mdi/js';
import { type SubmitEvent, useDeferredValue, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { PartOutlet, shellPart } from '../../parts/shell-part.tsx';
import { messages } from './messages.ts';
import { addRecentSearch } from './recent-searches.store.ts';
import { ScopeRadios } from './scope-radios.tsx';
import { ScopeSelect } from './scope-select.tsx';
import styles from './search-form.module.css';
import { useSuggestions } from './use-suggestions.ts';
import { useTypedTerm } from './use-typed-term.ts';

const suggestionPart = shellPart(
  () => import(/* webpackChunkName: "search-suggestions" */ './suggestions/suggestion-panel.tsx'),
);

/**
 * `header`: beside the menu. `quiet`: the small variant while the hero search is visible. `hero`: home. `page`:
 * inside a page.
 */
export type SearchVariant = 'header' | 'quiet' | 'hero' | 'page';

interface SearchFormProps {
  variant: SearchVariant;
  initialTerm: string;
  initialScope: SearchScope;
  /** Called when the visitor leaves the search that fills a phone's screen. */
  onLeave?: (() => void) | undefined;
}

/** Landmarks of one page need different names. */
const LABELS: Readonly<Record<SearchVariant, string>> = {
  header: messages.label,
  quiet: messages.label,
  hero: messages.heroLabel,
  page: messages.pageLabel,
};

const PLACEHOLDERS: Readonly<Record<SearchVariant, string>> = {
  header: messages.placeholder,
  page: messages.placeholder,
  quiet: messages.quietPlaceholder,
  hero: messages.heroPlaceholder,
};

/** A GET form that a browser without scripts can submit; with scripts it navigates and suggests. */
export function SearchForm({ variant, initialTerm, initialScope, onLeave }: SearchFormProps) {
  const [scope, setScope] = useState(initialScope);
  const inputRef = useRef<HTMLInputElement>(null);
  const inputId = useId();
  const suggestions = useSuggestions({ inputRef });
  const [term, setTerm] = useTypedTerm({ inputRef, initialTerm, onEarly: suggestions.open });
  // A typed letter renders before the options that depend on it.
  const settledTerm = useDeferredValue(term);
  const search = useSearch();
  const isHero = variant === 'hero';

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    suggestions.close();
    if (!search(term, scope)) {
      inputRef.current?.focus();
    }
  };

  const leave = () => {
    suggestions.close();
    inputRef.current?.blur();
    onLeave?.();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> holds no form of its own, and older readers do not know it
    <form
      role="search"
      aria-label={LABELS[variant]}
      action="/search"
      method="get"
      className={styles.form}
      data-variant={variant}
      data-open={suggestions.isExpanded || undefined}
      data-active={suggestions.isOpen || undefined}
      // A press beside the options moves the focus here, not out of the search.
      tabIndex={-1}
      onSubmit={submit}
      onBlur={suggestions.onBlur}
    >
      {suggestions.isOpen && <LeaveButton onLeave={leave} />}
      <div className={styles.box}>
        {isHero ? (
          <Icon path={mdiMagnify} size="lg" className={styles.glass} />
        ) : (
          <ScopeSelect value={scope} onChange={setScope} />
        )}
        <label htmlFor={inputId} className="visually-hidden">
          {messages.field}
        </label>
        <input
          ref={inputRef}
          id={inputId}
          className={styles.input}
          type="search"
          name="key"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={120}
          data-search-input={variant}
          placeholder={PLACEHOLDERS[variant]}
          value={term}
          onChange={(event) => {
            setTerm(event.currentTarget.value);
            suggestions.open();
          }}
          {...suggestions.inputProps}
        />
        {variant === 'quiet' && <SlashKey />}
        <SubmitButton isHero={isHero} />
      </div>
      {isHero && <ScopeRadios value={scope} onChange={setScope} />}
      {suggestions.isOpen && <Suggestions suggestions={suggestions} term={settledTerm} scope={scope} />}
    </form>
  );
}

interface SuggestionsProps {
  suggestions: ReturnType<typeof useSuggestions>;
  term: string;
  scope: SearchScope;
}

function Suggestions({ suggestions, term, scope }: SuggestionsProps) {
  return (
    <PartOutlet part={suggestionPart} fallback={null}>
      {({ SuggestionPanel }) => (
        <SuggestionPanel
          ref={suggestions.panelRef}
          id={suggestions.listId}
          term={term}
          scope={scope}
          onReport={suggestions.onReport}
          onDone={suggestions.close}
        />
      )}
    </PartOutlet>
  );
}

function SlashKey() {
  return (
    <span className={styles.key} aria-hidden="true">
      /
    </span>
  );
}

/** On a phone the active search fills the screen; this button closes it. */
function LeaveButton({ onLeave }: { onLeave: () => void }) {
  return (
    <span className={styles.leave}>
      <IconButton icon={mdiArrowRight} label={messages.leave} onClick={onLeave} />
    </span>
  );
}

function SubmitButton({ isHero }: { isHero: boolean }) {
  return isHero ? (
    <Button type="submit" kind="primary" size="lg">
      {messages.submit}
    </Button>
  ) : (
    <button type="submit" className={styles.submit} aria-label={messages.submit} title={messages.submit}>
      <Icon path={mdiMagnify} />
    </button>
  );
}

/** Goes to the results of a search and remembers it; false when there is nothing to search for. */
export function useSearch(): (term: string, scope: SearchScope) => boolean {
  const { links } = useHost();
  const navigate = useNavigate();
  return (term, scope) => {
    const key = normalizeFa(term);
    if (key === '') {
      return false;
    }
    addRecentSearch(key);
    void navigate(links.search(key, scope));
    return true;
  };
}
