import { links } from '@bazaar/contracts';
import { formatNumber } from '@bazaar/locale';
import { Button, LinkButton } from '@bazaar/ui/button';
import { PrintButton } from '@bazaar/ui/print-button';
import {
  mdiCheck,
  mdiFlagOutline,
  mdiLinkVariant,
  mdiShareVariantOutline,
  mdiThumbUp,
  mdiThumbUpOutline,
} from '@mdi/js';
import styles from './article-actions.module.css';
import { messages } from './messages.ts';
import { ShareMenu } from './share-menu.tsx';

export interface ArticleActionsProps {
  like: { liked: boolean; likes: number; press: () => void };
  /** The address was copied a moment ago. */
  isCopied: boolean;
  onCopy: () => void;
  /** Opens the device's share sheet; null where it has none, and a menu opens instead. */
  onShare: (() => void) | null;
  page: { title: string; path: string };
}

/** What a reader can do with the article, in one bar below its text. */
export function ActionBar(props: ArticleActionsProps) {
  return (
    <ul className={styles.bar} aria-label={messages.actions} data-print="hide">
      <ActionButtons {...props} />
      <li className={styles.last}>
        <LinkButton kind="text" icon={mdiFlagOutline} href={links.feedback(props.page.path)}>
          {messages.reportFault}
        </LinkButton>
      </li>
    </ul>
  );
}

/** The same beside the text, until the bar comes into view. */
export function ActionColumn(props: ArticleActionsProps) {
  return (
    <ul className={styles.column} aria-label={messages.actions}>
      <ActionButtons {...props} wide />
    </ul>
  );
}

function ActionButtons({
  like,
  isCopied,
  onCopy,
  onShare,
  page,
  wide = false,
}: ArticleActionsProps & { wide?: boolean }) {
  const count = formatNumber(like.likes);
  const size = wide ? 'sm' : 'md';
  return (
    <>
      <li>
        <Button
          {...{ wide, size }}
          icon={like.liked ? mdiThumbUp : mdiThumbUpOutline}
          aria-pressed={like.liked}
          className={like.liked ? styles.liked : undefined}
          onClick={like.press}
        >
          {messages.like(count)}
        </Button>
      </li>
      <li>
        {onShare === null ? (
          <ShareMenu {...{ wide, size, page }} />
        ) : (
          <Button {...{ wide, size }} icon={mdiShareVariantOutline} onClick={onShare}>
            {messages.share}
          </Button>
        )}
      </li>
      <li>
        <Button
          {...{ wide, size }}
          icon={isCopied ? mdiCheck : mdiLinkVariant}
          className={isCopied ? styles.copied : undefined}
          onClick={onCopy}
        >
          <span aria-live="polite">{isCopied ? messages.copied : messages.copy}</span>
        </Button>
      </li>
      <li>
        <PrintButton {...{ wide, size }} compact={!wide} />
      </li>
    </>
  );
}
