/** Buckets of a histogram whose numbers are not all equal. */
export const BUCKETS = 12;
/** From here on equal steps would put nearly everything into the first bucket. */
export const WIDE = 100;
