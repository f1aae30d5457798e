/** The oldest browsers that the site is built for. Newer platform features come only as an enhancement. */
export const BROWSERS = ['chrome >= 122', 'edge >= 122', 'firefox >= 128', 'safari >= 17.4'];

/** Three passes take a second more per build, and save a few kilobytes on every visit. */
export const MINIFY = { jsOptions: { minimizerOptions: { compress: { passes: 3 } } } };

/**
 * Leaves out unused code (an icon set of three megabytes for ten icons) and keeps names readable in a stack trace.
 */
export const SERVER_MINIFY = { jsOptions: { minimizerOptions: { mangle: false } } };
