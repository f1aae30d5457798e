import type { ContentPage } from '@bazaar/contracts/content';
import type { RefObject } from 'react';
import { ActionBar, ActionColumn } from './article-actions.tsx';
import { useInView } from './use-in-view.ts';
import { usePageLike } from './use-page-like.ts';
import { useShare } from './use-share.ts';

interface ActionsProps {
  article: ContentPage;
  /** Path of the article's own page, to which shared links lead. */
  path: string;
}

/** What a reader can do with the article, below its text. */
export function BarOfArticle({ article, path }: ActionsProps) {
  return <ActionBar {...useActions({ article, path })} />;
}

/** The same beside the text, while the place of the bar is not in view. */
export function ColumnOfArticle({ bar, ...props }: ActionsProps & { bar: RefObject<Element | null> }) {
  const isBarInView = useInView(bar);
  const actions = useActions(props);
  return isBarInView === false && <ActionColumn {...actions} />;
}

function useActions({ article, path }: ActionsProps) {
  const page = { title: article.title, path };
  return { like: usePageLike(article), page, ...useShare(page) };
}
