import { links } from '@bazaar/contracts';
import { COMMENT_SORTS, type CommentThread as Thread } from '@bazaar/contracts/content';
import { formatNumber } from '@bazaar/locale';
import { Link } from '@bazaar/ui/link';
import { Pager } from '@bazaar/ui/pager';
import { LinkTabs } from '@bazaar/ui/tabs';
import { type ReactNode, type Ref, useId } from 'react';
import { COMMENTS_PAGE_SIZE, type CommentTree } from './comment-tree.rules.ts';
import { type CommentsView as Address, commentsAddress } from './comments.address.ts';
import styles from './comments-view.module.css';
import { messages } from './messages.ts';

/** The id of the section, to which its links lead back. */
const COMMENTS_ID = 'comments';
/** The slug that the page about comments has in the demo; the id decides. */
const ABOUT_SLUG = 'comments';

interface CommentsViewProps {
  tree: CommentTree;
  view: Address;
  /** Path of the article. */
  path: string;
  /** Id of the page about comments. */
  aboutId: number;
  composer: ReactNode;
  /** Around the comments, or what stands for them. */
  list: Ref<HTMLDivElement>;
  renderThread: (thread: Thread) => ReactNode;
}

/** The comments of an article: how many, in which order, the box for a new one, and the list. */
export function CommentsView({ tree, view, path, aboutId, composer, list, renderThread }: CommentsViewProps) {
  const hrefOf = (change: Partial<Address>) => `${path}${commentsAddress.write(view, change)}#${COMMENTS_ID}`;
  return (
    <CommentsFrame count={tree.commentsCount}>
      {tree.commentsCount > 1 && (
        <LinkTabs
          label={messages.sortLabel}
          items={COMMENT_SORTS.map((sort) => ({
            href: hrefOf({ sort, pageNumber: 1 }),
            label: messages.sorts[sort],
            current: sort === view.sort,
          }))}
        />
      )}
      {tree.commentsOpen ? (
        composer
      ) : (
        <p className={styles.none}>
          {messages.closed} <Link href={links.content(aboutId, ABOUT_SLUG)}>{messages.about}</Link>
        </p>
      )}
      <div ref={list} tabIndex={-1}>
        {tree.items.length === 0 ? (
          tree.commentsOpen && <p className={styles.none}>{messages.none}</p>
        ) : (
          <ul className={styles.list} aria-label={messages.list}>
            {tree.items.map((thread) => (
              <li key={thread.id}>{renderThread(thread)}</li>
            ))}
          </ul>
        )}
      </div>
      <CommentPages tree={tree} view={view} hrefOf={(pageNumber) => hrefOf({ pageNumber })} />
    </CommentsFrame>
  );
}

/** The titled section of the comments. */
export function CommentsFrame({ count, children }: { count?: number; children: ReactNode }) {
  const titleId = useId();
  return (
    <section id={COMMENTS_ID} className={styles.comments} aria-labelledby={titleId} data-print="hide">
      <h2 id={titleId} className={styles.title}>
        {messages.title}
        {count !== undefined && count > 0 && <span className={styles.count}> {formatNumber(count)}</span>}
      </h2>
      {children}
    </section>
  );
}

interface CommentPagesProps extends Pick<CommentsViewProps, 'tree' | 'view'> {
  hrefOf: (page: number) => string;
}

function CommentPages({ tree: { items, totalCount }, view: { pageNumber }, hrefOf }: CommentPagesProps) {
  const pageCount = Math.ceil(totalCount / COMMENTS_PAGE_SIZE);
  if (pageCount <= 1) {
    return null;
  }
  const first = (pageNumber - 1) * COMMENTS_PAGE_SIZE + 1;
  return (
    <Pager
      page={pageNumber}
      pageCount={pageCount}
      hrefOf={hrefOf}
      summary={messages.range(
        formatNumber(first),
        formatNumber(first + items.length - 1),
        formatNumber(totalCount),
      )}
    />
  );
}
