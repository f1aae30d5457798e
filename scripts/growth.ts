/**
 * What the site needs at 1, 100 and 10,000 requests a second, by a model that is fed with the measured rates of FIGURES.md.
 *
 *   npm run growth
 *   npm run growth -- --write   writes the table into FIGURES.md
 *
 * Exit 0: the table. Exit 1: FIGURES.md lacks a number.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeFigures } from './bench/write-figures.ts';
import { readMeasured } from './growth/measured.ts';
import { growthToMarkdown } from './growth/report.ts';
import { ROOT } from './releases/paths.ts';
import { runAsScript } from './run-as-script.ts';

await runAsScript(import.meta, async () => {
  const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
  const text = growthToMarkdown(readMeasured(readFileSync(join(ROOT, 'FIGURES.md'), 'utf8')));
  console.log(text);
  if (values.write) {
    writeFigures('growth', text);
  }
  return true;
});
