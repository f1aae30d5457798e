import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { replaceSection } from '../list-services/marked-section.ts';
import { ROOT } from '../releases/paths.ts';

// A bench that runs for a quarter of an hour must not find at its end that its place is gone.
it.each([
  ['README.md', 'bench'],
  ['README.md', 'lighthouse'],
  ['services/README.md', 'figures'],
])('%s has a place for %s', (file, section) => {
  const readme = readFileSync(join(ROOT, file), 'utf8');

  expect(replaceSection(readme, section, 'the new figures')).toContain('\n\nthe new figures\n\n<!-- end of ');
});
