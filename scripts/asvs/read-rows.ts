import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../releases/paths.ts';

/** The test that holds a requirement: its file, and a part of its title. */
export interface NamedTest {
  readonly file: string;
  readonly title: string;
}

/** One requirement of OWASP ASVS 5.0.0, in words of our own, and exactly one of the three things that it is here. */
export interface Requirement {
  readonly id: string;
  readonly level: 1 | 2;
  readonly asks: string;
  readonly kept?: string;
  readonly test?: NamedTest;
  readonly notApplicable?: string;
  readonly open?: string;
}

/** All rows, in the order of the standard. */
export function readRequirements(root = ROOT): Requirement[] {
  const folder = join(root, 'services/security-tests/asvs');
  return globSync('v*.json', { cwd: folder })
    .sort()
    .flatMap((file): Requirement[] => JSON.parse(readFileSync(join(folder, file), 'utf8')));
}
