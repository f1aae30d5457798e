import { signInIntent } from '@bazaar/storage';
import * as z from 'zod/mini';

/** The items and quantities of the drafts that wait for their visitor to sign in. */
const DraftBatchIntent = z.object({ lines: z.array(z.string()) });

const intent = signInIntent('suppliers.draft-batch', DraftBatchIntent);

interface Line {
  productId: number;
  quantity: number;
}

const textsOf = (lines: readonly Line[]) =>
  lines.map(({ productId, quantity }) => `${productId} ${quantity}`);

/** Remembers that drafts for these lines are to be made once the visitor has signed in. */
export function rememberBatch(lines: readonly Line[]): void {
  intent.remember({ lines: textsOf(lines) });
}

/** Whether drafts for exactly these lines were to be made; it is then forgotten. */
export function takeBatch(lines: readonly Line[]): boolean {
  const texts = textsOf(lines);
  return lines.length > 0 && intent.take((meant) => meant.lines.join() === texts.join());
}
