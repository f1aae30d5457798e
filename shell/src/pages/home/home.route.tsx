import type { Host } from '@bazaar/host';
import { homeHead } from './home.rules.ts';
import { homeLoader } from './home-loader.ts';
import { HomePage } from './home-page.tsx';

/** `/` — the front page, composed from slots by the configuration. */
export function homeRoute(host: Host) {
  return { loader: () => homeLoader(host), Component: HomePage, handle: { head: homeHead } };
}
