/**
 * Writes the endpoints and tables of each service into services/README.md: endpoints from the contracts, tables
 * from the migrations.
 *
 *   node scripts/list-services.ts           exit 1 when the README is outdated
 *   node scripts/list-services.ts --write   updates it
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { collectEndpoints } from '@bazaar/contracts/testing';
import { SetupProblem } from './console.ts';
import { replaceSection } from './list-services/marked-section.ts';
import { serviceChapter } from './list-services/service-chapter.ts';
import { readServices } from './list-services/service-facts.ts';
import { ROOT } from './releases/paths.ts';
import { runAsScript } from './run-as-script.ts';

const README = join(ROOT, 'services/README.md');

/** The README with the present list. */
export async function withList(readme: string): Promise<string> {
  const endpoints = (await collectEndpoints()).map(([, endpoint]) => endpoint);
  const services = readServices(join(ROOT, 'services'), endpoints);
  return replaceSection(readme, 'endpoints and tables', services.map(serviceChapter).join('\n\n'));
}

/** A text without the column widths of its tables, which the formatter decides. */
export function withoutAlignment(text: string): string {
  return text.replaceAll(/ +/g, ' ').replaceAll(/-+/g, '-');
}

await runAsScript(import.meta, async () => {
  const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
  const before = readFileSync(README, 'utf8');
  const after = await withList(before);
  if (values.write) {
    writeFileSync(README, after);
  } else if (withoutAlignment(after) !== withoutAlignment(before)) {
    throw new SetupProblem(
      'services/README.md is behind the contracts or the migrations',
      'Run: node scripts/list-services.ts --write',
    );
  }
  return true;
});
