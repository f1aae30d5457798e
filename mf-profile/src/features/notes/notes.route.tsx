import { FAVORITE_TYPES, FavoriteType } from '@bazaar/contracts/content';
import { type Host, pathParam, useHost } from '@bazaar/host';
import { useQueries, useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, Navigate, redirect, useLoaderData } from 'react-router';
import { messages } from './messages.ts';
import { dropNote, pinNote, saveNote } from './note.mutations.ts';
import { type NotesView as Address, notesAddress, notesHref } from './notes.address.ts';
import { NOTES_PAGE_SIZE, noteQueries } from './notes.queries.ts';
import { NotesView } from './notes-view.tsx';

/** /profile/notes/:type — the user's private notes on things of one type. */
export function notesRoute(host: Host) {
  return {
    loader: (args: LoaderFunctionArgs) => loadNotes(host, args),
    Component: NotesPage,
    handle: { head: () => ({ title: messages.title, robots: 'noindex,nofollow' }) },
  };
}

/** The counts of the tabs load in parallel; a tab whose count fails is shown without one. */
async function loadNotes(
  { api, queryClient }: Host,
  { request, params }: LoaderFunctionArgs,
): Promise<Address> {
  const view = { type: pathParam(FavoriteType, params.type), ...notesAddress.parse(request) };
  const queries = noteQueries(api);
  const [{ totalCount }] = await Promise.all([
    queryClient.fetchQuery(queries.list(view)),
    ...FAVORITE_TYPES.map((type) => queryClient.prefetchQuery(queries.count(type))),
  ]);
  const lastPage = Math.ceil(totalCount / NOTES_PAGE_SIZE);
  if (lastPage > 0 && view.page > lastPage) {
    throw redirect(notesHref({ ...view, page: lastPage }));
  }
  return view;
}

function NotesPage() {
  const view = useLoaderData() as Address;
  const host = useHost();
  const queries = noteQueries(host.api);
  const { data: list } = useSuspenseQuery(queries.list(view));
  const counts = useQueries({ queries: FAVORITE_TYPES.map(queries.count) });
  const pageCount = Math.ceil(list.totalCount / NOTES_PAGE_SIZE);
  if (pageCount > 0 && view.page > pageCount) {
    return <Navigate replace to={notesHref({ ...view, page: pageCount })} />;
  }
  return (
    <NotesView
      view={view}
      notes={list.items}
      totalCount={list.totalCount}
      pageCount={pageCount}
      counts={FAVORITE_TYPES.map((type, index) => ({ type, count: counts[index]?.data }))}
      onSave={(note, draft) => saveNote(host, note, draft)}
      onPin={(note) => void pinNote(host, note)}
      onRemove={(note) => void dropNote(host, note, view)}
    />
  );
}
