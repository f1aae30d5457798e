import { useId } from 'react';
import type { Heading } from './headings.rules.ts';
import { messages } from './messages.ts';
import styles from './table-of-contents.module.css';
import { useCurrentSection } from './use-current-section.ts';

/** Links to the headings of a text, with the one being read marked. */
export function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  const titleId = useId();
  const current = useCurrentSection(headings);
  return (
    <nav className={styles.contents} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {messages.contents}
      </h2>
      <ol className={styles.list}>
        {headings.map(({ id, text, level }) => (
          <li key={id} data-level={level}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              <bdi>{text}</bdi>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
