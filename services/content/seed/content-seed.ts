/** The options that every part of the content seed receives. */
export interface ContentSeed {
  readonly now: Date;
  /** The same number produces the same data. */
  readonly seed: number;
}
