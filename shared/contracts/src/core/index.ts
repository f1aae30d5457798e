export { DrawingSpec } from './drawing.ts';
export { type Access, type Endpoint, endpoint, type HttpMethod, type ServiceName } from './endpoint.ts';
export { DEFAULT_PAGE_SIZE, Paging, PagingQuery, paged } from './paging.ts';
export { Count, Day, entityId, Instant, NonEmptyText, Rial } from './primitives.ts';
export { Problem } from './problem.ts';
export { coerce, decodeQuery, encodeQuery } from './query-codec.ts';
export { QueryKeyError } from './query-tree.ts';
export { RICH_TEXT_TAGS, RichText, type RichTextElement, RichTextNode } from './rich-text.ts';
