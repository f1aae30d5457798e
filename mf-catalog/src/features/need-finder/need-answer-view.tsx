import type { AnswerProps } from './answer-props.ts';
import { ExactVariants } from './exact-variants.tsx';
import { messages } from './messages.ts';
import { NearOffers } from './near-offers.tsx';
import styles from './need-answer-view.module.css';
import { NeedQuestion } from './need-question.tsx';
import { NeedReading } from './need-reading.tsx';
import { NeedRequest } from './need-request.widget.tsx';
import { UnkeptWishes } from './unkept-wishes.tsx';

/** What there is for a need: the reading, one question, exact offers, what cannot be had, and the nearest. */
export function NeedAnswerView(props: AnswerProps) {
  const { need, answer, good } = props;
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
        <NeedRequest need={need} answer={answer} categoryId={good.category.id} />
      </aside>
    </div>
  );
}
