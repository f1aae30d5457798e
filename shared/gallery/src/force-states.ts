/** What the keyboard can reach; the outline belongs to nothing else. */
const FOCUSABLE = ':is(a, button, input, select, textarea, summary)';

/** Pseudo-classes that a specimen can be drawn in without a pointer or a keyboard, and what they then match. */
const FORCED = {
  ':hover': '[data-force="hover"] *',
  ':focus-visible': `[data-force="focus"] ${FOCUSABLE}`,
  ':focus-within': '[data-force="focus"] :has(a, button, input, select, textarea, summary)',
} as const;

/**
 * Makes every rule for a hovered or focused element hold also inside `[data-force="hover"]` and `[data-force="focus"]`,
 * so that these states can be seen side by side.
 */
export function forceStates(sheets: Iterable<CSSStyleSheet>): void {
  for (const sheet of sheets) {
    forceRules(sheet.cssRules);
  }
}

function forceRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      rule.selectorText = forcedSelector(rule.selectorText);
    }
    if ('cssRules' in rule) {
      forceRules(rule.cssRules as CSSRuleList);
    }
  }
}

/** A selector that matches also where its pseudo-classes are forced. */
export function forcedSelector(selector: string): string {
  return Object.entries(FORCED).reduce(
    (text, [pseudo, forced]) => text.replaceAll(pseudo, `:is(${pseudo}, ${forced})`),
    selector,
  );
}
