/**
 * Content security policy of files. It makes a file harmless when it is opened as a page: no script, no form, no frame,
 * and an origin separate from the site.
 */
export const FILE_SANDBOX = "default-src 'none'; sandbox; frame-ancestors 'none'";
