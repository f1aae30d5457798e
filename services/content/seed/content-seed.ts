/** What every part of the content's seed is given. */
export interface ContentSeed {
  readonly now: Date;
  /** The same number gives the same data. */
  readonly seed: number;
}
