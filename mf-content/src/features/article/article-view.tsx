import type { ContentPage } from '@bazaar/contracts/content';
import { Breadcrumb, type BreadcrumbItem } from '@bazaar/ui/breadcrumb';
import { Container } from '@bazaar/ui/container';
import type { ReactNode } from 'react';
import { WidePlate } from '../../common/article/wide-plate.tsx';
import { ReadingLayout } from '../../common/reading/reading-layout.tsx';
import { ArticleHeader } from './article-header.tsx';
import { messages } from './messages.ts';

interface ArticleViewProps {
  article: ContentPage;
  now: string;
  breadcrumb: readonly BreadcrumbItem[];
  /** Before the article: a note about it. */
  notice?: ReactNode;
  /** Above and below the text of the terms. */
  before?: ReactNode;
  tools?: ReactNode;
  after?: ReactNode;
  aside?: ReactNode;
}

/** The whole page of one article. On paper it is its text alone, below the site's letterhead. */
export function ArticleView({ article, now, breadcrumb, notice, before, ...parts }: ArticleViewProps) {
  return (
    <Container>
      <div data-print="hide">
        <Breadcrumb items={breadcrumb} />
        {notice}
      </div>
      <article>
        <ReadingLayout
          head={<ArticleHeader article={article} now={now} />}
          figure={
            <>
              {article.isListed && (
                <WidePlate spec={article.drawing} label={messages.drawingLabel(article.title)} />
              )}
              {before}
            </>
          }
          body={article.body}
          {...parts}
        />
      </article>
    </Container>
  );
}
