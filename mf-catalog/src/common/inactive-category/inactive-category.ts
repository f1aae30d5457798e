import type { Problem } from '@bazaar/contracts';
import { type CategoryRef, InactiveCategory, listCategoryChildren } from '@bazaar/contracts/product';
import type { Host } from '@bazaar/host';
import { data } from 'react-router';
import { groupQuery } from '../group/group.queries.ts';

/** What the page of a deactivated category gets: what the category was, and categories to continue with. */
export interface InactiveCategoryPayload extends InactiveCategory {
  /** Active categories on the same level. */
  siblings: readonly CategoryRef[];
}

const SHOWN_SIBLINGS = 12;

/**
 * Throws a loader's error when a category failed to load: a 404 with links for one that exists but is inactive (the
 * route's `ErrorComponent` is then `InactiveCategoryPage`), the error itself otherwise.
 */
export async function throwInactive(host: Host, error: unknown): Promise<never> {
  const inactive = inactiveOf(error);
  if (inactive === null) {
    throw error;
  }
  const payload: InactiveCategoryPayload = { ...inactive, siblings: await siblingsOf(host, inactive) };
  throw data(payload, { status: 404 });
}

function inactiveOf(error: unknown): InactiveCategory | null {
  if (!(error instanceof Error && 'status' in error && error.status === 404 && 'data' in error)) {
    return null;
  }
  const problem = error.data as Problem | null;
  const parsed = InactiveCategory.safeParse(problem?.data);
  return parsed.success ? parsed.data : null;
}

/** Its siblings, or the groups of its type; empty when they fail to load, which is not reported as another error. */
async function siblingsOf(host: Host, { categoryType, parents }: InactiveCategory): Promise<CategoryRef[]> {
  const [parent] = parents;
  try {
    const found =
      parent === undefined
        ? await host.queryClient.ensureQueryData(groupQuery(host.api, categoryType))
        : await host.api.call(listCategoryChildren, { params: { id: parent.id } });
    return found.slice(0, SHOWN_SIBLINGS).map(({ id, title, slug }) => ({ id, title, slug }));
  } catch {
    return [];
  }
}
