import { preloadableLazy } from '@bazaar/actions';

/** Loads the code of everything around an article that its first view does not need. */
export const loadBelow = preloadableLazy(() => import('./below.ts'));
