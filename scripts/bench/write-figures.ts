import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceSection } from '../list-services/marked-section.ts';
import { ROOT } from '../releases/paths.ts';

const README = join(ROOT, 'README.md');
const FORMATTER = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');

/** Puts the figures of a bench into their section of the README, its tables aligned as everywhere. */
export function writeFigures(section: 'bench' | 'lighthouse', text: string): void {
  writeFileSync(README, replaceSection(readFileSync(README, 'utf8'), section, text));
  execFileSync(process.execPath, [FORMATTER, 'format', '--write', README], { cwd: ROOT, stdio: 'pipe' });
}
