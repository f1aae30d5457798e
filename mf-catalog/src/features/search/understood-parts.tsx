import type { UnderstoodPart } from '@bazaar/contracts/product';
import { Icon } from '@bazaar/ui/icon';
import { Link } from '@bazaar/ui/link';
import { mdiClose } from '@mdi/js';
import { messages } from './messages.ts';
import { type SearchView, searchHref } from './search.address.ts';
import { isWorthShowing, termWithout } from './understood.rules.ts';
import styles from './understood-parts.module.css';

interface UnderstoodPartsProps {
  view: SearchView;
  /** The term that the results are for, of which the parts are parts. */
  term: string;
  parts: readonly UnderstoodPart[];
}

/** How the term was read, a chip for each part; each links to the search without it. */
export function UnderstoodParts({ view, term, parts }: UnderstoodPartsProps) {
  return isWorthShowing(parts) ? (
    <section className={styles.card} aria-label={messages.understood}>
      <p className={styles.lead}>
        <b>{messages.understood}</b> {messages.understoodNote}
      </p>
      <ul className={styles.list}>
        {parts.map((part) => (
          <li key={part.from} className={styles.part} data-kept={part.isKept}>
            <span className={styles.title}>{part.title}</span>
            <bdi className={styles.text}>{part.text}</bdi>
            <RemoveLink view={view} part={part} rest={termWithout(term, part)} />
          </li>
        ))}
      </ul>
    </section>
  ) : null;
}

function RemoveLink({ view, part, rest }: { view: SearchView; part: UnderstoodPart; rest: string }) {
  return rest === '' ? null : (
    <Link className={styles.remove} href={searchHref(view, { term: rest, page: 1 })}>
      <Icon path={mdiClose} size="sm" label={messages.without(part.text)} />
    </Link>
  );
}
