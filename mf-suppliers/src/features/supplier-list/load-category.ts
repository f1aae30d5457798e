import type { Problem } from '@bazaar/contracts';
import { type Category, type CategoryId, InactiveCategory } from '@bazaar/contracts/product';
import type { Host } from '@bazaar/host';
import { data } from 'react-router';
import { listQueries } from './supplier-list.queries.ts';

/** Loads an active category; throws a 404 with links for one that exists but is inactive. */
export async function loadCategory(host: Host, id: CategoryId): Promise<Category> {
  try {
    return await host.queryClient.ensureQueryData(listQueries(host.api).category(id));
  } catch (error) {
    const inactive = inactiveOf(error);
    throw inactive === null ? error : data(inactive, { status: 404 });
  }
}

function inactiveOf(error: unknown): InactiveCategory | null {
  if (!(error instanceof Error && 'status' in error && error.status === 404 && 'data' in error)) {
    return null;
  }
  const read = InactiveCategory.safeParse((error.data as Problem | null)?.data);
  return read.success ? read.data : null;
}
