import { homeHead } from './home.rules.ts';
import { homeLoader } from './home-loader.ts';
import { HomePage } from './home-page.tsx';

/** `/` — the front page, composed from slots by the configuration. */
export const homeRoute = { loader: homeLoader, Component: HomePage, handle: { head: homeHead } };
