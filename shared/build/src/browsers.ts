/** The oldest browsers that the site is built for. Newer platform features come only as an enhancement. */
export const BROWSERS = ['chrome >= 122', 'edge >= 122', 'firefox >= 128', 'safari >= 17.4'];

/** Three passes take a second more per build, and save a few kilobytes on every visit. */
export const MINIFY = { jsOptions: { minimizerOptions: { compress: { passes: 3 } } } };

/**
 * Leaves out unused code (an icon set of three megabytes for ten icons) and keeps names readable in a stack trace.
 */
export const SERVER_MINIFY = { jsOptions: { minimizerOptions: { mangle: false } } };

/** Maps of the server bundles exist only when `npm run trace` asks for them: no visitor and no server reads them. */
export const SERVER_SOURCE_MAP = {
  js: process.env.BAZAAR_SERVER_MAPS === '1' ? ('hidden-source-map' as const) : (false as const),
};
