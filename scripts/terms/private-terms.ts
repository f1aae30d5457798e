/** A private word or phrase, and the standard term that replaces it. */
export interface PrivateTerm {
  readonly pattern: RegExp;
  readonly standard: string;
}

/** A place where a private word is the right word: part of a path, the word, and why. */
export interface AllowedUse {
  readonly path: string;
  readonly word: string;
  readonly reason: string;
}

function words(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`);
}

/**
 * Words that no identifier, file name or folder name contains. A name is split at capitals, hyphens and underscores;
 * the pattern has to match neighbouring words of it, joined by a space.
 */
export const IDENTIFIER_TERMS: readonly PrivateTerm[] = [
  { pattern: words('treaty|treaties'), standard: 'host contract' },
  { pattern: words('door|doors'), standard: 'entry, exposed module' },
  { pattern: words('lend|lends|lent|loan|loans'), standard: 'provide, shared library' },
  { pattern: words('stand in|stand ins|standin'), standard: 'stub, placeholder' },
  { pattern: words('heal|heals|healed|healing'), standard: 'fall back, recover' },
  { pattern: words('mend|mends|mended|mending'), standard: 'normalize, fall back' },
  { pattern: words('filler|fillers'), standard: 'slot provider' },
  { pattern: words('acts'), standard: 'actions' },
  { pattern: words('heart'), standard: 'favorite button' },
  { pattern: words('tray'), standard: 'compare bar' },
  { pattern: words('neighbour|neighbours'), standard: 'related products, adjacent' },
  { pattern: words('use part|late module'), standard: 'lazily loaded component, preloadable lazy' },
  { pattern: words('settled on server'), standard: 'awaitOnServer' },
  { pattern: words('still page'), standard: 'scroll lock' },
  { pattern: words('look|looks'), standard: 'variant' },
  { pattern: words('raw answer|page answer|http answer'), standard: 'response' },
  { pattern: words('dice'), standard: 'seeded random' },
  { pattern: words('beyond end'), standard: 'out-of-range page' },
  {
    pattern: words('ready json|kept answers'),
    standard: 'raw response, serialized JSON, response cache',
  },
  { pattern: words('journey|journeys'), standard: 'round trips' },
  { pattern: words('twin|twins'), standard: 'concurrent duplicate' },
  { pattern: words('upkeep'), standard: 'maintenance' },
  { pattern: words('sitter|sitters|seat|seats'), standard: 'participant' },
  { pattern: words('deed|deeds|story|stories'), standard: 'scenario step, scenarios' },
  { pattern: words('desk'), standard: 'route context' },
  { pattern: words('ticket|tickets'), standard: 'authorization' },
  { pattern: words('gateway visit'), standard: 'gateway redirect' },
  { pattern: words('plain line'), standard: 'formatStartupError' },
  { pattern: words('complaint|complaints'), standard: 'formatConsoleCall' },
  { pattern: words('patience'), standard: 'timeout' },
  { pattern: words('proof'), standard: 'security-tests' },
  { pattern: words('walk'), standard: 'scenario, collect' },
];

/** Constants begin with MAX_ and MIN_, not with these. */
export const CONSTANT_TERM = /^(?:MOST|LONGEST|SHORTEST|LEAST)(?:_|$)/;

/** Phrases that no comment, message, test title or document contains. */
export const PHRASE_TERMS: readonly PrivateTerm[] = [
  { pattern: /\btreat(?:y|ies)\b/i, standard: 'host contract' },
  { pattern: /\b(?:lend|lends|lent|on loan)\b/i, standard: 'provide' },
  { pattern: /\bstand-ins?\b/i, standard: 'stub, placeholder' },
  { pattern: /\b(?:heals?|healed|mends?|mended|mending)\b/i, standard: 'fall back, recover, normalize, fix' },
  { pattern: /\bslot fillers?\b/i, standard: 'slot provider' },
  { pattern: /\bwalls? of the house\b|\bone(?:-| )door\b/i, standard: 'import rule, entry' },
  { pattern: /\bacts of (?:a|the|an item's) card\b/i, standard: 'product actions' },
  { pattern: /\b(?:comes?|came) to life\b/i, standard: 'hydrated' },
  { pattern: /\bboth banks\b/i, standard: 'client and server' },
  { pattern: /\bkept (?:documents?|answers?)\b/i, standard: 'cached HTML, response cache' },
  { pattern: /\bfor good\b/i, standard: 'permanently' },
  { pattern: /\bjourneys? to the (?:server|database)\b/i, standard: 'round trip' },
  { pattern: /\bupkeep\b/i, standard: 'maintenance' },
  { pattern: /\bthrown away\b/i, standard: 'discarded' },
  { pattern: /\bwhoever\b/i, standard: 'name the subject' },
  { pattern: /\bsays so\b/i, standard: 'say what is reported and where' },
  { pattern: /\bwhat is no\b/i, standard: 'say what it is' },
  { pattern: /\bas it stands\b/i, standard: 'unchanged' },
  { pattern: /\bbeyond[- ]the[- ]end\b/i, standard: 'out of range' },
];
