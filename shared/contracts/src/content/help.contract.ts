import * as z from 'zod/mini';
import { endpoint, entityId, Instant, NonEmptyText, RichText } from '../core/index.ts';

const HelpRef = z.object({ uniqueId: NonEmptyText, title: NonEmptyText });

/** One help text. Front ends know it by its name, which never changes: `login-otp`. */
export const HelpItem = z.object({
  id: entityId(),
  ...HelpRef.shape,
  body: RichText,
  updatedAt: Instant,
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
  query: z.strictObject({
    uniqueId: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+){0,9}$/), z.maxLength(80)),
  }),
  response: HelpItem,
  errors: [404],
});
