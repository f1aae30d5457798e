import * as z from 'zod/mini';
import { Count, endpoint, entityId, Instant, NonEmptyText, RichText } from '../core/index.ts';
import { ContentSummary } from './page.contract.ts';

/** The name by which front ends know a help text. */
export const HelpUniqueId = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+){0,9}$/), z.maxLength(80));

const HelpRef = z.object({ uniqueId: NonEmptyText, title: NonEmptyText });
export type HelpRef = z.infer<typeof HelpRef>;

/** What the help texts are about. */
export const HELP_TOPICS = ['order', 'payment', 'search', 'account'] as const;
export const HelpTopic = z.enum(HELP_TOPICS);
export type HelpTopic = z.infer<typeof HelpTopic>;

/** One help text. Front ends know it by its name, which never changes: `login-otp`. */
export const HelpItem = z.object({
  id: entityId(),
  ...HelpRef.shape,
  body: RichText,
  updatedAt: Instant,
  /** How many readers called it useful. */
  useful: z._default(Count, 0),
  /** Other texts on the same subject, at most four. */
  related: z.array(HelpRef),
});
export type HelpItem = z.infer<typeof HelpItem>;

/** One help text by its name; 404 when there is none. */
export const getHelpItem = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/v1/helpsystems/byfrontuniqueid',
  access: 'public',
  summary: 'A help text by its unique name.',
  query: z.strictObject({ uniqueId: HelpUniqueId }),
  response: HelpItem,
  errors: [404],
});

/** All help texts by name, in the operator's order. */
export const listHelpItems = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/v1/helpsystems/list',
  access: 'public',
  summary: 'Names of all help texts.',
  response: z.array(z.object({ ...HelpRef.shape, topic: HelpTopic })),
});

const Excerpt = z.string();

/** What a search over help texts, questions and articles found; of each at most eight. */
export const HelpResults = z.object({
  helpItems: z.array(z.object({ ...HelpRef.shape, excerpt: Excerpt })),
  questions: z.array(z.object({ id: entityId(), question: NonEmptyText, excerpt: Excerpt })),
  articles: z.array(ContentSummary),
});
export type HelpResults = z.infer<typeof HelpResults>;

/** Searches help texts, questions and articles in one; letters, digits and half-spaces of any kind find the same. */
export const searchHelp = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/v1/helpsystems/search',
  access: 'public',
  summary: 'Search in help texts, questions and articles.',
  query: z.strictObject({ term: z.string().check(z.minLength(1), z.maxLength(120)) }),
  reads: 'search',
  response: HelpResults,
});
