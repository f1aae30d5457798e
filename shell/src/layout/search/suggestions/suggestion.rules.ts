import { SearchHitKind, type Suggestion } from '@bazaar/contracts/product';
import { foldFa, normalizeFa, wrongKeyboard, wrongKeyboardLatin } from '@bazaar/locale';

/** Maximum number of options in the list, recent searches included. */
export const MAX_SUGGESTIONS = 8;

export interface TitlePart {
  text: string;
  isCompletion: boolean;
}

/**
 * Splits a title by its completion ranges. Ranges that lie outside the title, overlap or run backwards are ignored.
 */
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
  | { kind: 'recent'; term: string }
  /** A corrected term. */
  | { kind: 'offer'; term: string };

export interface SuggestionGroup {
  name: SearchHitKind | 'recent' | 'offer';
  options: SuggestionOption[];
}

/** Maximum of recent searches beside suggestions; without suggestions they may fill the list. */
const RECENT_BESIDE = 2;

/** The list: suggestions by kind, then recent searches that match the typed text; at most eight options. */
export function groupSuggestions(
  term: string,
  suggestions: readonly Suggestion[],
  recent: readonly string[],
): SuggestionGroup[] {
  const typed = foldFa(term);
  const fitting = recent
    .filter((other) => foldFa(other) !== typed && foldFa(other).includes(typed))
    .slice(0, suggestions.length > 0 ? RECENT_BESIDE : MAX_SUGGESTIONS);
  const shown = suggestions.slice(0, MAX_SUGGESTIONS - fitting.length);
  const groups: SuggestionGroup[] = SearchHitKind.options.map((name) => ({
    name,
    options: shown
      .filter(({ kind }) => kind === name)
      .map((suggestion) => ({ kind: 'suggestion', suggestion })),
  }));
  groups.push({ name: 'recent', options: fitting.map((text) => ({ kind: 'recent', term: text })) });
  return groups.filter(({ options }) => options.length > 0);
}

/** Puts a corrected term first; the last option is dropped when there are eight already. */
export function withOffer(groups: readonly SuggestionGroup[], offer: string | null): SuggestionGroup[] {
  if (offer === null) {
    return [...groups];
  }
  let room = MAX_SUGGESTIONS - 1;
  const rest = groups.map(({ name, options }) => {
    const shown = options.slice(0, room);
    room -= shown.length;
    return { name, options: shown };
  });
  const first: SuggestionGroup = { name: 'offer', options: [{ kind: 'offer', term: offer }] };
  return [first, ...rest.filter(({ options }) => options.length > 0)];
}

/**
 * The typed keys in the other keyboard layout, when the suggestions match that text: the service has understood it,
 * and the visitor should see why «کابل» is suggested for `;hfg`.
 */
export function keyboardOffer(typed: string, suggestions: readonly Suggestion[]): string | null {
  const offer = wrongKeyboard(typed) ?? wrongKeyboardLatin(typed);
  if (offer === null) {
    return null;
  }
  const titles = suggestions.map(({ title }) => foldFa(title));
  const isOf = (text: string) => titles.some((title) => title.includes(foldFa(text)));
  return isOf(offer) && !isOf(typed) ? normalizeFa(offer) : null;
}
