import { type Rewritten, rewriteImage } from './rewrite-image.adapter.ts';
import type { RewriteWork } from './rewrite-images.adapter.ts';

process.once('message', async ({ files, folder }: RewriteWork) => {
  const rewritten: Rewritten[] = [];
  for (const file of files) {
    rewritten.push(await rewriteImage(file, folder));
  }
  process.send?.(rewritten, () => process.disconnect());
});
