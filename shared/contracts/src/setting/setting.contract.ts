import * as z from 'zod/mini';
import { endpoint, NonEmptyText } from '../core/index.ts';
import { CategoryType } from '../product/category.contract.ts';

const Address = z.string().check(z.regex(/^(\/|https?:\/\/)/));

/** One section of the home page. Sections that the browser does not know are left out without an error. */
export const HomeSection = z.object({
  kind: NonEmptyText,
  title: z.string(),
  hidden: z.boolean(),
  /** Items shown at once: 6 advertisements, 4 webinars. */
  take: z.optional(z.int().check(z.positive())),
});
export type HomeSection = z.infer<typeof HomeSection>;

/** The site's configuration, loaded at start and cached in local storage (specification §3, "Config content"). */
export const SiteConfig = z.object({
  clientId: NonEmptyText,
  /** Changes whenever the configuration does; part of the key of cached HTML. */
  version: NonEmptyText,
  siteName: NonEmptyText,
  /** Base addresses by service or panel name. */
  addresses: z.record(z.string(), Address),
  categoryTypes: z.array(
    z.object({
      categoryType: CategoryType,
      title: NonEmptyText,
      pageSetting: z.object({ description: z.string() }),
      linkToPage: z.string(),
    }),
  ),
  uniquePageNames: z.object({
    policy: NonEmptyText,
    privacy: NonEmptyText,
    PolicyPageHeader: NonEmptyText,
    PolicyPageFooter: NonEmptyText,
  }),
  pageIds: z.object({ policy: z.int(), comments: z.int(), commentRules: z.int() }),
  home: z.object({
    banner: z.object({ title: NonEmptyText, phrases: z.array(NonEmptyText) }),
    sections: z.array(HomeSection),
  }),
  footer: z.object({ about: z.string(), credit: NonEmptyText }),
});
export type SiteConfig = z.infer<typeof SiteConfig>;

/** The configuration of one client; the header `client-id` names it. 404 for an unknown client. */
export const getSettings = endpoint({
  service: 'setting',
  method: 'GET',
  path: '/api/v1/settings',
  access: 'public',
  summary: 'Site configuration of the client named by the client-id header.',
  response: SiteConfig,
  errors: [404],
});

/** Header that names the client of the configuration. */
export const CLIENT_ID_HEADER = 'client-id';

/** The stage client of the specification's §9. */
export const CLIENT_ID = 'bazaar-web-stage';
