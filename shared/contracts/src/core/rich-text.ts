import * as z from 'zod/mini';

/**
 * Author text as a tree of allow-listed elements. It reaches the page as elements, never as markup, so there is no
 * place where a hostile string could become HTML.
 */
export const RICH_TEXT_TAGS = [
  'p',
  'h2',
  'h3',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'a',
  'code',
  'blockquote',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'br',
] as const;

export interface RichTextElement {
  tag: (typeof RICH_TEXT_TAGS)[number];
  /** Only on `h2` and `h3`: the anchor of the table of contents. */
  id?: string | undefined;
  /** Only on `a`: a path of this site, or an `https:` address. */
  href?: string | undefined;
  children: RichTextNode[];
}

export type RichTextNode = string | RichTextElement;

export const RichTextNode: z.ZodMiniType<RichTextNode> = z.lazy(() => z.union([z.string(), RichTextElement]));

const RichTextElement: z.ZodMiniType<RichTextElement> = z.object({
  tag: z.enum(RICH_TEXT_TAGS),
  id: z.optional(z.string().check(z.regex(/^[\p{L}\p{N}_-]{1,80}$/u))),
  // Browsers drop tabs and line breaks from an address: `/<tab>/host` would leave the site.
  href: z.optional(z.string().check(z.regex(/^(\/(?![/\\])|https:\/\/|#)[^\s\p{Cc}]*$/u))),
  children: z.array(RichTextNode),
});

export const RichText = z.array(RichTextNode);
export type RichText = z.infer<typeof RichText>;
