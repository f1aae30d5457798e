import { encodeQuery } from '@bazaar/contracts';
import {
  ContentTypeId,
  type FeedChoice,
  getContentTypeBreadcrumb,
  listPublicContents,
  type PublicContent,
} from '@bazaar/contracts/content';

/** Articles of one feed, the newest first. */
export interface Feed {
  choice: FeedChoice;
  /** The type or the label of its articles; null for a feed of all. */
  subject: string | null;
  articles: readonly PublicContent[];
}

export interface Feeds {
  /** Null for a type that does not exist. @throws Error when a service does not respond. */
  read(choice: FeedChoice): Promise<Feed | null>;
}

const ARTICLES = 30;
const MAX_LABEL_LENGTH = 80;
const NOT_FOUND = 404;

/** The choice in the query of a feed's address; null when it chooses nothing that there may be. */
export function readFeedChoice(query: unknown): FeedChoice | null {
  const { type, label } = Object(query);
  if (type !== undefined) {
    const id = /^\d+$/.test(String(type)) ? ContentTypeId.safeParse(Number(type)) : null;
    return id?.success ? { contentTypeId: id.data } : null;
  }
  if (label === undefined) {
    return {};
  }
  const text = typeof label === 'string' ? label.trim() : '';
  return text === '' || text.length > MAX_LABEL_LENGTH ? null : { label: text };
}

/** The feeds of the services' published articles. */
export function createFeeds(servicesOrigin: string): Feeds {
  const get = async (path: string, query: object) => {
    const response = await fetch(`${servicesOrigin}/content${path}?${encodeQuery(query)}`, {
      signal: AbortSignal.timeout(5000),
    });
    if (!response.ok && response.status !== NOT_FOUND) {
      throw new Error(`${path} answered ${response.status}.`);
    }
    return response.ok ? response.json() : null;
  };
  const typeTitle = async (id: number) => {
    const path = await get(getContentTypeBreadcrumb.path.replace(':id', String(id)), {});
    return path === null ? null : (getContentTypeBreadcrumb.response.parse(path).at(-1)?.title ?? null);
  };
  return {
    async read(choice) {
      const filter = { contentTypeId: choice.contentTypeId, label: choice.label };
      const query = { filter, paging: { pageNumber: 1, pageSize: ARTICLES } };
      const [subject, list] = await Promise.all([
        choice.contentTypeId === undefined ? (choice.label ?? null) : typeTitle(choice.contentTypeId),
        get(listPublicContents.path, query),
      ]);
      if (list === null || (choice.contentTypeId !== undefined && subject === null)) {
        return null;
      }
      return { choice, subject, articles: listPublicContents.response.parse(list).items };
    },
  };
}
