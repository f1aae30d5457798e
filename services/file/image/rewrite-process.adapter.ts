import { rewriteImage } from './rewrite-image.adapter.ts';
import type { RewriteWork } from './rewrite-in-process.adapter.ts';

process.once('message', async ({ file, folder }: RewriteWork) => {
  const rewritten = await rewriteImage(file, folder);
  process.send?.(rewritten, () => process.disconnect());
});
