/**
 * Writes the endpoints and tables of each service into services/README.md, and how long rows are kept: endpoints from the
 * contracts, tables from the migrations, times from the lists of the services.
 *
 *   node scripts/list-services.ts           exit 1 when the README is outdated
 *   node scripts/list-services.ts --write   updates it
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { collectEndpoints } from '@bazaar/contracts/testing';
import { RETENTION } from '../services/app.ts';
import { SetupProblem } from './console.ts';
import { replaceSection } from './list-services/marked-section.ts';
import { retentionTable } from './list-services/retention-table.ts';
import { serviceChapter } from './list-services/service-chapter.ts';
import { readServices } from './list-services/service-facts.ts';
import { ROOT } from './releases/paths.ts';
import { runAsScript } from './run-as-script.ts';

const README = join(ROOT, 'services/README.md');

/** The README with the present lists. */
export async function withList(readme: string): Promise<string> {
  const endpoints = (await collectEndpoints()).map(([, endpoint]) => endpoint);
  const services = readServices(join(ROOT, 'services'), endpoints);
  const chapters = services.map(serviceChapter).join('\n\n');
  const withChapters = replaceSection(readme, 'endpoints and tables', chapters);
  return replaceSection(withChapters, 'retention', retentionTable(Object.values(RETENTION).flat()));
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
      'services/README.md is behind the contracts, the migrations or the lists of what is kept',
      'Run: node scripts/list-services.ts --write',
    );
  }
  return true;
});
