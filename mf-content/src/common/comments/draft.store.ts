import type { CommentId, PageId } from '@bazaar/contracts/content';
import { storedValue, useStoredSelection } from '@bazaar/storage';
import * as z from 'zod/mini';

type Drafts = Readonly<Record<string, string>>;

const NONE: Drafts = {};
const drafts = storedValue('bazaar.content.comment-drafts', z.record(z.string(), z.string()), {
  area: 'session',
  fallback: NONE,
});

/** What a text is written for: an article, or one of its comments. */
export interface DraftPlace {
  pageId: PageId;
  parentId: CommentId | null;
}

/** Keeps a text that is not sent yet, through a sign-in too; an empty one is forgotten. */
export function keepDraft(place: DraftPlace, text: string): void {
  const { [keyOf(place)]: _, ...others } = drafts.get();
  drafts.set(text === '' ? others : { ...others, [keyOf(place)]: text });
}

/** The text that is kept for a place; empty when there is none. */
export function useDraft(place: DraftPlace): string {
  const key = keyOf(place);
  return useStoredSelection(drafts, (kept) => kept[key] ?? '');
}

function keyOf({ pageId, parentId }: DraftPlace): string {
  return `${pageId}:${parentId ?? 'page'}`;
}
