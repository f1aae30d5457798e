import { Drawing } from '@bazaar/drawing';
import { isolate } from '@bazaar/locale';
import { LinkButton } from '@bazaar/ui/button';
import { EmptyState } from '@bazaar/ui/empty-state';
import { typePlace } from '../../common/favorite/favorite-path.ts';
import { messages } from './messages.ts';
import { type NotesView, notesHref } from './notes.address.ts';

/** Shown instead of the notes: none of this type, or none with the words of the search. */
export function NotesEmpty({ view }: { view: NotesView }) {
  if (view.term !== '') {
    return (
      <EmptyState
        title={messages.notFoundTitle(isolate(view.term))}
        actions={
          <LinkButton href={notesHref({ ...view, term: '', page: 1 })}>{messages.clearSearch}</LinkButton>
        }
      >
        {messages.notFound}
      </EmptyState>
    );
  }
  const { title, text, action } = messages.empty[view.type];
  return (
    <EmptyState
      art={<Drawing family="doc" seed="notes" bare />}
      title={title}
      actions={
        <LinkButton kind="primary" href={typePlace(view.type)}>
          {action}
        </LinkButton>
      }
    >
      {text}
    </EmptyState>
  );
}
