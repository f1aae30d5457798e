import type { NeedAnswer } from '@bazaar/contracts/product';
import { ExactVariants } from './exact-variants.tsx';
import { messages } from './messages.ts';
import { NearOffers } from './near-offers.tsx';
import styles from './need-answer-view.module.css';
import { NeedQuestion } from './need-question.tsx';
import { NeedReading } from './need-reading.tsx';
import { NeedRequest } from './need-request.widget.tsx';
import { UnkeptWishes } from './unkept-wishes.tsx';

export type NeedGood = NonNullable<NeedAnswer['good']>;

/** Props of the parts that show an answer. */
export interface AnswerProps {
  need: string;
  answer: NeedAnswer;
  good: NeedGood;
}

/** What there is for a need: the reading, one question, exact offers, what cannot be had, and the nearest. */
export function NeedAnswerView(props: AnswerProps & { now: string }) {
  const { need, answer } = props;
  const isExact = answer.exact.length > 0;
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <NeedReading need={need} parts={answer.parts} ignored={answer.ignored} />
        {answer.question !== null && <NeedQuestion need={need} question={answer.question} />}
        {isExact ? <ExactVariants {...props} /> : <p className={styles.none}>{messages.none}</p>}
        {answer.unkept.length > 0 && <UnkeptWishes {...props} />}
        {answer.near.length > 0 && <NearOffers {...props} />}
      </div>
      <aside className={styles.side}>
        <NeedRequest {...props} />
      </aside>
    </div>
  );
}
