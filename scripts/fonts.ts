/**
 * Cuts the site's font files from the package's: what Persian needs, the signs of both scripts, and Latin letters, in the
 * weights of the design. The files are kept in the repository; this is needed only after a new version of the package or
 * a change of `scripts/fonts/faces.ts`.
 *
 *   npm run fonts
 *
 * Exit 0: the files and their style sheet are in shared/ui/src/fonts.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cutFonts } from './fonts/cut-fonts.ts';
import { ROOT } from './releases/paths.ts';
import { runAsScript } from './run-as-script.ts';

await runAsScript(import.meta, async () => {
  for (const { name, content } of await cutFonts()) {
    writeFileSync(join(ROOT, 'shared/ui/src/fonts', name), content);
    console.log(`${name} ${content.length} bytes`);
  }
  return true;
});
