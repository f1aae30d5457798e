import type { SearchCorrection } from '@bazaar/contracts/product';
import { Link } from '@bazaar/ui/link';
import styles from './correction-note.module.css';
import { messages } from './messages.ts';
import { type SearchView, searchHref } from './search.address.ts';

interface CorrectionNoteProps {
  view: SearchView;
  correction: SearchCorrection;
}

/** The corrected search term: a link to it, or a note that its results are shown because the original had none. */
export function CorrectionNote({ view, correction: { term, isApplied } }: CorrectionNoteProps) {
  const meant = (
    <Link href={searchHref(view, { term })}>
      «<bdi>{term}</bdi>»
    </Link>
  );
  return isApplied ? (
    <p className={styles.note}>
      {messages.noneFor} «<bdi>{view.term}</bdi>» {messages.insteadFor} {meant}
    </p>
  ) : (
    <p className={styles.note}>
      {messages.didYouMean} {meant} {messages.was}
    </p>
  );
}
