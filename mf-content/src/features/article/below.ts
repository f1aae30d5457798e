export { Comments } from '../../common/comments/comments.widget.tsx';
export { SeriesBox } from './series-box.tsx';
export { Subjects } from './subjects.widget.tsx';
