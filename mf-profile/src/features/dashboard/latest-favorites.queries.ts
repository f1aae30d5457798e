import type { FavoriteWindow } from '../../common/profile/profile.keys.ts';

/** The last four favorites of any type; the response's total is the dashboard's count. */
export const LATEST_FAVORITES: FavoriteWindow = { type: null, page: 1, pageSize: 4 };
