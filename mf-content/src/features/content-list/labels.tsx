import { links } from '@bazaar/contracts';
import type { ContentLabel } from '@bazaar/contracts/content';
import { formatNumber } from '@bazaar/locale';
import { Chip, ChipRow } from '@bazaar/ui/chip';
import { useId } from 'react';
import styles from './labels.module.css';
import { isSameLabel } from './labels.rules.ts';
import { messages } from './messages.ts';

interface LabelsProps {
  labels: readonly ContentLabel[];
  /** The listed label. */
  current: string | undefined;
}

/** Links to the lists of labels, with the number of articles in each. */
export function Labels({ labels, current }: LabelsProps) {
  const titleId = useId();
  if (labels.length === 0) {
    return null;
  }
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {messages.labels}
      </h2>
      <ChipRow label={messages.labels}>
        {labels.map(({ title, pagesCount }) => (
          <Chip
            key={title}
            href={links.contentLabel(title)}
            kind={isSameLabel(title, current) ? 'current' : 'rest'}
            count={formatNumber(pagesCount)}
          >
            {title}
          </Chip>
        ))}
      </ChipRow>
    </section>
  );
}
