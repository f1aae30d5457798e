import { links } from '@bazaar/contracts';
import { Chip, ChipRow } from '@bazaar/ui/chip';
import { useId } from 'react';
import styles from './labels.module.css';
import { messages } from './messages.ts';

interface LabelsProps {
  labels: readonly string[];
  current: string | undefined;
}

/** Links to the lists of labels; the current label is included even when it is rare. */
export function Labels({ labels, current }: LabelsProps) {
  const titleId = useId();
  const shown = current === undefined || labels.includes(current) ? labels : [current, ...labels];
  if (shown.length === 0) {
    return null;
  }
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {messages.labels}
      </h2>
      <ChipRow label={messages.labels}>
        {shown.map((label) => (
          <Chip key={label} href={links.contentLabel(label)} kind={label === current ? 'current' : 'rest'}>
            {label}
          </Chip>
        ))}
      </ChipRow>
    </section>
  );
}
