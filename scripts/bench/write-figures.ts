import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceSection } from '../list-services/marked-section.ts';
import { ROOT } from '../releases/paths.ts';

const FORMATTER = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');

/** Where each bench has its figures. */
const HOMES = {
  bench: 'README.md',
  lighthouse: 'README.md',
  figures: 'services/README.md',
} as const;

/** Puts the figures of a bench into their section of a README, its tables aligned as everywhere. */
export function writeFigures(section: keyof typeof HOMES, text: string): void {
  const file = join(ROOT, HOMES[section]);
  writeFileSync(file, replaceSection(readFileSync(file, 'utf8'), section, text));
  execFileSync(process.execPath, [FORMATTER, 'format', '--write', file], { cwd: ROOT, stdio: 'pipe' });
}
