export { groupField, listField } from './address-collections.ts';
export { choiceField, flagField, pageField, textField, valueField } from './address-fields.ts';
export { AUDIT_ACTIONS, AuditAct, AuditRole } from './audit.ts';
export { type Address, type AddressField, defineAddress, type StateOf } from './define-address.ts';
export { DrawingSpec } from './drawing.ts';
export { DRAWING_FAMILIES, type DrawingFamily } from './drawing-families.ts';
export {
  type Access,
  declaredStatuses,
  type Endpoint,
  endpoint,
  type HttpMethod,
  IDEMPOTENCY_KEY_HEADER,
  READ_COSTS,
  type Role,
  readCostOf,
  SERVICE_NAMES,
  type ServiceName,
} from './endpoint.ts';
export { DEFAULT_PAGE_SIZE, Paging, PagingQuery, paged } from './paging.ts';
export {
  Count,
  Day,
  entityId,
  Instant,
  LARGEST_ID,
  lastingId,
  NonEmptyText,
  Rial,
  RowVersion,
} from './primitives.ts';
export { Problem } from './problem.ts';
export { coerce, decodeQuery } from './query-codec.ts';
export { encodeQuery } from './query-encoder.ts';
export { QueryKeyError } from './query-tree.ts';
export { RICH_TEXT_TAGS, RichText, type RichTextElement, RichTextNode } from './rich-text.ts';
export {
  SITEMAP_PAGE_SIZE,
  SITEMAP_PART_SIZE,
  SitemapPart,
  SitemapQuery,
  SitemapRecord,
} from './sitemap.ts';
