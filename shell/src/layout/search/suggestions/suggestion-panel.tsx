import type { SearchScope } from '@bazaar/contracts/product';
import { recentSearches, useHost } from '@bazaar/host';
import { isolate, normalizeFa } from '@bazaar/locale';
import { useStoredValue } from '@bazaar/storage';
import { useQuery } from '@tanstack/react-query';
import { memo, type Ref, useEffect, useImperativeHandle, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { messages } from '../messages.ts';
import { addRecentSearch, clearRecentSearches, removeRecentSearch } from '../recent-searches.store.ts';
import type { SuggestionHandle, SuggestionReport } from '../use-suggestions.ts';
import { suggestionQueries } from './suggestion.queries.ts';
import { groupSuggestions, keyboardOffer, type SuggestionOption, withOffer } from './suggestion.rules.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { useDebounced } from './use-debounced.ts';

const DEBOUNCE_MS = 150;
const NO_OPTION = -1;

interface SuggestionPanelProps {
  ref: Ref<SuggestionHandle>;
  id: string;
  term: string;
  scope: SearchScope;
  onReport: (report: SuggestionReport) => void;
  onDone: () => void;
}

/** The list half of the search combobox: fetches, tracks the active option, and follows it. */
export const SuggestionPanel = memo(function SuggestionPanel(props: SuggestionPanelProps) {
  const { ref, id, term, scope, onReport, onDone } = props;
  const typed = normalizeFa(term);
  const recent = useStoredValue(recentSearches);
  const [announcement, setAnnouncement] = useState('');
  const { groups, isSettled } = useGroups(typed, scope, recent);
  const options = useMemo(() => groups.flatMap((group) => group.options), [groups]);
  const [active, setActive] = useActive(options);
  const follow = useFollow(scope, onDone);
  const activeId = active === NO_OPTION ? undefined : `${id}-${active}`;

  useEffect(() => onReport({ count: options.length, activeId }), [onReport, options.length, activeId]);

  const forget = (option: SuggestionOption | undefined) => {
    if (option?.kind === 'recent') {
      removeRecentSearch(option.term);
      setAnnouncement(messages.removed(isolate(option.term)));
    }
    return option?.kind === 'recent';
  };
  const step = (by: 1 | -1) => {
    // The field itself is one stop of the circle: before the first option and after the last one.
    const stops = options.length + 1;
    setActive(((active + 1 + by + stops) % stops) - 1);
    return true;
  };
  useImperativeHandle(ref, () => ({
    press(key) {
      const option = options[active];
      switch (key) {
        case 'ArrowDown':
          return step(1);
        case 'ArrowUp':
          return step(-1);
        case 'Enter':
          return option !== undefined && follow(option);
        case 'Delete':
          return forget(option);
        default:
          return false;
      }
    },
  }));

  return (
    <SuggestionList
      id={id}
      groups={groups}
      active={active}
      announcement={announcement || (isSettled ? messages.suggestionCount(options.length) : '')}
      onPoint={setActive}
      onFollow={follow}
      onForget={forget}
      onClear={clearRecentSearches}
    />
  );
});

/** The options for the typed text; settled once the response for exactly that text has arrived. */
function useGroups(typed: string, scope: SearchScope, recent: readonly string[]) {
  const { api } = useHost();
  const queries = suggestionQueries(api);
  const settled = useDebounced(typed, DEBOUNCE_MS);
  const { data, isSuccess, isPlaceholderData } = useQuery(queries.list(settled, scope));
  const isSettled = typed !== '' && settled === typed && isSuccess && !isPlaceholderData;
  const isEmpty = isSettled && data.length === 0;
  const correction = useQuery({ ...queries.correction(settled, scope), enabled: isEmpty }).data ?? null;
  const groups = useMemo(() => {
    const found = typed === '' ? [] : (data ?? []);
    const offer = isEmpty ? correction : keyboardOffer(typed, found);
    return withOffer(groupSuggestions(typed, found, recent), offer);
  }, [typed, data, recent, isEmpty, correction]);
  return { groups, isSettled };
}

/** The active option; reset when the options change. */
function useActive(options: readonly SuggestionOption[]) {
  const [state, setState] = useState({ options, active: NO_OPTION });
  const active = state.options === options ? state.active : NO_OPTION;
  return [active, (next: number) => setState({ options, active: next })] as const;
}

function useFollow(scope: SearchScope, onDone: () => void) {
  const { links } = useHost();
  const navigate = useNavigate();
  return (option: SuggestionOption): true => {
    onDone();
    if (option.kind === 'suggestion') {
      const { kind, id, slug, title } = option.suggestion;
      addRecentSearch(title);
      void navigate(links[kind](id, slug));
    } else {
      addRecentSearch(option.term);
      void navigate(links.search(option.term, scope));
    }
    return true;
  };
}
