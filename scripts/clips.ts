/**
 * Draws the video clips of the demo from the drawings of the site and the texts in services/content/seed/videos.json.
 * The clips are kept in the repository; this is needed only after a change of a board or a text. It needs ffmpeg.
 *
 *   npm run clips
 *   npm run clips -- --only lockout --only motor-plate
 *   npm run clips -- --pictures      # every third second of each as a picture in .data/clips, and no clip
 *
 * Exit 0: the clips and their posters are in services/seed/clips.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { launchOptions } from './bench/launch-options.ts';
import { type ClipOrder, renderClip } from './clips/render-clip.ts';
import { dataDir, ROOT } from './releases/paths.ts';
import { runRsbuild } from './releases/run-rsbuild.ts';
import { runAsScript } from './run-as-script.ts';

const VIEWPORT = { width: 960, height: 540 };
const PICTURE_STEP_SECONDS = 3;
const CLIPS = join(ROOT, 'services/seed/clips');
const ORDERS = join(ROOT, 'services/content/seed/videos.json');

await runAsScript(import.meta, async () => {
  const { only, pictures } = parseArgs({
    options: { only: { type: 'string', multiple: true, default: [] }, pictures: { type: 'boolean' } },
  }).values;
  const orders = JSON.parse(readFileSync(ORDERS, 'utf8')) as ClipOrder[];
  const folder = join(dataDir(), 'clips');
  await runRsbuild(join(ROOT, 'scripts/clips'), { BAZAAR_OUT: join(folder, 'page') });
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage({ viewport: VIEWPORT });
    await page.goto(pathToFileURL(join(folder, 'page/index.html')).href);
    await page.waitForFunction(() => window.showSecond !== undefined);
    mkdirSync(CLIPS, { recursive: true });
    for (const order of orders.filter(({ file }) => only.length === 0 || only.includes(file))) {
      await (pictures ? takePictures(page, order, folder) : renderClip(page, order, CLIPS));
      console.log(order.file);
    }
  } finally {
    await browser.close();
  }
  return true;
});

async function takePictures(page: Page, { file, seconds }: ClipOrder, folder: string): Promise<void> {
  for (let second = PICTURE_STEP_SECONDS; second <= seconds; second += PICTURE_STEP_SECONDS) {
    await page.evaluate(([name, at]) => window.showSecond?.(name, at), [file, second] as const);
    await page.screenshot({ path: join(folder, `${file}-${String(second).padStart(2, '0')}.png`) });
  }
}
