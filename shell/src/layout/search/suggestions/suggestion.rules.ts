import { SearchHitKind, type Suggestion } from '@bazaar/contracts/product';
import { foldFa } from '@bazaar/locale';
import { MOST_SUGGESTIONS } from './suggestion.queries.ts';

export interface TitlePart {
  text: string;
  isCompletion: boolean;
}

/** Splits a title by its completion ranges. Ranges that lie outside, overlap or run backwards are not trusted. */
export function titleParts({ title, highlight }: Pick<Suggestion, 'title' | 'highlight'>): TitlePart[] {
  const parts: TitlePart[] = [];
  let position = 0;
  for (const [start, end] of highlight) {
    if (start < position || end <= start || end > title.length) {
      continue;
    }
    parts.push({ text: title.slice(position, start), isCompletion: false });
    parts.push({ text: title.slice(start, end), isCompletion: true });
    position = end;
  }
  parts.push({ text: title.slice(position), isCompletion: false });
  return parts.filter(({ text }) => text !== '');
}

export type SuggestionOption =
  | { kind: 'suggestion'; suggestion: Suggestion }
  | { kind: 'recent'; term: string };

export interface SuggestionGroup {
  name: Suggestion['kind'] | 'recent';
  options: SuggestionOption[];
}

/** Recent searches beside suggestions: two at most; alone they may fill the list. */
const RECENT_BESIDE = 2;

/** The list: suggestions by kind, then recent searches that fit what is typed; eight lines in all. */
export function groupSuggestions(
  term: string,
  suggestions: readonly Suggestion[],
  recent: readonly string[],
): SuggestionGroup[] {
  const typed = foldFa(term);
  const fitting = recent
    .filter((other) => foldFa(other) !== typed && foldFa(other).includes(typed))
    .slice(0, suggestions.length > 0 ? RECENT_BESIDE : MOST_SUGGESTIONS);
  const shown = suggestions.slice(0, MOST_SUGGESTIONS - fitting.length);
  const groups: SuggestionGroup[] = SearchHitKind.options.map((kind) => ({
    name: kind,
    options: shown
      .filter((suggestion) => suggestion.kind === kind)
      .map((suggestion) => ({ kind: 'suggestion', suggestion })),
  }));
  groups.push({ name: 'recent', options: fitting.map((text) => ({ kind: 'recent', term: text })) });
  return groups.filter(({ options }) => options.length > 0);
}
