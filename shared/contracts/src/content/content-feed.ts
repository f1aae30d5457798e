import { queryOf } from '../fill-path.ts';

/** The address of the Atom feeds of articles; the shell's server answers it. */
export const CONTENT_FEED_PATH = '/contents/feed.xml';

/** The newest articles of everything, of one type, or with one label. */
export interface FeedChoice {
  contentTypeId?: number | undefined;
  label?: string | undefined;
}

/** The address of a feed. */
export function contentFeedHref({ contentTypeId, label }: FeedChoice = {}): string {
  return (
    CONTENT_FEED_PATH +
    (contentTypeId === undefined ? queryOf('label', label) : queryOf('type', String(contentTypeId)))
  );
}
