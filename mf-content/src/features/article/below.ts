export { Comments } from '../../common/comments/comments.widget.tsx';
export { BarOfArticle, ColumnOfArticle } from './actions-of-article.widget.tsx';
export { AuthorCard } from './author-card.widget.tsx';
export { RelatedArticles } from './related-articles.widget.tsx';
export { SeriesBox } from './series-box.tsx';
export { Subjects } from './subjects.widget.tsx';
export { warmAround, warmBelow } from './warm-below.ts';
