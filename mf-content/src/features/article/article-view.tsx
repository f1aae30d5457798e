import type { ContentPage } from '@bazaar/contracts/content';
import { Breadcrumb } from '@bazaar/ui/breadcrumb';
import { Container } from '@bazaar/ui/container';
import type { ReactNode } from 'react';
import { WidePlate } from '../../common/article/wide-plate.tsx';
import { ReadingLayout } from '../../common/reading/reading-layout.tsx';
import { articleBreadcrumb } from './article-breadcrumb.ts';
import { ArticleHeader } from './article-header.tsx';
import { messages } from './messages.ts';

interface ArticleViewProps {
  article: ContentPage;
  now: string;
  related: ReactNode;
}

/** The whole page of one article. */
export function ArticleView({ article, now, related }: ArticleViewProps) {
  return (
    <Container>
      <div data-print="hide">
        <Breadcrumb items={articleBreadcrumb(article)} />
      </div>
      <article>
        <ReadingLayout
          head={<ArticleHeader article={article} now={now} />}
          figure={<WidePlate spec={article.drawing} label={messages.drawingLabel(article.title)} />}
          body={article.body}
          aside={related}
        />
      </article>
    </Container>
  );
}
