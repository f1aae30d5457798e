import type { NeedAnswer } from '@bazaar/contracts/product';
import { Chip, ChipRow } from '@bazaar/ui/chip';
import { Note } from '@bazaar/ui/note';
import { messages } from './messages.ts';
import { withHref } from './need.address.ts';
import styles from './need-question.module.css';

interface NeedQuestionProps {
  need: string;
  question: NonNullable<NeedAnswer['question']>;
}

/** The one thing that a need leaves open; a choice adds its words to the text. */
export function NeedQuestion({ need, question: { title, choices } }: NeedQuestionProps) {
  return (
    <div className={styles.question}>
      <Note tone="info">
        <p className={styles.title}>
          <bdi>{title}</bdi> {messages.notWritten}
        </p>
        <ChipRow label={title}>
          {choices.map(({ text, words }) => (
            <Chip key={text} href={withHref(need, words)}>
              <bdi>{text}</bdi>
            </Chip>
          ))}
        </ChipRow>
      </Note>
    </div>
  );
}
