import type { NeedAnswer } from '@bazaar/contracts/product';

export type NeedGood = NonNullable<NeedAnswer['good']>;

/** Props of the parts that show an answer. */
export interface AnswerProps {
  need: string;
  answer: NeedAnswer;
  good: NeedGood;
}
