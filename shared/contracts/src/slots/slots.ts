import * as z from 'zod/mini';
import { DrawingSpec } from '../core/index.ts';
import { SupplierProductId } from '../product/product-ids.ts';

/** A place in one owner's page that another owner fills. The slot provider names it in its descriptor. */
export interface SlotDefinition<Props extends z.ZodMiniType = z.ZodMiniType> {
  readonly name: string;
  readonly props: Props;
}

function defineSlot<Props extends z.ZodMiniType>(name: string, props: Props): SlotDefinition<Props> {
  return { name, props };
}

/** Props of a home section: its title from the configuration and how many items it shows at once. */
const homeSection = z.strictObject({ title: z.string(), take: z.int().check(z.positive()) });

/** Filled by mf-catalog: the five type tiles with live counts, and the groups of products. */
export const homeTypesSlot = defineSlot('home.types', homeSection);
export const homeCategoriesSlot = defineSlot('home.categories', homeSection);

/** Filled by mf-suppliers: pages of six advertisements. */
export const homeAdvertisementsSlot = defineSlot('home.advertisements', homeSection);

/** Filled by mf-content. */
export const homeNewsSlot = defineSlot('home.news', homeSection);
export const homeWebinarsSlot = defineSlot('home.webinars', homeSection);
export const homeVideosSlot = defineSlot('home.videos', homeSection);

/** Filled by mf-profile: unread messages and favorites beside the account button. Session only. */
export const headerBadgeSlot = defineSlot('header.badge', z.strictObject({}));

/** Filled by mf-wallet: the credit line of the profile menu. Session only. */
export const profileCreditSlot = defineSlot('profile.credit', z.strictObject({}));

/**
 * Filled by mf-suppliers: the compare and favorite buttons at the foot of an item's card; the compare button alone in a
 * list of favorites, which removes them itself.
 */
export const productActionsSlot = defineSlot(
  'product.actions',
  z.strictObject({
    id: SupplierProductId,
    title: z.string(),
    slug: z.string(),
    drawing: DrawingSpec,
    compareOnly: z.optional(z.boolean()),
  }),
);

/** Filled by mf-suppliers: the compare bar, at the foot of every page while it has items. */
export const compareBarSlot = defineSlot('site.compare-bar', z.strictObject({}));

/**
 * Filled by mf-suppliers: for whom the next request is begun, for a user who writes requests for a company too. The
 * choice is stored under `REQUEST_CUSTOMER_KEY`. Session only.
 */
export const requestCustomerSlot = defineSlot('request.customer', z.strictObject({}));

/** Filled by mf-profile: what the signed-in visitor has left unfinished. Session only. */
export const homeContinueSlot = defineSlot('home.continue', z.strictObject({}));

/**
 * Filled by mf-content: the help text of that name, in the frame that `HelpProvider` of `@bazaar/ui/help` opens beside a
 * form. `marked`: the choice made in the form, whose row is marked in the text.
 */
export const helpPanelSlot = defineSlot(
  'help.panel',
  z.strictObject({ uniqueId: z.string(), marked: z.optional(z.string()) }),
);

/** Filled by mf-content: what waits for an operator, at the head of the page of one's own comments. Session only. */
export const commentReviewSlot = defineSlot('comments.review', z.strictObject({}));
