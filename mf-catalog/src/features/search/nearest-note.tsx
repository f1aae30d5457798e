import { links } from '@bazaar/contracts';
import { isolateRuns } from '@bazaar/locale';
import { Link } from '@bazaar/ui/link';
import { Note } from '@bazaar/ui/note';
import { messages } from './messages.ts';
import styles from './search-page.module.css';
import type { Nearest } from './understood.rules.ts';

interface NearestNoteProps {
  /** The term that the results are for. */
  term: string;
  nearest: Nearest;
}

/** Tells that what was asked for is not there, before results that could be taken for it. */
export function NearestNote({ term, nearest: { hasGoods, unkept } }: NearestNoteProps) {
  const words = isolateRuns(term);
  return (
    <div className={styles.note}>
      <Note tone="warning">
        <p>
          <b>{hasGoods ? messages.noneWhole(words) : messages.notSold(words)}</b>
        </p>
        {unkept.length > 0 && <p>{messages.unkept(unkept.map(isolateRuns))}</p>}
        <p>
          <Link href={links.needFinder(term)}>{messages.toNeed}</Link>
        </p>
      </Note>
    </div>
  );
}
