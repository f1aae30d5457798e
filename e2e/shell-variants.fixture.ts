import type { SourceChange } from './site/changed-sources.ts';

/** The header's link to the articles, and its text in the next build of the shell. */
export const OLD_LINK = 'مقالات';
export const NEW_LINK = 'مقاله‌ها';

/** The shell with another link in its header, and another file for the suggestions of its search. */
export const anotherShell: readonly SourceChange[] = [
  {
    file: 'src/layout/header/messages.ts',
    from: `articles: '${OLD_LINK}'`,
    to: `articles: '${NEW_LINK}'`,
  },
  {
    file: 'src/layout/search/suggestions/suggestion-panel.tsx',
    from: 'DEBOUNCE_MS = 150',
    to: 'DEBOUNCE_MS = 151',
  },
];
