const MEBIBYTE = 1024 * 1024;

/** The largest file that is read. */
export const MAXIMUM_FILE_BYTES = 5 * MEBIBYTE;

/** What all parts of a workbook together may hold once they are unpacked. */
export const MAXIMUM_UNPACKED_BYTES = 64 * MEBIBYTE;

/** Rows below the head that are taken. */
export const MAXIMUM_ROWS = 5_000;
