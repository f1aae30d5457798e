import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceSection } from '../list-services/marked-section.ts';
import { ROOT } from '../releases/paths.ts';
import { headlineFigures } from './headline-figures.ts';

const FORMATTER = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');

const FIGURES = join(ROOT, 'FIGURES.md');
const README = join(ROOT, 'README.md');

/** The benches that have a section in FIGURES.md. */
export const SECTIONS = [
  'bench',
  'lighthouse',
  'services',
  'swaps',
  'chaos',
  'remedies',
  'restore',
  'load',
  'ha',
  'growth',
] as const;

/** Puts the figures of a bench into their section of FIGURES.md, and those that matter most into the README. */
export function writeFigures(section: (typeof SECTIONS)[number], text: string): void {
  writeFileSync(FIGURES, replaceSection(readFileSync(FIGURES, 'utf8'), section, text));
  format(FIGURES);
  const headline = headlineFigures(readFileSync(FIGURES, 'utf8'));
  writeFileSync(README, replaceSection(readFileSync(README, 'utf8'), 'headline', headline));
  format(README);
}

// Tables are aligned as in every other document.
function format(file: string): void {
  execFileSync(process.execPath, [FORMATTER, 'format', '--write', file], { cwd: ROOT, stdio: 'pipe' });
}
