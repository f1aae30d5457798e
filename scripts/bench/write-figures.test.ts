import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { replaceSection } from '../list-services/marked-section.ts';
import { ROOT } from '../releases/paths.ts';
import { SECTIONS } from './write-figures.ts';

// A bench that runs for a quarter of an hour must not find at its end that its section is missing.
it.each([...SECTIONS.map((section) => ['FIGURES.md', section] as const), ['README.md', 'headline'] as const])(
  '%s has a section for %s',
  (file, section) => {
    const text = readFileSync(join(ROOT, file), 'utf8');

    expect(replaceSection(text, section, 'the new figures')).toContain('\n\nthe new figures\n\n<!-- end of ');
  },
);
