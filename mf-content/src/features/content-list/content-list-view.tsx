import { links } from '@bazaar/contracts';
import {
  type ContentLabel,
  type ContentTypeId,
  type ContentTypeNode,
  contentFeedHref,
  type FeedChoice,
} from '@bazaar/contracts/content';
import { ItemDrawing } from '@bazaar/drawing';
import { formatNumber } from '@bazaar/locale';
import { Breadcrumb, type BreadcrumbItem } from '@bazaar/ui/breadcrumb';
import { LinkButton } from '@bazaar/ui/button';
import { Container, PageHead } from '@bazaar/ui/container';
import { EmptyState } from '@bazaar/ui/empty-state';
import { Icon } from '@bazaar/ui/icon';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { Pager } from '@bazaar/ui/pager';
import { mdiRss } from '@mdi/js';
import type { ReactNode } from 'react';
import type { ArticleList } from '../../common/page/article-list.ts';
import { messages as common } from '../../common/text/messages.ts';
import { ArticleCard } from './article-card.tsx';
import { contentListAddress } from './content-list.address.ts';
import styles from './content-list-view.module.css';
import { ContentTypes } from './content-types.tsx';
import { Labels } from './labels.tsx';
import { LIST_PAGE_SIZE, pageCountOf } from './list-page.rules.ts';
import { messages } from './messages.ts';

interface ContentListViewProps {
  title: string;
  /** Path of the first page. */
  path: string;
  breadcrumb: readonly BreadcrumbItem[];
  /** The sections of what the list belongs to. */
  tabs?: ReactNode;
  /** The feed of what is listed. */
  feed?: FeedChoice;
  page: number;
  list: ArticleList;
  types: readonly ContentTypeNode[];
  /** The listed type; null for all types, undefined when the list is not by type. */
  typeId?: ContentTypeId | null;
  labels: readonly ContentLabel[];
  /** The listed label. */
  label?: string | undefined;
  empty: { title: string; hint: string };
}

/** A list of articles beside links to types and labels. */
export function ContentListView(props: ContentListViewProps) {
  const { title, breadcrumb, tabs, feed, list, types, typeId, labels, label, empty } = props;
  const isEmpty = list.items.length === 0;
  return (
    <Container>
      <Breadcrumb items={breadcrumb} />
      <PageHead
        title={<IsolatedRuns text={title} />}
        note={isEmpty ? undefined : messages.count(formatNumber(list.totalCount))}
      />
      {tabs && <div className={styles.tabs}>{tabs}</div>}
      <div className={styles.layout}>
        <div className={styles.types}>
          <ContentTypes types={types} currentId={typeId} />
        </div>
        <div className={styles.main}>{isEmpty ? <NoArticles {...empty} /> : <Articles {...props} />}</div>
        <div className={styles.labels}>
          <Labels labels={labels} current={label} />
          {feed && !isEmpty && <FeedLink feed={feed} />}
        </div>
      </div>
    </Container>
  );
}

/** Not a page of the site: the browser asks the server for it. */
function FeedLink({ feed }: { feed: FeedChoice }) {
  return (
    <a className={styles.feed} href={contentFeedHref(feed)}>
      <Icon path={mdiRss} size="sm" />
      {messages.feed}
    </a>
  );
}

function Articles({ path, page, list }: ContentListViewProps) {
  const first = (page - 1) * LIST_PAGE_SIZE + 1;
  const last = first + list.items.length - 1;
  return (
    <>
      <ul className={styles.grid} aria-label={messages.list}>
        {list.items.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
      <Pager
        page={page}
        pageCount={pageCountOf(list.totalCount, LIST_PAGE_SIZE)}
        hrefOf={(number) => path + contentListAddress.write({ page: number })}
        summary={messages.range(formatNumber(first), formatNumber(last), formatNumber(list.totalCount))}
      />
    </>
  );
}

function NoArticles({ title, hint }: { title: string; hint: string }) {
  return (
    <EmptyState
      art={<ItemDrawing spec={{ family: 'doc', seed: 1, dimensionMm: null, code: null }} bare />}
      title={title}
      actions={
        <LinkButton kind="primary" href={links.contents()}>
          {common.allContents}
        </LinkButton>
      }
    >
      {hint}
    </EmptyState>
  );
}
