import { signInIntent } from '@bazaar/storage';
import * as z from 'zod/mini';

/** What can be liked. */
export interface LikeTarget {
  kind: 'page' | 'comment';
  id: number;
}

/** What a visitor wanted to like before signing in. */
export const likeIntent = signInIntent(
  'content.like',
  z.object({ kind: z.enum(['page', 'comment']), id: z.int() }),
);
