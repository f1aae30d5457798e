import { FileMeta } from '@bazaar/contracts/file';
import { type StoredValue, storedValue } from '@bazaar/storage';
import * as z from 'zod/mini';

const Draft = z.object({ text: z.string(), files: z.array(FileMeta) });
export type Draft = z.infer<typeof Draft>;

export const EMPTY_DRAFT: Draft = { text: '', files: [] };

const drafts = new Map<string, StoredValue<Draft>>();

/** What is written and attached in one place and not sent yet; a reload does not lose it. */
export function draftOf(place: string): StoredValue<Draft> {
  const known = drafts.get(place);
  if (known !== undefined) {
    return known;
  }
  const draft = storedValue(`bazaar.profile.message-draft:${place}`, Draft, {
    area: 'session',
    fallback: EMPTY_DRAFT,
  });
  drafts.set(place, draft);
  return draft;
}
