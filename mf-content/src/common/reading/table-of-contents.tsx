import { Icon } from '@bazaar/ui/icon';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { mdiChevronDown } from '@mdi/js';
import { useId } from 'react';
import type { Heading } from './headings.rules.ts';
import { messages } from './messages.ts';
import styles from './table-of-contents.module.css';
import { useCurrentSection } from './use-current-section.ts';

/** Links to the headings of a text, with the one being read marked; closed at first where the window is narrow. */
export function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  const titleId = useId();
  const current = useCurrentSection(headings);
  return (
    <nav className={styles.contents} aria-labelledby={titleId}>
      <details className={styles.details}>
        <summary className={styles.summary}>
          <h2 id={titleId} className={styles.title}>
            {messages.contents}
          </h2>
          <Icon path={mdiChevronDown} className={styles.mark} />
        </summary>
        <ol className={styles.list}>
          {headings.map(({ id, text, level }) => (
            <li key={id} data-level={level}>
              <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
                <IsolatedRuns text={text} />
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
