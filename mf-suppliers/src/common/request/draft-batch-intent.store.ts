import { signInIntent } from '@bazaar/storage';
import * as z from 'zod/mini';

/** The items and quantities of the drafts that wait for their visitor to sign in, and the need of those made before. */
const DraftBatchIntent = z.object({ lines: z.array(z.string()), needId: z.optional(z.uuid()) });

const intent = signInIntent('suppliers.draft-batch', DraftBatchIntent);

interface Line {
  productId: number;
  quantity: number;
}

const textsOf = (lines: readonly Line[]) =>
  lines.map(({ productId, quantity }) => `${productId} ${quantity}`);

/** Remembers that drafts for these lines are to be made once the visitor has signed in. */
export function rememberBatch(lines: readonly Line[], needId?: string): void {
  intent.remember({ lines: textsOf(lines), needId });
}

/** What was remembered when drafts for exactly these lines were to be made, which is then forgotten; null otherwise. */
export function takeBatch(lines: readonly Line[]): { needId: string | undefined } | null {
  const texts = textsOf(lines);
  let needId: string | undefined;
  const isMeant = (meant: z.infer<typeof DraftBatchIntent>) => {
    needId = meant.needId;
    return meant.lines.join() === texts.join();
  };
  return lines.length > 0 && intent.take(isMeant) ? { needId } : null;
}
