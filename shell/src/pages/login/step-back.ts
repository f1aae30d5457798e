import { safeRedirectPath } from '../../session/login-path.ts';

/** The part of the Navigation API that is used here; not every browser supports it. */
interface NavigationHistory {
  entries(): readonly { readonly url: string | null }[];
  readonly currentEntry: { readonly index: number } | null;
}

interface StepBackInput {
  origin: string;
  redirectPath: string | null;
  history: Pick<History, 'length' | 'state'>;
  navigation?: NavigationHistory | undefined;
}

/**
 * Where a visitor who is signed in already goes from the login route: two steps back in history (specification §4),
 * but only when that entry is on this site; else to the requested path, else home.
 */
export function stepBackTarget(input: StepBackInput): -2 | string {
  return input.history.length >= 3 && isOwnEntryTwoBack(input)
    ? -2
    : safeRedirectPath(input.redirectPath, input.origin);
}

function isOwnEntryTwoBack({ origin, history, navigation }: StepBackInput): boolean {
  if (!navigation) {
    // The router numbers the history entries of its own visit, so two entries before this one are pages of this site.
    return typeof history.state?.idx === 'number' && history.state.idx >= 2;
  }
  const url = navigation.entries()[(navigation.currentEntry?.index ?? 0) - 2]?.url;
  return typeof url === 'string' && URL.canParse(url) && new URL(url).origin === origin;
}
