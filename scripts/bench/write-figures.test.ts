import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { replaceSection } from '../list-services/marked-section.ts';
import { ROOT } from '../releases/paths.ts';

// A bench that runs for a quarter of an hour must not find at its end that its place is gone.
it.each(['bench', 'lighthouse'])('the README has a place for the figures of %s', (section) => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');

  expect(replaceSection(readme, section, 'the new figures')).toContain('\n\nthe new figures\n\n<!-- end of ');
});
