/** Number of buckets of a histogram whose numbers are not all equal. */
export const BUCKETS = 12;
/** From this ratio on, equal steps would put nearly everything into the first bucket. */
export const WIDE = 100;
