import { BROWSER_REMEDIES } from './browser-remedies.ts';
import type { Remedy } from './remedy.ts';
import { SERVER_REMEDIES } from './server-remedies.ts';

/** Every remedy that the chaos suite relies on. */
export const REMEDIES: readonly Remedy[] = [...BROWSER_REMEDIES, ...SERVER_REMEDIES];
