/** Four rows of three cards. */
export const LIST_PAGE_SIZE = 12;

/** What every list of articles gets from its loader. */
export interface ListData {
  page: number;
}

export function pageCountOf(totalCount: number, pageSize: number): number {
  return Math.max(1, Math.ceil(totalCount / pageSize));
}

/** @throws a 404 for a page that the list does not have. */
export function refuseOutOfRangePage(page: number, pageCount: number): void {
  if (page > pageCount) {
    throw new Response(null, { status: 404, statusText: 'Page Not Found' });
  }
}
