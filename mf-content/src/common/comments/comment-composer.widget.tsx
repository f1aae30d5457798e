import { links } from '@bazaar/contracts';
import type { PageId } from '@bazaar/contracts/content';
import { useHost } from '@bazaar/host';
import { Icon } from '@bazaar/ui/icon';
import { Link } from '@bazaar/ui/link';
import { mdiCheck } from '@mdi/js';
import styles from './comment-composer.module.css';
import { CommentForm } from './comment-form.tsx';
import { messages } from './messages.ts';
import { useCommentDraft } from './use-comment-draft.ts';

/** The slug that the page of the rules has in the demo; the id decides. */
const RULES_SLUG = 'comment-rules';

/** The box for a new comment, with the rules beside it; the rules stand above it where there is no room. */
export function CommentComposer({ pageId }: { pageId: PageId }) {
  const { text, write, send, isBusy, failure } = useCommentDraft({ pageId, parentId: null }, () => undefined);
  return (
    <div className={styles.composer}>
      <div className={styles.field}>
        <CommentForm
          label={messages.field}
          {...{ text, isBusy, failure }}
          onText={write}
          onSend={send}
          words={messages}
          note={text !== '' && ` · ${messages.draftKept}`}
        />
      </div>
      <Rules />
    </div>
  );
}

function Rules() {
  const { config } = useHost();
  return (
    <details className={styles.rules}>
      <summary className={styles.before}>{messages.before}</summary>
      <ul className={styles.list}>
        {messages.rules.map((rule) => (
          <li key={rule}>
            <Icon path={mdiCheck} size="sm" />
            {rule}
          </li>
        ))}
      </ul>
      <Link href={links.content(config.pageIds.commentRules, RULES_SLUG)}>{messages.allRules}</Link>
    </details>
  );
}
