/** Four rows of three cards. */
export const ADVERTISEMENTS_PER_PAGE = 12;
/** What a list of advertisements is narrowed by. */
export interface AdvertisementList {
  /** A group of categories. */
  kind?: number | undefined;
  city?: number | undefined;
  page: number;
}
