/**
 * Writes the requirements of OWASP ASVS 5.0.0, levels 1 and 2, into SECURITY.md, from services/security-tests/asvs.
 *
 *   node scripts/asvs.ts           exit 1 when SECURITY.md is outdated
 *   node scripts/asvs.ts --write   updates it
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readRequirements } from './asvs/read-rows.ts';
import { requirementsToMarkdown } from './asvs/write-table.ts';
import { SetupProblem } from './console.ts';
import { replaceSection } from './list-services/marked-section.ts';
import { withoutAlignment } from './list-services.ts';
import { ROOT } from './releases/paths.ts';
import { runAsScript } from './run-as-script.ts';

const DOCUMENT = join(ROOT, 'SECURITY.md');

/** The document with the present table. */
export function withRequirements(document: string): string {
  return replaceSection(document, 'requirements', requirementsToMarkdown(readRequirements()));
}

await runAsScript(import.meta, async () => {
  const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
  const before = readFileSync(DOCUMENT, 'utf8');
  const after = withRequirements(before);
  if (values.write) {
    writeFileSync(DOCUMENT, after);
  } else if (withoutAlignment(after) !== withoutAlignment(before)) {
    throw new SetupProblem(
      'SECURITY.md is behind services/security-tests/asvs',
      'Run: node scripts/asvs.ts --write',
    );
  }
  return true;
});
